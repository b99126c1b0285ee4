package sparrow.shapes;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// A part of a complete hand.
///
/// @param tile the lowest tile of a run, the face of equal tiles, the orphan held twice
/// @param meld the meld it is, unless it is concealed in the hand
public record Block(Shape shape, Tile tile, Optional<Meld> meld) {
    public enum Shape {
        RUN,
        TRIPLET,
        KONG,
        PAIR,
        /// Thirteen orphans, one of them twice.
        ORPHANS,
        /// Different tiles that only a special rule makes a set.
        MIXED
    }

    /// How concealed blocks are written, by shape and tile, once one was.
    private static final @Nullable String[][] WRITTEN =
            new String[Shape.values().length][Tile.values().length];

    public static Block concealed(Shape shape, int kind) {
        return new Block(shape, Tile.ofKind(kind), Optional.empty());
    }

    public static Block of(Meld meld) {
        Shape shape =
                switch (meld.kind()) {
                    case RUN -> Shape.RUN;
                    case GROUP -> meld.isKong() ? Shape.KONG : Shape.TRIPLET;
                    case MIXED, FLOWERS -> Shape.MIXED;
                };
        return new Block(shape, meld.face(), Optional.of(meld));
    }

    /// Whether no tile of it was claimed from somebody.
    public boolean isConcealed() {
        return meld.isEmpty() || meld.get().manner() != Meld.Manner.CLAIMED;
    }

    public boolean isTriplet() {
        return shape == Shape.TRIPLET || shape == Shape.KONG;
    }

    /// Its tiles without red paint.
    public List<Tile> tiles() {
        return switch (shape) {
            case RUN -> List.of(tile, Tile.ofKind(tile.kind() + 1), Tile.ofKind(tile.kind() + 2));
            case TRIPLET -> Collections.nCopies(3, tile);
            case KONG -> Collections.nCopies(4, tile);
            case PAIR -> Collections.nCopies(2, tile);
            case ORPHANS ->
                    Stream.concat(Stream.of(tile), OrphansGauge.kinds().mapToObj(Tile::ofKind))
                            .sorted()
                            .toList();
            case MIXED ->
                    meld.map(Meld::tiles).orElse(List.of()).stream().map(Tile::plain).toList();
        };
    }

    /// The wait that this tile, if it came last, completed here; none if the block lies as a meld
    /// or lacks the tile.
    public Optional<Wait> completedBy(Tile last) {
        if (meld.isPresent() || !tiles().contains(last.plain())) {
            return Optional.empty();
        }
        return Optional.of(
                switch (shape) {
                    case RUN -> runCompletedBy(last.rank());
                    case TRIPLET, KONG, MIXED -> Wait.DUAL_PAIR;
                    case PAIR -> Wait.SINGLE;
                    case ORPHANS -> last.plain() == tile ? Wait.THIRTEEN_SIDED : Wait.SINGLE;
                });
    }

    private Wait runCompletedBy(int rank) {
        int low = tile.rank();
        if (rank == low + 1) {
            return Wait.CLOSED;
        }
        return (rank == low && low == 7) || (rank == low + 2 && low == 1)
                ? Wait.EDGE
                : Wait.TWO_SIDED;
    }

    @Override
    public String toString() {
        return meld.isPresent() ? meld.get().toString() : concealedText();
    }

    private String concealedText() {
        @Nullable String[] written = WRITTEN[shape.ordinal()];
        String text = written[tile.ordinal()];
        if (text == null) {
            text = Notation.COMPACT.write(tiles());
            written[tile.ordinal()] = text;
        }
        return text;
    }
}
