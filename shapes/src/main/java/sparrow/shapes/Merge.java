package sparrow.shapes;

/// Adds packed vectors of costs, one for each set of needs, without tables: for every lane of the
/// one that is worth it, the other is moved by as many blocks.
final class Merge {
    static final int FLAG_SETS = 4;
    private static final int SIGNS = 64;

    /// By how many bits the costs are moved: the lanes that are then in use.
    private final long[] kept = new long[SIGNS];

    private final long[] never = new long[SIGNS];
    private final int top;

    /// The highest lane, as never.
    private final long last;

    Merge(Family family) {
        int row = family.most + 1;
        int lanes = family.lanes();
        for (int by = 0; by < lanes; by++) {
            for (int lane = 0; lane < lanes; lane++) {
                if (lane / row >= by / row && lane % row >= by % row) {
                    kept[by * Lanes.BITS] |= 63L << (Lanes.BITS * lane);
                }
            }
            never[by * Lanes.BITS] = Lanes.ALL_NEVER & ~kept[by * Lanes.BITS];
        }
        top = Lanes.BITS * lanes - 1;
        last = (long) Lanes.NEVER << (Lanes.BITS * (lanes - 1));
    }

    /// What two components contribute together, needs aside.
    long sum(long one, long other) {
        long sum = Lanes.ALL_NEVER;
        for (int bits = 0; bits <= top - Lanes.BITS + 1; bits += Lanes.BITS) {
            long moved = ((other << bits) & kept[bits]) | never[bits];
            sum = Lanes.least(sum, (one >>> bits & 63) * Lanes.ONES + moved);
        }
        return sum;
    }

    /// The costs moved by `blocks`.
    private long shifted(long costs, int blocks) {
        int bits = Lanes.BITS * blocks;
        return ((costs << bits) & kept[bits]) | never[bits];
    }

    /// What three components contribute, moved as their blocks leave the fourth to finish a win.
    ///
    /// @param laid how many sets need not be built
    long placed(long costs, int laid) {
        return shifted(costs, laid);
    }

    /// The same where the fourth must be used.
    long placedUsing(long costs, int laid) {
        return shifted(costs, laid) | last;
    }

    /// What bars the fourth from being left out.
    long last() {
        return last;
    }

    /// The costs of wins of three parts.
    ///
    /// @param lanes of the one, those to use, as [Lanes#atMost] answers for reversed costs
    /// @param reversed the costs of the second
    /// @param rest what the others contribute, placed for the second
    /// @param barred the lanes that the second cannot use, as never
    long together(long one, long lanes, long reversed, long rest, long barred) {
        long least = Lanes.ALL_NEVER;
        for (long left = lanes; left != 0; left &= left - 1) {
            int bits = top - Long.numberOfTrailingZeros(left);
            long moved = ((rest << bits) & kept[bits]) | never[bits] | barred;
            long both = Lanes.least(Lanes.ALL_NEVER, reversed + moved);
            least = Lanes.least(least, (one >>> bits & 63) * Lanes.ONES + both);
        }
        return least;
    }

    /// Writes to `sum` what two components contribute together, for each set of needs that they
    /// meet.
    ///
    /// @param lanes of the one, those to use, as [Lanes#atMost] answers for reversed costs
    void add(long[] one, int at, long lanes, long[] other, int from, long[] sum, int to) {
        long none = Lanes.ALL_NEVER;
        long terminal = none;
        long triplet = none;
        long all = none;
        for (long left = lanes; left != 0; left &= left - 1) {
            int bits = top - Long.numberOfTrailingZeros(left);
            long other0 = ((other[from] << bits) & kept[bits]) | never[bits];
            long other1 = ((other[from + 1] << bits) & kept[bits]) | never[bits];
            long other2 = ((other[from + 2] << bits) & kept[bits]) | never[bits];
            long other3 = ((other[from + 3] << bits) & kept[bits]) | never[bits];
            long one0 = (one[at] >>> bits & 63) * Lanes.ONES;
            long one1 = (one[at + 1] >>> bits & 63) * Lanes.ONES;
            long one2 = (one[at + 2] >>> bits & 63) * Lanes.ONES;
            long one3 = (one[at + 3] >>> bits & 63) * Lanes.ONES;
            none = Lanes.least(none, one0 + other0);
            terminal = Lanes.least(terminal, Lanes.least(one0 + other1, one1 + other0));
            triplet = Lanes.least(triplet, Lanes.least(one0 + other2, one2 + other0));
            long apart = Lanes.least(one1 + other2, one2 + other1);
            all = Lanes.least(Lanes.least(all, apart), Lanes.least(one0 + other3, one3 + other0));
        }
        sum[to] = none;
        sum[to + 1] = terminal;
        sum[to + 2] = triplet;
        sum[to + 3] = all;
    }
}
