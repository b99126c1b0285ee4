package sparrow.shapes;

/// All draws, or all pairs of a discard and a draw, on one hand. What the untouched suits
/// contribute is added once, and a draw counts only by the number of its suit that it leads to.
///
/// The loops avoid branches on what the tiles are: those would be mispredicted half of the time.
final class Sweep {
    private static final int FOUR = Keys.COMPONENTS;
    private static final int[] WEIGHTS = {3125, 625, 125, 25, 5, 1};

    /// By two components, the first times four: where [#both] keeps the two that remain.
    private static final int[] REMAINING = {0, 11, 7, 6, 11, 0, 3, 2, 7, 3, 0, 1, 6, 2, 1, 0};

    private final SetsGauge gauge;
    private final char[] sum;
    private final int shift;
    private final byte[] distances;
    private final int[] kinds;
    private final int[] keys;
    private final long held;
    private final int distance;

    /// By component: the number it has now.
    private final int[] number = new int[FOUR];

    /// By component: the number of the three others, shifted.
    private final int[] others = new int[FOUR];

    /// By two components, the lower times four: the number of both together.
    private final int[] both = new int[FOUR * FOUR];

    /// By kind: the number that its component has after one is drawn.
    private final char[] drawn = new char[36];

    /// By component: the kinds in it that bring the whole hand nearer.
    private final long[] nearer = new long[FOUR];

    /// The component last asked for, the number it had become, and the kinds that the others accept
    /// then.
    private int component = -1;

    private int became;
    private long elsewhere;

    Sweep(SetsGauge gauge, byte[] distances, Holding holding) {
        this.gauge = gauge;
        sum = gauge.blend().sum;
        this.distances = distances;
        shift = gauge.blend().shift;
        kinds = holding.kinds();
        keys = holding.keys();
        held = holding.singles() | holding.pairs();
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
        for (int c = 0; c < FOUR; c++) {
            nearer[c] = accepted(c, others[c], distance);
        }
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
        int row = lookup.high[high] + last;
        for (int i = 3; i < 6; i++, kind++) {
            int weight = kinds[kind] < Holding.COPIES ? WEIGHTS[i] : 0;
            drawn[kind] = lookup.low[row + weight];
        }
    }

    /// The kinds whose draw makes the distance less than it is.
    long accepted() {
        return nearer[0] | nearer[1] | nearer[2] | nearer[3];
    }

    /// The kinds of component `c` whose draw, the others being `rest`, makes the distance less than
    /// `limit`.
    private long accepted(int c, int rest, int limit) {
        int first = Keys.firstKind(c);
        int accepted = 0;
        byte[] distances = this.distances;
        char[] drawn = this.drawn;
        for (int i = 0; i < 9; i++) {
            accepted |= less(distances[rest + drawn[first + i]], limit) << i;
        }
        return (long) accepted << first;
    }

    /// One if the first is less than the second, else zero.
    private static int less(int one, int other) {
        return (one - other) >>> 31;
    }

    /// For every kind held, the distance without one of it and the kinds accepted then.
    void discards(int[] distance, long[] accepted) {
        for (long left = held; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int c = Keys.component(kind);
            discard(gauge.component(c), c, kind, distance, accepted);
        }
    }

    private void discard(Lookup lookup, int c, int kind, int[] distance, long[] accepted) {
        int high = keys[2 * c] - Keys.FIRST[kind];
        int last = keys[2 * c + 1] - Keys.LAST[kind];
        int next = lookup.of(high, last);
        int left = distances[others[c] + next];
        distance[kind] = left;
        if (c != component || next != became) {
            component = c;
            became = next;
            elsewhere =
                    next == number[c]
                            ? accepted() & ~(511L << Keys.firstKind(c))
                            : elsewhere(c, next, left);
        }
        long back = (long) less(this.distance, left) << kind;
        accepted[kind] = elsewhere | (here(lookup, c, high, last, left) & ~(1L << kind)) | back;
    }

    /// The kinds accepted in other components when component `c` has become `next`.
    private long elsewhere(int c, int next, int limit) {
        long accepted = 0;
        for (int o = 0; o < FOUR; o++) {
            if (o != c) {
                int rest = sum(next, both[REMAINING[FOUR * c + o]]);
                accepted |= accepted(o, rest << shift, limit);
            }
        }
        return accepted;
    }

    /// The kinds of component `c` accepted when a discard has left it with these keys.
    private long here(Lookup lookup, int c, int high, int last, int limit) {
        int rest = others[c];
        int first = Keys.firstKind(c);
        int kind = first;
        int accepted = 0;
        for (int i = Keys.firstWeight(c); i < 6; i++, kind++) {
            int weight = kinds[kind] < Holding.COPIES ? WEIGHTS[i] : 0;
            int next = lookup.of(high + weight, last);
            accepted |= less(distances[rest + next], limit) << (kind - first);
        }
        int row = lookup.high[high] + last;
        for (int i = 3; i < 6; i++, kind++) {
            int weight = kinds[kind] < Holding.COPIES ? WEIGHTS[i] : 0;
            accepted |= less(distances[rest + lookup.low[row + weight]], limit) << (kind - first);
        }
        return (long) accepted << first;
    }
}
