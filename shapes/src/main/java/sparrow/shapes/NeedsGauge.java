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

    /// A component that alone meets all needs is mostly part of one of the nearest wins. Otherwise
    /// two components may share them, unless one need alone makes the win as dear.
    ///
    /// @param missing a bit for each suit that must be used
    /// @param unmet the needs that some component must meet
    private int distance(int m, int p, int s, int z, int fewer, int missing, int unmet) {
        int a = (missing & 1) == 0 ? needs.plain[m] : needs.used[m];
        int b = (missing & 2) == 0 ? needs.plain[p] : needs.used[p];
        int c = (missing & 4) == 0 ? needs.plain[s] : needs.used[s];
        int d = needs.plain[z];
        int ab = needs.sum(a, b);
        int abc = needs.sum(c, ab);
        long toHonors = rest(abc, fewer, 0);
        int least = Lanes.least(win(z, 0, toHonors));
        if (unmet == 0) {
            return distance(least);
        }
        int cd = needs.sum(c, d);
        long toM = rest(needs.sum(b, cd), fewer, missing & 1);
        long toP = rest(needs.sum(a, cd), fewer, missing & 2);
        long toS = rest(needs.sum(d, ab), fewer, missing & 4);
        int alone = meeting(unmet, m, toM, p, toP, s, toS, z, toHonors);
        if (alone == least || unmet != (Family.TERMINAL | Family.TRIPLET)) {
            return distance(alone);
        }
        int terminal = meeting(Family.TERMINAL, m, toM, p, toP, s, toS, z, toHonors);
        int triplet = meeting(Family.TRIPLET, m, toM, p, toP, s, toS, z, toHonors);
        if (alone == Math.max(terminal, triplet)) {
            return distance(alone);
        }
        long ofM = Lanes.atMost(win(m, 0, toM), alone - 1);
        long ofS = Lanes.atMost(win(s, 0, toS), alone - 1);
        return distance(Math.min(alone, shared(m, ofM, p, s, ofS, z, fewer, missing)));
    }

    private static int distance(int costs) {
        return costs < Lanes.NEVER ? costs : Distance.NEVER;
    }

    /// What three components contribute, placed for the fourth.
    private long rest(int number, int fewer, int missing) {
        return missing == 0
                ? needs.merge.placed(needs.costs[number], fewer)
                : needs.merge.placedUsing(needs.costs[number], fewer);
    }

    /// The least cost of a win in which one component alone meets these needs.
    private int meeting(
            int met, int m, long toM, int p, long toP, int s, long toS, int z, long toHonors) {
        long first = Lanes.least(win(m, met, toM), win(p, met, toP));
        long second = Lanes.least(win(s, met, toS), win(z, met, toHonors));
        return Lanes.least(Lanes.least(first, second));
    }

    /// The costs of a win in which this component meets needs, whatever the others show.
    private long win(int component, int met, long rest) {
        return needs.reversed[Merge.FLAG_SETS * component + met] + rest;
    }

    /// The least cost of a win whose components meet both needs together.
    ///
    /// @param ofM the lanes of `m` that a nearer win may use, as [Lanes#atMost] answers; so `ofS`
    private int shared(int m, long ofM, int p, int s, long ofS, int z, int fewer, int missing) {
        int sets = Merge.FLAG_SETS;
        long[] sum = new long[2 * sets];
        long unused = (missing & 2) == 0 ? 0 : Lanes.NEVER;
        for (int set = 0; set < sets; set++) {
            sum[set] = needs.packed[sets * p + set] | unused;
        }
        needs.merge.add(needs.packed, sets * m, ofM, sum, 0, sum, sets);
        needs.merge.add(needs.packed, sets * s, ofS, sum, sets, sum, 0);
        long least = Lanes.ALL_NEVER;
        for (int set = 0; set < sets; set++) {
            long rest = needs.merge.placed(sum[set], fewer);
            least = Lanes.least(least, win(z, sets - 1 - set, rest));
        }
        return Lanes.least(least);
    }
}
