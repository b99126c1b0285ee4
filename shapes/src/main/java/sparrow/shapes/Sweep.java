package sparrow.shapes;

/// All draws, or all pairs of a discard and a draw, on one hand. What the untouched suits contribute is added once; a
/// draw counts only by the number of its suit that it leads to, and draws that lead to the same number are asked once.
final class Sweep {
    private static final int MOST = 9;

    private final Blend blend;
    private final byte[] distances;
    private final Holding holding;
    private final int[] keys;

    /// By component: the number it has now.
    private final int[] number = new int[Keys.COMPONENTS];

    /// By two components: the number of both together.
    private final int[] both = new int[Keys.COMPONENTS * Keys.COMPONENTS];

    /// By component: the number of the three others, shifted.
    private final int[] others = new int[Keys.COMPONENTS];

    /// By component: the numbers that one draw leads to, how many there are, and the kinds that do.
    private final int[] reached = new int[Keys.COMPONENTS * MOST];

    private final long[] reachedBy = new long[Keys.COMPONENTS * MOST];
    private final int[] reaches = new int[Keys.COMPONENTS];

    Sweep(Blend blend, byte[] distances, Holding holding) {
        this.blend = blend;
        this.distances = distances;
        this.holding = holding;
        keys = holding.keys();
        for (int c = 0; c < Keys.COMPONENTS; c++) {
            number[c] = blend.component(c).of(keys[2 * c], keys[2 * c + 1]);
        }
        for (int c = 0; c < Keys.COMPONENTS; c++) {
            for (int d = 0; d < c; d++) {
                both[c * Keys.COMPONENTS + d] = both[d * Keys.COMPONENTS + c] = sum(number[c], number[d]);
            }
        }
        others[0] = sum(both[1 * Keys.COMPONENTS + 2], number[3]) << blend.shift;
        others[1] = sum(both[2], number[3]) << blend.shift;
        others[2] = sum(both[1], number[3]) << blend.shift;
        others[3] = sum(both[1], number[2]) << blend.shift;
        for (int c = 0; c < Keys.COMPONENTS; c++) {
            draws(c);
        }
    }

    private int sum(int one, int other) {
        return blend.sum[one << blend.shift | other];
    }

    private void draws(int c) {
        Lookup lookup = blend.component(c);
        int first = Keys.firstKind(c);
        int high = keys[2 * c];
        int row = lookup.high[high];
        int last = keys[2 * c + 1];
        int from = c * MOST;
        int to = from;
        for (int kind = first; kind < first + Keys.kinds(c); kind++) {
            if (holding.count(kind) < Holding.COPIES) {
                int weight = Keys.WEIGHT[kind];
                boolean isHigh = (Keys.PART[kind] & 1) == 0;
                int next = isHigh ? lookup.low[lookup.high[high + weight] + last] : lookup.low[row + last + weight];
                if (next != number[c]) {
                    to = note(from, to, next, 1L << kind);
                }
            }
        }
        reaches[c] = to;
    }

    private int note(int from, int to, int next, long kind) {
        for (int i = from; i < to; i++) {
            if (reached[i] == next) {
                reachedBy[i] |= kind;
                return to;
            }
        }
        reached[to] = next;
        reachedBy[to] = kind;
        return to + 1;
    }

    /// The kinds whose draw makes the distance less than `distance`.
    long accepted(int distance) {
        long accepted = 0;
        for (int c = 0; c < Keys.COMPONENTS; c++) {
            accepted |= accepted(c, others[c], distance);
        }
        return accepted;
    }

    private long accepted(int c, int rest, int distance) {
        long accepted = 0;
        for (int i = c * MOST; i < reaches[c]; i++) {
            if (distances[rest + reached[i]] < distance) {
                accepted |= reachedBy[i];
            }
        }
        return accepted;
    }

    void discards(int[] distance, long[] accepted) {
        for (int c = 0; c < Keys.COMPONENTS; c++) {
            discards(c, distance, accepted);
        }
    }

    private void discards(int c, int[] distance, long[] accepted) {
        Lookup lookup = blend.component(c);
        int first = Keys.firstKind(c);
        int end = first + Keys.kinds(c);
        int[] left = new int[MOST];
        for (int kind = first; kind < end; kind++) {
            if (holding.count(kind) > 0) {
                int weight = Keys.WEIGHT[kind];
                boolean isHigh = (Keys.PART[kind] & 1) == 0;
                int high = keys[2 * c] - (isHigh ? weight : 0);
                int last = keys[2 * c + 1] - (isHigh ? 0 : weight);
                int next = lookup.of(high, last);
                left[kind - first] = next + 1;
                distance[kind] = distances[others[c] + next];
                long elsewhere = 0;
                int same = same(left, kind - first);
                if (same >= 0) {
                    elsewhere = accepted[first + same] & ~(511L << first);
                } else {
                    elsewhere = elsewhere(c, next, distance[kind]);
                }
                accepted[kind] = elsewhere | here(c, kind, high, last, distance[kind]);
            }
        }
    }

    private static int same(int[] left, int index) {
        for (int i = 0; i < index; i++) {
            if (left[i] == left[index]) {
                return i;
            }
        }
        return -1;
    }

    /// The kinds accepted in other components when component `c` has become `next`.
    private long elsewhere(int c, int next, int distance) {
        long accepted = 0;
        for (int o = 0; o < Keys.COMPONENTS; o++) {
            if (o != c) {
                int[] two = OTHER_TWO;
                int rest = sum(next, both[two[c * Keys.COMPONENTS + o]]);
                accepted |= accepted(o, rest << blend.shift, distance);
            }
        }
        return accepted;
    }

    /// By two components: where [#both] keeps the two that remain.
    private static final int[] OTHER_TWO = otherTwo();

    private static int[] otherTwo() {
        int[] two = new int[Keys.COMPONENTS * Keys.COMPONENTS];
        for (int c = 0; c < Keys.COMPONENTS; c++) {
            for (int o = 0; o < Keys.COMPONENTS; o++) {
                if (o != c) {
                    int low = 0;
                    while (low == c || low == o) {
                        low++;
                    }
                    int high = 6 - c - o - low;
                    two[c * Keys.COMPONENTS + o] = low * Keys.COMPONENTS + high;
                }
            }
        }
        return two;
    }

    /// The kinds of component `c` accepted when a discard has left it with these keys.
    private long here(int c, int discarded, int high, int last, int distance) {
        Lookup lookup = blend.component(c);
        int row = lookup.high[high];
        int rest = others[c];
        int first = Keys.firstKind(c);
        long accepted = distances[rest + number[c]] < distance ? 1L << discarded : 0;
        for (int kind = first; kind < first + Keys.kinds(c); kind++) {
            if (kind != discarded && holding.count(kind) < Holding.COPIES) {
                int weight = Keys.WEIGHT[kind];
                boolean isHigh = (Keys.PART[kind] & 1) == 0;
                int next = isHigh ? lookup.low[lookup.high[high + weight] + last] : lookup.low[row + last + weight];
                if (distances[rest + next] < distance) {
                    accepted |= 1L << kind;
                }
            }
        }
        return accepted;
    }
}
