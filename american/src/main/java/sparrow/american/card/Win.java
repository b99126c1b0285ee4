package sparrow.american.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// A complete hand: the variation it is and where each of its tiles stands.
///
/// @param sets the groups of the variation with the tiles that fill them
/// @param jokers whether any joker is among them
public record Win(Variation variation, List<Set> sets, Jokers jokers) {
    /// By what they pay, then in the order of the card.
    static final Comparator<Win> BEST_FIRST =
            Comparator.comparingInt(Win::value)
                    .reversed()
                    .thenComparingInt(win -> win.variation().index());

    /// Where the tiles of a group are.
    public enum Lying {
        EXPOSED,
        IN_HAND
    }

    /// A group and the tiles that stand in it.
    public record Set(Group group, List<Tile> tiles, Lying lying) {
        public Set {
            tiles = List.copyOf(tiles);
        }

        public boolean isExposed() {
            return lying == Lying.EXPOSED;
        }
    }

    public Win {
        sets = List.copyOf(sets);
    }

    public Line line() {
        return variation.line();
    }

    /// What it pays before anything the table adds, twice the points if it has no jokers and the
    /// line rewards that.
    public int value() {
        return line().value(jokers);
    }

    /// Puts the tiles of a rack that completes the variation in their places: naturals where no
    /// joker may stand, then naturals, then jokers.
    static Win of(Variation variation, Rack rack) {
        int[] held = new int[Kinds.COUNT];
        Arrays.setAll(held, rack::count);
        for (Group group : variation.groups()) {
            held[group.kind()] -= group.jokers() ? 0 : group.count();
        }
        List<Meld> exposed = new ArrayList<>(rack.exposed());
        List<Set> sets = new ArrayList<>();
        for (Group group : variation.groups()) {
            sets.add(filled(group, held, exposed));
        }
        return new Win(variation, sets, rack.jokersHeld());
    }

    private static Set filled(Group group, int[] held, List<Meld> exposed) {
        for (Meld meld : exposed) {
            if (group.exposable() && Rack.exposure(meld) == Rack.exposure(group)) {
                exposed.remove(meld);
                return new Set(group, meld.tiles(), Lying.EXPOSED);
            }
        }
        int natural = group.jokers() ? Math.min(group.count(), held[group.kind()]) : group.count();
        held[group.kind()] -= group.jokers() ? natural : 0;
        List<Tile> tiles = new ArrayList<>(Collections.nCopies(natural, group.tile()));
        tiles.addAll(Collections.nCopies(group.count() - natural, Tile.JOKER));
        return new Set(group, tiles, Lying.IN_HAND);
    }
}
