package sparrow.shapes;

import sparrow.core.tile.Tile;

/// All draws, or all pairs of a discard and a draw, on one hand that must show something.
///
/// What the untouched components contribute is merged once, for every set of needs they may meet;
/// whether a draw helps is then one packed addition for each such set. Only sums of blocks near the
/// distance of the hand are merged: a discard and a draw change it by one at most.
final class NeedsSweep {
    private static final int FOUR = Keys.COMPONENTS;
    private static final int SETS = Merge.FLAG_SETS;

    private final Needs needs;
    private final Merge merge;
    private final Holding holding;
    private final int[] keys;
    private final int missing;
    private final int unmet;
    private final int distance;

    /// By component: its class now.
    private final int[] now;

    /// By component: the lanes that can be part of a win hardly further than the nearest.
    private final long[] useful = new long[FOUR];

    /// By kind: the class that its component has after one is drawn.
    private final int[] drawn = new int[Tile.KINDS];

    /// By two components, the lower times four, and needs: what both contribute together; zero
    /// until asked for.
    private final long[] both = new long[FOUR * FOUR * SETS];

    /// By two components, the lower times four: the plain number of both together.
    private final int[] plainBoth = new int[FOUR * FOUR];

    /// By component and needs: what the three others contribute, placed.
    private final long[] others = new long[FOUR * SETS];

    private final long[] scratch = new long[SETS];
    private final long nearer;

    /// @param now by component: its class
    /// @param missing a bit for each suit that must be used
    /// @param unmet the needs that some component must meet
    NeedsSweep(Needs needs, Holding holding, int[] now, int distance, int missing, int unmet) {
        this.needs = needs;
        merge = needs.merge;
        this.holding = holding;
        keys = holding.keys();
        this.now = now;
        this.distance = Math.min(distance, Lanes.NEVER);
        this.missing = missing;
        this.unmet = unmet;
        findUseful();
        pair(0, 1);
        pair(2, 3);
        others(0, 1, 11);
        others(1, 0, 11);
        others(2, 3, 1);
        others(3, 2, 1);
        long accepted = 0;
        for (int c = 0; c < FOUR; c++) {
            draws(c);
            accepted |= accepted(others, SETS * c, this.distance, kinds(c));
        }
        nearer = accepted;
    }

    private static long kinds(int c) {
        return c == Keys.HONORS ? 127L << 27 : 511L << (9 * c);
    }

    private void findUseful() {
        for (int c = 0; c < FOUR; c++) {
            for (int d = c + 1; d < FOUR; d++) {
                plainBoth[FOUR * c + d] = needs.sum(plain(c, now[c]), plain(d, now[d]));
            }
        }
        useful(0, needs.sum(plain(1, now[1]), plainBoth[11]));
        useful(1, needs.sum(plain(0, now[0]), plainBoth[11]));
        useful(2, needs.sum(plain(3, now[3]), plainBoth[1]));
        useful(3, needs.sum(plain(2, now[2]), plainBoth[1]));
    }

    /// The plain number of component `c` when its class is `one`.
    private int plain(int c, int one) {
        return isMissing(c) ? needs.used[one] : needs.plain[one];
    }

    private boolean isMissing(int c) {
        return (missing >> c & 1) != 0;
    }

    private void useful(int c, int rest) {
        long total = needs.reversed[SETS * now[c]] + placed(c, needs.costs[rest]);
        useful[c] = Lanes.atMost(total, distance + 1);
    }

    /// The costs of others, moved so that adding the reversed costs of component `c` makes a win.
    private long placed(int c, long rest) {
        return isMissing(c)
                ? merge.placedUsing(rest, holding.melds())
                : merge.placed(rest, holding.melds());
    }

    private void pair(int c, int d) {
        long unused = isMissing(d) ? Lanes.NEVER : 0;
        for (int set = 0; set < SETS; set++) {
            scratch[set] = needs.packed[SETS * now[d] + set] | unused;
        }
        merge.add(needs.packed, SETS * now[c], useful[c], scratch, 0, both, SETS * (FOUR * c + d));
    }

    private void others(int c, int one, int two) {
        merge.add(needs.packed, SETS * now[one], useful[one], both, SETS * two, others, SETS * c);
        place(c, others, SETS * c);
    }

    private void place(int c, long[] rest, int at) {
        for (int set = 0; set < SETS; set++) {
            rest[at + set] = placed(c, rest[at + set]);
        }
    }

    private void draws(int c) {
        Lookup lookup = needs.component(c);
        int end = Math.min(Tile.KINDS, Keys.firstKind(c + 1));
        for (int kind = Keys.firstKind(c); kind < end; kind++) {
            drawn[kind] = after(lookup, kind, keys[2 * c], keys[2 * c + 1]);
        }
    }

    private int after(Lookup lookup, int kind, int first, int last) {
        return holding.count(kind) == Holding.COPIES
                ? lookup.of(first, last)
                : lookup.of(first + Keys.FIRST[kind], last + Keys.LAST[kind]);
    }

    /// The kinds whose draw makes the distance less than it is.
    long accepted() {
        return nearer;
    }

