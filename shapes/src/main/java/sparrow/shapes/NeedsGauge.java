package sparrow.shapes;

import java.util.Set;

/// The distance to forms that must show something besides their blocks.
final class NeedsGauge extends Gauge {
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
        return isTabled(holding) ? sweep(holding).accepted() : super.accepted(holding, distance);
    }

    @Override
    void discards(Holding holding, int[] distance, long[] accepted) {
        if (isTabled(holding)) {
            sweep(holding).discards(distance, accepted);
        } else {
            super.discards(holding, distance, accepted);
        }
    }

    private boolean isTabled(Holding holding) {
        return !holding.isLimited() && holding.melds() <= (family.countsSets ? family.most : 0);
    }

    private NeedsSweep sweep(Holding holding) {
        int[] keys = holding.keys();
        int[] now = new int[Keys.COMPONENTS];
        for (int c = 0; c < now.length; c++) {
            now[c] = needs.component(c).of(keys[2 * c], keys[2 * c + 1]);
        }
        int missing = suits ? Holding.SUITS & ~holding.met() : 0;
        int unmet = unmet(holding.met());
        int distance = distance(now[0], now[1], now[2], now[3], holding.melds(), missing, unmet);
        return new NeedsSweep(needs, holding, now, distance, missing, unmet);
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
