package sparrow.shapes;

import sparrow.core.tile.Tile;

/// How many tiles of each kind there are, up to four: the kinds of whose count one, two or four is
/// a part, a bit each.
record Copies(long ones, long twos, long fours) {
    /// By count: its three bits, each in the lowest place of a third of the word.
    private static final long[] SPREAD = {0, 1, 1L << 21, 1 | 1L << 21, 1L << 42};

    private static final int HALF = Tile.KINDS / 2;
    private static final long KINDS_OF_HALF = (1L << HALF) - 1;
    private static final long ALL = (1L << Tile.KINDS) - 1;

    /// @param counts of the 34 kinds, from 0 to 4
    static Copies of(int[] counts) {
        long lower = 0;
        long higher = 0;
        for (int kind = HALF - 1; kind >= 0; kind--) {
            lower = 2 * lower + SPREAD[counts[kind]];
            higher = 2 * higher + SPREAD[counts[kind + HALF]];
        }
        return new Copies(
                (lower & KINDS_OF_HALF) | (higher & KINDS_OF_HALF) << HALF,
                (lower >>> 21 & KINDS_OF_HALF) | (higher >>> 21 & KINDS_OF_HALF) << HALF,
                lower >>> 42 | higher >>> 42 << HALF);
    }

    /// What is left of four copies when these are gone.
    Copies left() {
        return new Copies(ones, ones ^ twos, ALL & ~any());
    }

    /// The kinds of which there is any.
    long any() {
        return ones | twos | fours;
    }

    /// How many there are of some kinds together.
    int of(long kinds) {
        return Long.bitCount(kinds & ones)
                + 2 * Long.bitCount(kinds & twos)
                + 4 * Long.bitCount(kinds & fours);
    }
}
