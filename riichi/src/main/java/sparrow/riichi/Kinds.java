package sparrow.riichi;

/// Sets of tile kinds, a bit each (see [sparrow.core.tile.Tile#kind()]).
final class Kinds {
    static final int FIRST_DOT = 9;
    static final int FIRST_BAMBOO = 18;
    static final int EAST = 27;
    static final int NORTH = 30;
    static final int WHITE = 31;
    static final int GREEN_DRAGON = 32;
    static final int RED = 33;

    /// The nine ranks of a suit.
    static final long SUIT = 0x1FF;

    static final long CHARACTERS = SUIT;
    static final long DOTS = SUIT << FIRST_DOT;
    static final long BAMBOO = SUIT << FIRST_BAMBOO;
    static final long WINDS = 0xFL << EAST;
    static final long DRAGONS = 7L << WHITE;
    static final long HONORS = WINDS | DRAGONS;
    static final long TERMINALS = inEverySuit(0b1_0000_0001);

    /// Terminals and honors.
    static final long ORPHANS = TERMINALS | HONORS;

    /// Where a run with a terminal begins.
    static final long OUTER_RUNS = inEverySuit(0b0_0100_0001);

    /// 23468s and the green dragon.
    static final long GREEN = bamboo(2, 3, 4, 6, 8) | bit(GREEN_DRAGON);

    /// 1579s and the red dragon.
    static final long PEACOCK = bamboo(1, 5, 7, 9) | bit(RED);

    /// 23468s and the red dragon.
    static final long RED_IN_GREEN = bamboo(2, 3, 4, 6, 8) | bit(RED);

    /// 248p and the winds.
    static final long BLACK = bit(10) | bit(12) | bit(16) | WINDS;

    private Kinds() {}

    static long bit(int kind) {
        return 1L << kind;
    }

    /// Whether a kind is in a set; none is in no set.
    static boolean has(long set, int kind) {
        return kind >= 0 && ((set >>> kind) & 1) != 0;
    }

    static boolean within(long set, long limits) {
        return (set & ~limits) == 0;
    }

    static int size(long set) {
        return Long.bitCount(set);
    }

    private static long inEverySuit(long ranks) {
        return ranks | (ranks << FIRST_DOT) | (ranks << FIRST_BAMBOO);
    }

    private static long bamboo(int... ranks) {
        long set = 0;
        for (int rank : ranks) {
            set |= bit(FIRST_BAMBOO + rank - 1);
        }
        return set;
    }
}
