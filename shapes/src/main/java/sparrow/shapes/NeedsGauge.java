package sparrow.shapes;

import java.util.Set;
import sparrow.core.tile.Tile;

/// The distance to forms that must show something besides their blocks.
final class NeedsGauge extends Gauge {
    private static final long ALL = (1L << Tile.KINDS) - 1;

    private final Needs needs;
    private final Family family;
    private final boolean suits;
    private final int flags;

    private NeedsGauge(Needs tables, Set<Need> needs) {
        this.needs = tables;
        family = tables.family;
        suits = needs.contains(Need.THREE_SUITS);
        flags =
                (needs.contains(Need.TERMINAL_OR_HONOR) ? Family.TERMINAL : 0)
                        | (needs.contains(Need.TRIPLET_OR_DRAGON_PAIR) ? Family.TRIPLET : 0);
    }

    private static final class Sets {
        static final Needs NEEDS = new Needs(Tables.load(Family.FOUR_SETS_WITH_NEEDS));
    }

    private static final class Pairs {
        static final Needs NEEDS = new Needs(Tables.load(Family.SEVEN_PAIRS_WITH_NEEDS));
    }

    static NeedsGauge ofSets(Set<Need> needs) {
        return new NeedsGauge(Sets.NEEDS, needs);
    }

    static NeedsGauge ofPairs(Set<Need> needs) {
        return new NeedsGauge(Pairs.NEEDS, needs);
    }

    @Override
    public int distance(Holding holding) {
        int melds = holding.melds();
        if (melds > (family.countsSets ? family.most : 0)) {
            return Distance.NEVER;
        }
        int missing = suits ? Holding.SUITS & ~holding.met() : 0;
        int unmet = unmet(holding.met());
        if (holding.isLimited()) {
            return Limited.of(family)
                    .distance(holding, family.most - melds, family.extras(), missing, unmet);
        }
        int[] keys = holding.keys();
        return distance(
                needs.suit.of(keys[0], keys[1]),
                needs.suit.of(keys[2], keys[3]),
                needs.suit.of(keys[4], keys[5]),
                needs.honors.of(keys[6], keys[7]),
                melds,
                missing,
                unmet);
    }

    @Override
    long accepted(Holding holding, int distance) {
        return isTabled(holding)
                ? new Asking(holding).accepted(distance)
                : super.accepted(holding, distance);
    }

    @Override
    void discards(Holding holding, int[] distance, long[] accepted) {
        if (isTabled(holding)) {
            new Asking(holding).discards(distance, accepted);
        } else {
            super.discards(holding, distance, accepted);
        }
    }

    private boolean isTabled(Holding holding) {
        return !holding.isLimited() && holding.melds() <= (family.countsSets ? family.most : 0);
    }

    /// One hand with its classes, to be asked about draws and discards.
    private final class Asking {
        private final Holding holding;
        private final int[] keys;
        private final int[] now = new int[Keys.COMPONENTS];
        private final int[] drawn = new int[Tile.KINDS];
        private final int missing;
        private final int unmet;

        Asking(Holding holding) {
            this.holding = holding;
            keys = holding.keys();
            missing = suits ? Holding.SUITS & ~holding.met() : 0;
            unmet = unmet(holding.met());
            for (int c = 0; c < Keys.COMPONENTS; c++) {
                now[c] = lookup(c).of(keys[2 * c], keys[2 * c + 1]);
            }
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                drawn[kind] = after(kind, Keys.FIRST[kind], Keys.LAST[kind]);
            }
        }

        private Lookup lookup(int c) {
            return c == Keys.HONORS ? needs.honors : needs.suit;
        }

        /// The class of the component of `kind` after these changes of its keys, unless four of the
        /// kind are held.
        private int after(int kind, int first, int last) {
            int c = Keys.component(kind);
            return holding.count(kind) == Holding.COPIES
                    ? now[c]
                    : lookup(c).of(keys[2 * c] + first, keys[2 * c + 1] + last);
        }

        private int distance(int[] classes) {
            return NeedsGauge.this.distance(
                    classes[0],
                    classes[1],
                    classes[2],
                    classes[3],
                    holding.melds(),
                    missing,
                    unmet);
        }

        long accepted(int limit) {
            return accepted(now.clone(), limit, likely(limit));
        }

        /// Kinds that can bring the distance below `limit`: where needs cost nothing, only those
        /// that help without needs too.
        private long likely(int limit) {
            if (!family.countsSets || SetsGauge.ofSets(family.most).distance(holding) != limit) {
                return ALL;
            }
            return SetsGauge.ofSets(family.most).accepted(holding, limit);
        }

        /// Of the kinds asked, those whose draw makes the distance less than `limit`.
        private long accepted(int[] classes, int limit, long asked) {
            long accepted = 0;
            for (long left = asked; left != 0; left &= left - 1) {
                int kind = Long.numberOfTrailingZeros(left);
                int c = Keys.component(kind);
                int before = classes[c];
                classes[c] = drawn[kind];
                if (classes[c] != before && distance(classes) < limit) {
                    accepted |= left & -left;
                }
                classes[c] = before;
            }
            return accepted;
        }

