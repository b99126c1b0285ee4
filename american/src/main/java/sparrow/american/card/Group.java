package sparrow.american.card;

import java.util.Comparator;
import sparrow.core.tile.Tile;

/// Equal tiles standing together in a hand: a single, a pair, a pung, kong, quint or sextet.
///
/// Two groups of one kind stay two groups: a pair and a pair are no kong.
///
/// @param jokers whether jokers may stand for its tiles
public record Group(Tile tile, int count, boolean jokers) implements Comparable<Group> {
    private static final Comparator<Group> ORDER =
            Comparator.comparingInt(Group::kind)
                    .thenComparingInt(Group::count)
                    .thenComparing(Group::jokers);

    /// The fewest tiles that can be claimed and laid open.
    public static final int LEAST_EXPOSED = 3;

    /// The most tiles of a group: a sextet.
    public static final int MOST = 6;

    public Group {
        tile = Kinds.tile(Kinds.of(tile));
        if (count < 1) {
            throw new IllegalArgumentException("a group has at least one tile");
        }
    }

    /// The tile's number, see [Kinds].
    public int kind() {
        return Kinds.of(tile);
    }

    /// Whether a discard may be claimed for it.
    public boolean exposable() {
        return jokers && count >= LEAST_EXPOSED;
    }

    @Override
    public int compareTo(Group other) {
        return ORDER.compare(this, other);
    }
}
