package sparrow.shapes;

import sparrow.core.tile.Tile;

/// All draws, or all pairs of a discard and a draw, on one hand. What the untouched suits
/// contribute is added once, and a draw counts only by the number of its suit that it leads to.
///
/// The loops avoid branches on what the tiles are: those would be mispredicted half of the time.
final class Sweep {
    private static final int FOUR = Keys.COMPONENTS;
    private static final int RANKS = 9;
    private static final long ALL = (1L << Tile.KINDS) - 1;
    private static final int[] WEIGHTS = {3125, 625, 125, 25, 5, 1};

    private final SetsGauge gauge;
    private final char[] sum;
    private final int shift;
    private final byte[] distances;
    private final Holding holding;
    private final int[] kinds;
    private final int[] keys;
    private final int distance;

    /// By component: the number it has now.
    private final int[] number = new int[FOUR];

    /// By component: the number of the three others, shifted.
    private final int[] others = new int[FOUR];

    /// By two components, the lower times four: the number of both together.
    private final int[] both = new int[FOUR * FOUR];

    /// By kind: the number that its component has after one is drawn.
    private final char[] drawn = new char[36];

    Sweep(SetsGauge gauge, byte[] distances, Holding holding) {
        this.gauge = gauge;
        sum = gauge.blend().sum;
        this.distances = distances;
        shift = gauge.blend().shift;
        this.holding = holding;
        kinds = holding.kinds();
        keys = holding.keys();
        for (int c = 0; c < FOUR; c++) {
            number[c] = gauge.component(c).of(keys[2 * c], keys[2 * c + 1]);
            for (int d = 0; d < c; d++) {
                both[FOUR * d + c] = sum(number[c], number[d]);
            }
        }
        others[0] = sum(both[FOUR + 2], number[3]) << shift;
        others[1] = sum(both[2], number[3]) << shift;
        others[2] = sum(both[1], number[3]) << shift;
        others[3] = sum(both[1], number[2]) << shift;
        distance = distances[others[0] + number[0]];
        for (int c = 0; c < FOUR; c++) {
            draws(gauge.component(c), c);
        }
        drawn[34] = drawn[35] = (char) number[Keys.HONORS];
    }

    private int sum(int one, int other) {
        return sum[one << shift | other];
    }

    private void draws(Lookup lookup, int c) {
        int kind = Keys.firstKind(c);
        int high = keys[2 * c];
        int last = keys[2 * c + 1];
        for (int i = Keys.firstWeight(c); i < 6; i++, kind++) {
            int weight = kinds[kind] < Holding.COPIES ? WEIGHTS[i] : 0;
            drawn[kind] = (char) lookup.of(high + weight, last);
        }
        int row = lookup.row(high) + last;
        for (int i = 3; i < 6; i++, kind++) {
            int weight = kinds[kind] < Holding.COPIES ? WEIGHTS[i] : 0;
            drawn[kind] = lookup.low[row + weight];
        }
    }

    /// The kinds whose draw makes the distance less than it is.
    long accepted() {
        long accepted = 0;
        for (int c = 0; c < FOUR; c++) {
            accepted |= accepted(c);
        }
        return accepted;
    }

    private long accepted(int c) {
        int first = Keys.firstKind(c);
        int rest = others[c];
        int accepted = 0;
        for (int i = 0; i < 9; i++) {
            accepted |= less(distances[rest + drawn[first + i]], distance) << i;
        }
        return (long) accepted << first;
    }

    /// One if the first is less than the second, else zero.
    private static int less(int one, int other) {
        return (one - other) >>> 31;
    }

    /// For every kind held, the distance without one of it and the kinds accepted then.
    ///
    /// A discard leaves the distance as it is, or one more. In the first case only a tile that
    /// helps the whole hand can help the rest; in the second every such tile does.
    void discards(int[] distance, long[] accepted) {
        Costs costs = gauge.costs();
        long[] rest = costs.rest(holding.melds());
        Draws draws = new Draws(costs.own, number, drawn);
        long nearer = accepted();
        long further = ~nearer & ~holding.copies().fours() & ALL;
        int[] became = new int[RANKS];
        long[] elsewhere = new long[RANKS];
        int component = -1;
        int different = 0;
        for (long left = holding.held(); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int c = Keys.component(kind);
            Lookup lookup = gauge.component(c);
            int high = keys[2 * c] - Keys.FIRST[kind];
            int last = keys[2 * c + 1] - Keys.LAST[kind];
            int next = lookup.of(high, last);
            int now = distances[others[c] + next];
            different = c == component ? different : 0;
            component = c;
            int before = 0;
            while (before < different && became[before] != next) {
                before++;
            }
            if (before == different) {
                became[different] = next;
                elsewhere[different++] =
                        next == number[c]
                                ? nearer & ~kinds(c)
                                : elsewhere(draws, rest, c, next, now);
            }
            long asked = now == this.distance ? nearer : further;
            long sure = now == this.distance ? 0 : (nearer & kinds(c)) | 1L << kind;
            asked &= kinds(c) & ~(1L << kind);
            distance[kind] = now;
            accepted[kind] = elsewhere[before] | sure | here(lookup, c, high, last, now, asked);
        }
    }

    private static long kinds(int c) {
        return 511L << Keys.firstKind(c);
    }

    /// The kinds accepted in other components when component `c` has become `next`. Of two suits
    /// that hold the same, as those do that a flush lacks, the second is like the first.
    private long elsewhere(Draws draws, long[] rest, int c, int next, int now) {
        if (c == Keys.HONORS) {
            return ranks(draws, rest, c, 0, next, now)
                    | ranks(draws, rest, c, 1, next, now) << Keys.firstKind(1)
                    | ranks(draws, rest, c, 2, next, now) << Keys.firstKind(2);
        }
        int one = c == 0 ? 1 : 0;
        int two = c == 2 ? 1 : 2;
        boolean alike = keys[2 * one] == keys[2 * two] && keys[2 * one + 1] == keys[2 * two + 1];
        long ofOne = ranks(draws, rest, c, one, next, now);
        long ofTwo = alike ? ofOne : ranks(draws, rest, c, two, next, now);
        return ofOne << Keys.firstKind(one)
                | ofTwo << Keys.firstKind(two)
                | ranks(draws, rest, c, Keys.HONORS, next, now) << Keys.firstKind(Keys.HONORS);
    }

    /// Of another component, the ranks accepted.
    private long ranks(Draws draws, long[] rest, int c, int other, int next, int now) {
        int two = sum(next, both[Keys.REMAINING[FOUR * c + other]]);
        long ranks = draws.nearer(other, rest[2 * two], rest[2 * two + 1], now);
        long ninth = less(distances[(two << shift) + drawn[Keys.firstKind(other) + 8]], now);
        return ranks | ninth << 8;
    }

    /// Of the kinds asked, all in component `c`, those accepted when a discard has left it with
    /// these keys.
    private long here(Lookup lookup, int c, int high, int last, int limit, long asked) {
        int rest = others[c];
        long accepted = 0;
        for (long left = asked; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int next = lookup.of(high + Keys.FIRST[kind], last + Keys.LAST[kind]);
            accepted |= (long) less(distances[rest + next], limit) << kind;
        }
        return accepted;
    }
}
