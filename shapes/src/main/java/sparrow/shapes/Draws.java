package sparrow.shapes;

/// Which draws lower which costs of the components of a hand.
///
/// Of every cost, a byte of a word, it keeps the ranks whose draw lowers it; those that lower any
/// cost of some are then found in a few steps.
final class Draws {
    private static final int FOUR = Keys.COMPONENTS;

    /// By component, doubled, the word with the extra block second: its costs.
    private final long[] own = new long[2 * FOUR];

    /// The same: in the byte of each cost, the first eight ranks that lower it.
    private final long[] ranks = new long[2 * FOUR];

    /// @param costs by number, doubled
    /// @param number by component: its number
    /// @param drawn by kind: the number that its component has after one is drawn
    Draws(long[] costs, int[] number, char[] drawn) {
        for (int c = 0; c < FOUR; c++) {
            long plain = costs[2 * number[c]];
            long extra = costs[2 * number[c] + 1];
            long ofPlain = 0;
            long ofExtra = 0;
            int first = Keys.firstKind(c);
            for (int rank = 0; rank < 8; rank++) {
                int after = 2 * drawn[first + rank];
                ofPlain |= (plain - costs[after]) << rank;
                ofExtra |= (extra - costs[after + 1]) << rank;
            }
            own[2 * c] = plain;
            own[2 * c + 1] = extra;
            ranks[2 * c] = ofPlain;
            ranks[2 * c + 1] = ofExtra;
        }
    }

    /// Of the first eight ranks of a component, those whose draw brings a hand at this distance
    /// nearer.
    ///
    /// @param rest what the others leave to it, and the same with the extra block
    int nearer(int c, long rest, long restWithExtra, int distance) {
        long paid = distance * Costs.ONES;
        long plain = ranks[2 * c] & Costs.zeros(own[2 * c] + rest - paid);
        long extra = ranks[2 * c + 1] & Costs.zeros(own[2 * c + 1] + restWithExtra - paid);
        long all = plain | extra;
        all |= all >>> 32;
        all |= all >>> 16;
        return (int) (all | all >>> 8) & 255;
    }
}
