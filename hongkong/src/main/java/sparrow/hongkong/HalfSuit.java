package sparrow.hongkong;

import java.util.Arrays;
import sparrow.hongkong.Lacks.Sets;

/// What the lower or the upper four ranks of a suit lack, by the chows that reach across the middle
/// one. Kinds are numbered within the suit.
///
/// Chows are carried from rank to rank. A row: the chows begun two ranks ago and one rank ago; in
/// each row a cell for every number of sets, without a pair and with one.
final class HalfSuit {
    static final int RANKS = 9;

    /// The rank between the halves.
    static final int MIDDLE = 4;

    private static final int LAST_CHOW = 6;

    private final Sets sets;
    private final int cells;
    private final long[] lacks;

    private HalfSuit(Sets sets, int cells, long[] lacks) {
        this.sets = sets;
        this.cells = cells;
        this.lacks = lacks;
    }

    /// The half from the first rank on.
    ///
    /// @param first the first kind of the suit
    /// @param held the tiles of every kind
    /// @param caps how many of every kind there can be
    /// @param most how many sets are of interest
    static HalfSuit lower(int first, int[] held, int[] caps, Sets sets, int most) {
        int cells = Lacks.cells(most);
        long[] now = Lacks.nothing(rows(sets) * cells);
        for (int rank = 0; rank < MIDDLE; rank++) {
            Step step = new Step(sets, cells, rank, held[first + rank], caps[first + rank]);
            now = step.up(now);
        }
        return new HalfSuit(sets, cells, now);
    }

    /// The half up to the last rank.
    static HalfSuit upper(int first, int[] held, int[] caps, Sets sets, int most) {
        int cells = Lacks.cells(most);
        long[] now = Lacks.nothing(rows(sets) * cells);
        for (int rank = RANKS - 1; rank > MIDDLE; rank--) {
            Step step = new Step(sets, cells, rank, held[first + rank], caps[first + rank]);
            now = step.down(now);
        }
        return new HalfSuit(sets, cells, now);
    }

    /// How many equal chows need be counted: three are as good as three pungs.
    private static int mostChows(Sets sets) {
        return switch (sets) {
            case CHOWS -> 4;
            case ANY -> 2;
            case PUNGS -> 0;
        };
    }

    private static int rows(Sets sets) {
        return (mostChows(sets) + 1) * (mostChows(sets) + 1);
    }

    /// The whole suit, of this lower half, that upper one and the rank between them.
    ///
    /// @param held the tiles of the middle rank
    /// @param cap how many of them there can be
    /// @param first the kind of the first rank
    Lacks with(int held, int cap, HalfSuit upper, int first) {
        long[] lower = new Step(sets, cells, MIDDLE, held, cap).up(lacks);
        long[] whole = new long[cells];
        Arrays.fill(whole, Lacks.NEVER);
        int most = mostChows(sets);
        for (int older = 0; older <= most; older++) {
            for (int newer = 0; newer <= most && 2 * (older + newer) < cells; newer++) {
                join(
                        lower,
                        upper.lacks,
                        (older * (most + 1) + newer) * cells,
                        2 * (older + newer),
                        whole);
            }
        }
        for (int cell = 0; cell < cells; cell++) {
            long kinds = Lacks.kinds(whole[cell]);
            whole[cell] += (kinds << first) - kinds;
        }
        return new Lacks(whole);
    }

    private void join(long[] lower, long[] upper, int row, int begun, long[] whole) {
        for (int low = begun; low < cells; low++) {
            long lack = lower[row + low];
            if (lack < Lacks.NEVER) {
                int step = 1 + (low & 1);
                for (int high = 0; low + high < cells; high += step) {
                    long both = lack + upper[row + high];
                    whole[low + high] = Lacks.or(whole[low + high], both);
                }
            }
        }
    }

    /// All that can be done at one rank.
    private static final class Step {
        private final Sets sets;
        private final int cells;
        private final int rank;
        private final int held;
        private final int cap;
        private final int chows;
        private final int begins;

        Step(Sets sets, int cells, int rank, int held, int cap) {
            this.sets = sets;
            this.cells = cells;
            this.rank = rank;
            this.held = held;
            this.cap = cap;
            this.chows = mostChows(sets);
            this.begins = rank > LAST_CHOW ? 0 : chows;
        }

        private int row(int older, int newer) {
            return (older * (chows + 1) + newer) * cells;
        }

        /// From what lies below this rank to what lies below the next.
        long[] up(long[] before) {
            long[] after = new long[before.length];
            Arrays.fill(after, Lacks.NEVER);
            int most = Math.min(cap, chows);
            for (int older = 0; older <= most; older++) {
                for (int newer = 0; newer <= most && older + newer <= cap; newer++) {
                    int from = row(older, newer);
                    int least = 2 * (older + newer);
                    if (least < cells && before[from + least] < Lacks.NEVER) {
                        for (int begun = 0; begun <= begins; begun++) {
                            int to = row(newer, begun);
                            take(older + newer, begun, before, from, least, after, to);
                        }
                    }
                }
            }
            return after;
        }

        /// From what lies above this rank to what lies above the one before.
        long[] down(long[] after) {
            long[] before = new long[after.length];
            Arrays.fill(before, Lacks.NEVER);
            int most = Math.min(cap, chows);
            for (int older = 0; older <= most; older++) {
                for (int newer = 0; newer <= most && older + newer <= cap; newer++) {
                    for (int begun = 0; begun <= begins; begun++) {
                        int from = row(newer, begun);
                        if (after[from] < Lacks.NEVER) {
                            int to = row(older, newer);
                            take(older + newer, begun, after, from, 0, before, to);
                        }
                    }
                }
            }
            return before;
        }

        /// With and without a pung and a pair of this rank, besides the chows it is in.
        ///
        /// @param carried how many chows reach here from below
        /// @param first the first cell of the row that can be had
        private void take(
                int carried, int begun, long[] from, int row, int first, long[] to, int target) {
            int inChows = carried + begun;
            for (int pungs = 0; pungs <= (sets == Sets.CHOWS ? 0 : 1); pungs++) {
                for (int pairs = 0; pairs <= 1 && inChows + 3 * pungs + 2 * pairs <= cap; pairs++) {
                    long lack = Lacks.of(rank, inChows + 3 * pungs + 2 * pairs, held);
                    int more = 2 * (begun + pungs) + pairs;
                    int step = 1 + pairs;
                    for (int cell = first; cell + more < cells; cell += step) {
                        int at = target + cell + more;
                        to[at] = Lacks.or(to[at], from[row + cell] + lack);
                    }
                }
            }
        }
    }
}