    /// Of the kinds asked, all in one component, those whose draw makes the distance less than
    /// `limit`, the others contributing `rest`.
    private long accepted(long[] rest, int at, int limit, long asked) {
        long accepted = 0;
        for (long left = asked; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            accepted |= isBelow(limit, drawn[kind], rest, at) << kind;
        }
        return accepted;
    }

    /// One if a component of class `one` and the rest make a win for less than `limit`.
    private long isBelow(int limit, int one, long[] rest, int at) {
        long[] reversed = needs.reversed;
        int from = SETS * one;
        long bias = Lanes.ONES * (Lanes.GUARD - limit);
        long none = rest[at] + bias + reversed[from + unmet];
        long terminal = rest[at + 1] + bias + reversed[from + (unmet & 2)];
        long triplet = rest[at + 2] + bias + reversed[from + (unmet & 1)];
        long all = rest[at + 3] + bias + reversed[from];
        long notBelow = none & terminal & triplet & all & Lanes.GUARDS;
        return (notBelow - Lanes.GUARDS) >>> 63;
    }

    /// For every kind held, the distance without one of it and the kinds accepted then.
    ///
    /// A discard leaves the distance as it is, or one more. In the first case only a tile that
    /// helps the whole hand can help the rest; in the second every such tile does.
    void discards(int[] distance, long[] accepted) {
        int component = -1;
        int became = -1;
        long elsewhere = 0;
        for (long left = holding.singles() | holding.pairs(); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int c = Keys.component(kind);
            int first = keys[2 * c] - Keys.FIRST[kind];
            int last = keys[2 * c + 1] - Keys.LAST[kind];
            int next = needs.component(c).of(first, last);
            boolean further = isFurther(c, next);
            int limit = further ? this.distance + 1 : this.distance;
            long asked = (further ? ~nearer : nearer) & ~(1L << kind);
            if (c != component || next != became) {
                component = c;
                became = next;
                elsewhere = elsewhere(c, next, limit, asked & ~kinds(c));
            }
            distance[kind] = limit < Lanes.NEVER ? limit : Distance.NEVER;
            accepted[kind] =
                    (further ? nearer | 1L << kind : 0)
                            | elsewhere
                            | here(c, first, last, limit, asked & kinds(c));
        }
    }

    /// Whether the distance grows when component `c` becomes `next`.
    private boolean isFurther(int c, int next) {
        return distance < Lanes.NEVER && isBelow(distance + 1, next, others, SETS * c) == 0;
    }

    /// Of the kinds asked, none in component `c`, those accepted when that has become `next`.
    private long elsewhere(int c, int next, int limit, long asked) {
        if (limit == distance && isUnchanged(c, next)) {
            return asked;
        }
        long accepted = 0;
        for (int o = 0; o < FOUR; o++) {
            int remaining = Keys.REMAINING[FOUR * c + o];
            long plain = acceptedAlone(c, next, o, limit, asked & kinds(o), 0);
            long alone = acceptedAlone(c, next, o, limit, plain, unmet);
            long left = plain & ~alone;
            accepted |= alone;
            if (left != 0) {
                if (both[SETS * remaining] == 0) {
                    pair(remaining / FOUR, remaining % FOUR);
                }
                long lanes = Lanes.atMost(needs.reversed[SETS * next] + others[SETS * c], limit);
                merge.add(needs.packed, SETS * next, lanes, both, SETS * remaining, scratch, 0);
                place(o, scratch, 0);
                accepted |= accepted(scratch, 0, limit, left);
            }
        }
        return accepted;
    }

    /// Whether component `c`, having become `next`, can still do all that matters for the nearest
    /// wins.
    private boolean isUnchanged(int c, int next) {
        long total = needs.reversed[SETS * now[c]] + others[SETS * c];
        long guards = Lanes.atMost(total, distance);
        long lanes = guards - (guards >>> 5);
        long changed = 0;
        for (int set = 0; set < SETS; set++) {
            changed |= needs.reversed[SETS * now[c] + set] ^ needs.reversed[SETS * next + set];
        }
        return (changed & lanes) == 0;
    }

    /// Of the kinds asked, all in component `o`, those whose draw would do if that component alone
    /// had to meet needs, `c` having become `next`.
    private long acceptedAlone(int c, int next, int o, int limit, long asked, int met) {
        if (asked == 0) {
            return 0;
        }
        int rest = needs.sum(plain(c, next), plainBoth[Keys.REMAINING[FOUR * c + o]]);
        long placed = placed(o, needs.costs[rest]) + Lanes.ONES * (Lanes.GUARD - limit);
        long accepted = 0;
        for (long left = asked; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            long notBelow = (placed + needs.reversed[SETS * drawn[kind] + met]) & Lanes.GUARDS;
            accepted |= ((notBelow - Lanes.GUARDS) >>> 63) << kind;
        }
        return accepted;
    }

    /// Of the kinds asked, all in component `c`, those accepted when a discard has left it with
    /// these keys.
    private long here(int c, int first, int last, int limit, long asked) {
        Lookup lookup = needs.component(c);
        long accepted = 0;
        for (long left = asked; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            int next = after(lookup, kind, first, last);
            accepted |= isBelow(limit, next, others, SETS * c) << kind;
        }
        return accepted;
    }
}
