package sparrow.shapes;

/// Vectors of costs packed into a long, six bits a lane, so that ten costs are added or compared at
/// once.
///
/// Costs are at most 14; 15 stands for never, which is enough, as no form is further away than its
/// own size.
final class Lanes {
    static final int COUNT = 10;
    static final int BITS = 6;
    static final int NEVER = 15;
    static final int GUARD = 32;
    static final long ONES = filled(1);
    static final long GUARDS = filled(GUARD);
    static final long ALL_NEVER = filled(NEVER);

    private Lanes() {}

    private static long filled(int value) {
        long lanes = 0;
        for (int lane = 0; lane < COUNT; lane++) {
            lanes |= (long) value << (BITS * lane);
        }
        return lanes;
    }

    /// The costs from `from` on, one a lane.
    static long of(byte[] costs, int from, int count) {
        long lanes = 0;
        for (int lane = 0; lane < COUNT; lane++) {
            int cost = lane < count ? Math.min(NEVER, costs[from + lane]) : NEVER;
            lanes |= (long) cost << (BITS * lane);
        }
        return lanes;
    }

    /// The same costs in reverse order, so that adding them to others pairs each sum of blocks with
    /// what it leaves.
    static long reversed(byte[] costs, int from, int count) {
        long lanes = ALL_NEVER;
        for (int lane = 0; lane < count; lane++) {
            long better = NEVER ^ Math.min(NEVER, costs[from + count - 1 - lane]);
            lanes ^= better << (BITS * lane);
        }
        return lanes;
    }

    static long least(long one, long other) {
        long notLess = ((one | GUARDS) - other) & GUARDS;
        long mask = notLess - (notLess >>> 5);
        return (other & mask) | (one & ~mask);
    }

    /// The guards of the lanes that are `most` or less, and not never.
    static long atMost(long lanes, int most) {
        return ~(lanes + ONES * (GUARD - Math.min(NEVER, most + 1))) & GUARDS;
    }

    /// The least of all lanes.
    static int least(long lanes) {
        long five = least(lanes, lanes >>> (5 * BITS));
        long three = least(five, five >>> (2 * BITS));
        long two = least(three, three >>> BITS);
        return (int) Math.min(two & 63, two >>> BITS & 63);
    }
}
