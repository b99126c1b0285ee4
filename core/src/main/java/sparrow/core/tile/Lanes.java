package sparrow.core.tile;

/// Small counts side by side in one long: sixteen lanes of four bits, the first in the lowest bits.
///
/// The faces of a suit have ten lanes, the red five behind the plain one; its ranks have nine.
final class Lanes {
    /// The most that a lane can count.
    static final int MOST = 15;

    private static final int BITS = 4;

    /// Every other lane, and the bit above each of those: room for what is carried.
    private static final long EVEN = 0x0F0F_0F0F_0F0F_0F0FL;

    private static final long GUARD = 0x1010_1010_1010_1010L;

    /// The bits that are set in a lane of four or more.
    private static final long FOUR_OR_MORE = 0xCCCC_CCCC_CCCC_CCCCL;

    /// The lane of the red five among the faces of a suit.
    private static final int RED_FIVE = 5;

    /// The lanes before it.
    private static final long LOW = (1L << (BITS * RED_FIVE)) - 1;

    private Lanes() {}

    /// Some of these counts, in lanes.
    static long of(int[] counts, int first, int many) {
        long word = 0;
        for (int i = first + many - 1; i >= first; i--) {
            if (counts[i] < 0 || counts[i] > MOST) {
                throw new IllegalArgumentException(
                        "a multiset cannot hold " + counts[i] + " of a tile");
            }
            word = word << BITS | counts[i];
        }
        return word;
    }

    /// Writes every count that is not zero into its place.
    static void spread(long word, int[] counts, int first) {
        int place = first;
        for (long left = word; left != 0; left >>>= BITS) {
            counts[place++] = (int) left & MOST;
        }
    }

    /// The same for the faces of a suit, the red five counted with the plain one.
    static void spreadFaces(long faces, int[] counts, int first) {
        spread(faces & LOW, counts, first);
        counts[first + RED_FIVE - 1] += (int) (faces >>> (BITS * RED_FIVE)) & MOST;
        spread(faces >>> (BITS * (RED_FIVE + 1)), counts, first + RED_FIVE);
    }

    /// Ranks as faces, none of them red.
    static long painted(long ranks) {
        return (ranks & LOW) | (ranks & ~LOW) << BITS;
    }

    /// Faces as ranks, the red five counted with the plain one; no more than fifteen of them.
    static long unpainted(long faces) {
        long red = faces >>> (BITS * RED_FIVE) & MOST;
        return (faces & LOW)
                + (red << (BITS * (RED_FIVE - 1)))
                + (faces >>> (BITS * (RED_FIVE + 1)) << (BITS * RED_FIVE));
    }

    /// Whether some lane counts four or more.
    static boolean anyOfFour(long word) {
        return (word & FOUR_OR_MORE) != 0;
    }

    /// Whether each lane of `big` is at least that of `small`.
    static boolean covers(long big, long small) {
        return alternateCover(big & EVEN, small & EVEN)
                && alternateCover((big >>> BITS) & EVEN, (small >>> BITS) & EVEN);
    }

    private static boolean alternateCover(long big, long small) {
        return (((big | GUARD) - small) & GUARD) == GUARD;
    }

    /// Whether the sum of any two lanes is too large for one.
    static boolean overflows(long one, long other) {
        long evens = (one & EVEN) + (other & EVEN);
        long odds = ((one >>> BITS) & EVEN) + ((other >>> BITS) & EVEN);
        return ((evens | odds) & GUARD) != 0;
    }

    /// All lanes together.
    static int sum(long word) {
        return (int) ((((word & EVEN) + ((word >>> BITS) & EVEN)) * 0x0101_0101_0101_0101L) >>> 56);
    }

    /// A bit for every lane that is not empty, side by side.
    static long held(long word) {
        long held = (word | word >>> 1 | word >>> 2 | word >>> 3) & 0x1111_1111_1111_1111L;
        held = (held | held >>> 3) & 0x0303_0303_0303_0303L;
        held = (held | held >>> 6) & 0x000F_000F_000F_000FL;
        held = (held | held >>> 12) & 0x0000_00FF_0000_00FFL;
        return (held | held >>> 24) & 0xFFFF;
    }
}