        /// A discard leaves the distance as it is, or one more. In the first case only a tile that
        /// helps the whole hand can help the rest; in the second every such tile does.
        void discards(int[] distance, long[] accepted) {
            int whole = distance(now);
            long nearer = accepted(whole);
            if (family.countsSets) {
                SetsGauge.ofSets(family.most).discards(holding, distance, accepted);
            }
            for (long left = holding.singles() | holding.pairs(); left != 0; left &= left - 1) {
                int kind = Long.numberOfTrailingZeros(left);
                int c = Keys.component(kind);
                int[] classes = now.clone();
                classes[c] =
                        lookup(c)
                                .of(
                                        keys[2 * c] - Keys.FIRST[kind],
                                        keys[2 * c + 1] - Keys.LAST[kind]);
                int rest = distance(classes);
                long likely = family.countsSets && distance[kind] == rest ? accepted[kind] : ALL;
                long sure = rest == whole ? 0 : nearer | (left & -left);
                long asked = likely & ~(left & -left) & (rest == whole ? nearer : ~nearer);
                long own = 511L << Keys.firstKind(c);
                distance[kind] = rest;
                accepted[kind] =
                        sure
                                | accepted(classes, rest, asked & ~own)
                                | here(kind, classes, rest, asked & own);
            }
        }

        /// Of the kinds asked, all in the component of `discarded`, those accepted without one of
        /// that.
        private long here(int discarded, int[] classes, int limit, long asked) {
            int c = Keys.component(discarded);
            int before = classes[c];
            long accepted = 0;
            for (long left = asked; left != 0; left &= left - 1) {
                int kind = Long.numberOfTrailingZeros(left);
                int first = Keys.FIRST[kind] - Keys.FIRST[discarded];
                int last = Keys.LAST[kind] - Keys.LAST[discarded];
                classes[c] = kind == discarded ? now[c] : after(kind, first, last);
                if (holding.count(kind) < Holding.COPIES
                        && classes[c] != before
                        && distance(classes) < limit) {
                    accepted |= left & -left;
                }
            }
            classes[c] = before;
            return accepted;
        }
    }

    @Override
    public int distance(int[] kinds, int melds) {
        if (melds > (family.countsSets ? family.most : 0) || kinds[33] < 0) {
            return Distance.NEVER;
        }
        return distance(
                needs.suit.of(Keys.six(kinds, 0), Keys.three(kinds, 6)),
                needs.suit.of(Keys.six(kinds, 9), Keys.three(kinds, 15)),
                needs.suit.of(Keys.six(kinds, 18), Keys.three(kinds, 24)),
                needs.honors.of(Keys.four(kinds, 27), Keys.three(kinds, 31)),
                melds,
                suits ? Holding.SUITS : 0,
                flags);
    }

    private int unmet(int met) {
        int terminal = (met & Holding.TERMINAL) != 0 ? Family.TERMINAL : 0;
        int triplet = (met & Holding.TRIPLET) != 0 ? Family.TRIPLET : 0;
        return flags & ~(terminal | triplet);
    }

    /// @param missing a bit for each suit that must be used
    /// @param unmet the needs that some component must meet
    private int distance(int m, int p, int s, int z, int fewer, int missing, int unmet) {
        int a = (missing & 1) == 0 ? needs.plain[m] : needs.used[m];
        int b = (missing & 2) == 0 ? needs.plain[p] : needs.used[p];
        int c = (missing & 4) == 0 ? needs.plain[s] : needs.used[s];
        int d = needs.plain[z];
        int ab = sum(a, b);
        int cd = sum(c, d);
        int bcd = sum(b, cd);
        int acd = sum(a, cd);
        int abd = sum(ab, d);
        int abc = sum(ab, c);
        if (unmet == (Family.TERMINAL | Family.TRIPLET)) {
            int ac = sum(a, c);
            int ad = sum(a, d);
            int bc = sum(b, c);
            int bd = sum(b, d);
            int[] t = needs.triplet;
            long least =
                    Lanes.least(
                            Lanes.least(
                                    both(m, bcd, triplet(t[p], cd, t[s], bd, t[z], bc), fewer),
                                    both(p, acd, triplet(t[m], cd, t[s], ad, t[z], ac), fewer)),
                            Lanes.least(
                                    both(s, abd, triplet(t[m], bd, t[p], ad, t[z], ab), fewer),
                                    both(z, abc, triplet(t[m], bc, t[p], ac, t[s], ab), fewer)));
            return distance(least);
        }
        if (unmet == 0) {
            return distance(one(needs.any[z], abc, fewer));
        }
        long[] meeting = unmet == Family.TERMINAL ? needs.withTerminal : needs.withTriplet;
        long first = Lanes.least(one(meeting[m], bcd, fewer), one(meeting[p], acd, fewer));
        long second = Lanes.least(one(meeting[s], abd, fewer), one(meeting[z], abc, fewer));
        return distance(Lanes.least(first, second));
    }

    private static int distance(long costs) {
        int least = Lanes.least(costs);
        return least < Lanes.NEVER ? least : Distance.NEVER;
    }

    private int sum(int one, int other) {
        return needs.sum[one * needs.size + other];
    }

    /// The costs of three components of which one has the triplet: each of them, with the plain sum
    /// of the two others.
    private long triplet(int t1, int others1, int t2, int others2, int t3, int others3) {
        long[] with = needs.tripletAnd;
        return Lanes.least(with[t1 + others1], Lanes.least(with[t2 + others2], with[t3 + others3]));
    }

    /// This component has the terminal, and either the triplet too or others have it.
    private long both(int component, int others, long othersWithTriplet, int fewer) {
        long alone = Lanes.shifted(needs.withBoth[component], fewer) + needs.costs[others];
        long shared = Lanes.shifted(needs.withTerminal[component], fewer) + othersWithTriplet;
        return Lanes.least(alone, shared);
    }

    private long one(long meeting, int others, int fewer) {
        return Lanes.shifted(meeting, fewer) + needs.costs[others];
    }
}
