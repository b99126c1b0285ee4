package sparrow.american.advice;

import java.util.Arrays;
import sparrow.american.card.Kinds;
import sparrow.american.card.Supply;
import sparrow.core.tile.Tile;

/// The tiles a player cannot place: they are in the wall or in the hands of others.
///
/// Own tiles, all discards, all exposures and the tiles passed in the Charleston are not among
/// them.
public final class Unseen {
    private final int[] left;
    private final int jokers;
    private final int total;

    private Unseen(int[] left, int jokers) {
        this.left = left;
        this.jokers = jokers;
        this.total = Arrays.stream(left).sum() + jokers;
    }

    static Unseen of(Position position, Supply supply) {
        int[] left = new int[Kinds.COUNT];
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            left[kind] = supply.copies(kind);
        }
        int jokers = supply.jokers() - take(position.concealed().list(), left);
        jokers -= take(position.open(), left);
        jokers -= take(position.passed().list(), left);
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            left[kind] = Math.max(0, left[kind]);
        }
        return new Unseen(left, Math.max(0, jokers));
    }

    /// Takes the naturals out of `left` and counts the jokers.
    private static int take(Iterable<Tile> tiles, int[] left) {
        int jokers = 0;
        for (Tile tile : tiles) {
            if (tile == Tile.JOKER) {
                jokers++;
            } else if (Kinds.isNatural(tile)) {
                left[Kinds.of(tile)]--;
            }
        }
        return jokers;
    }

    /// How many tiles of a kind may still come, see [Kinds].
    public int left(int kind) {
        return left[kind];
    }

    public int jokers() {
        return jokers;
    }

    public int total() {
        return total;
    }
}
