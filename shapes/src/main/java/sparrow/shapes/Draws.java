package sparrow.shapes;

/// Which draws lower which costs of the components of a hand.
///
/// A nearest win pays a few of the costs of a component; the draws that lower any of some four are
/// found in one step, by a table for each four.
final class Draws {
    private static final int FOUR = Keys.COMPONENTS;
    private static final int SUBSETS = 16;
    private static final int TABLES = 4;

    private final long[] own = new long[2 * FOUR];

    /// By component, four costs (lower and higher, first without the extra block) and a subset of
    /// them: the ranks whose draw lowers any.
    private final char[] ranks = new char[FOUR * TABLES * SUBSETS];

    /// @param number by component: its number
    /// @param drawn by kind: the number that its component has after one is drawn
    Draws(Costs costs, int[] number, char[] drawn) {
        for (int c = 0; c < FOUR; c++) {
            for (int extra = 0; extra < 2; extra++) {
                own[2 * c + extra] = costs.own[2 * number[c] + extra];
                fill(costs.own, c, extra, drawn);
            }
        }
    }

    private void fill(long[] costs, int c, int extra, char[] drawn) {
        long now = own[2 * c + extra];
        int first = Keys.firstKind(c);
        long eight = 0;
        for (int rank = 0; rank < 8; rank++) {
            eight |= (now - costs[2 * drawn[first + rank] + extra]) << rank;
        }
        long nine = now - costs[2 * drawn[first + 8] + extra];
        int at = SUBSETS * (TABLES * c + 2 * extra);
        fill(at, (int) eight, (int) nine);
        fill(at + SUBSETS, (int) (eight >>> 32), (int) (nine >>> 32));
    }

    /// @param eight by cost, a byte each: the first eight ranks that lower it
    /// @param nine the same of the ninth
    private void fill(int at, int eight, int nine) {
        int a = (eight & 255) | (nine & 1) << 8;
        int b = (eight >>> 8 & 255) | (nine >>> 8 & 1) << 8;
        int c = (eight >>> 16 & 255) | (nine >>> 16 & 1) << 8;
        int d = (eight >>> 24) | (nine >>> 24 & 1) << 8;
        ranks[at + 1] = (char) a;
        ranks[at + 2] = (char) b;
        ranks[at + 3] = (char) (a | b);
        ranks[at + 4] = (char) c;
        ranks[at + 5] = (char) (a | c);
        ranks[at + 6] = (char) (b | c);
        ranks[at + 7] = (char) (a | b | c);
        for (int subset = 8; subset < SUBSETS; subset++) {
            ranks[at + subset] = (char) (ranks[at + subset - 8] | d);
        }
    }

    /// The kinds of a component whose draw brings a hand at this distance nearer.
    ///
    /// @param rest what the others leave to it, and the same with the extra block
    long nearer(int c, long rest, long restWithExtra, int distance) {
        long paid = distance * Costs.ONES;
        int plain = Costs.zeros(own[2 * c] + rest - paid);
        int extra = Costs.zeros(own[2 * c + 1] + restWithExtra - paid);
        int at = c * TABLES * SUBSETS;
        int lower =
                ranks[at + (plain & 15)]
                        | ranks[at + SUBSETS + (plain >>> 4)]
                        | ranks[at + 2 * SUBSETS + (extra & 15)]
                        | ranks[at + 3 * SUBSETS + (extra >>> 4)];
        return (long) lower << Keys.firstKind(c);
    }
}
