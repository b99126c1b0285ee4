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
        if (melds > family.mostLaid()) {
            return Distance.NEVER;
        }
        int missing = missing(holding.met());
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
    Meter meter() {
        return new Classes(this);
    }

    /// The classes of the components.
    private static final class Classes extends Meter {
        private final NeedsGauge gauge;
        private final int[] now = new int[Keys.COMPONENTS];

        Classes(NeedsGauge gauge) {
            this.gauge = gauge;
        }

        @Override
        void set(int component, int first, int last) {
            now[component] = gauge.needs.component(component).of(first, last);
        }

        @Override
        int distance(int melds, int met) {
            return melds > gauge.family.mostLaid()
                    ? Distance.NEVER
                    : gauge.distance(
                            now[0],
                            now[1],
                            now[2],
                            now[3],
                            melds,
                            gauge.missing(met),
                            gauge.unmet(met));
        }
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
        return !holding.isLimited() && holding.melds() <= family.mostLaid();
    }

    private NeedsSweep sweep(Holding holding) {
        int[] keys = holding.keys();
        int[] now = new int[Keys.COMPONENTS];
        for (int c = 0; c < now.length; c++) {
            now[c] = needs.component(c).of(keys[2 * c], keys[2 * c + 1]);
        }
        int missing = missing(holding.met());
        int unmet = unmet(holding.met());
        int distance = distance(now[0], now[1], now[2], now[3], holding.melds(), missing, unmet);
        return new NeedsSweep(needs, holding, now, distance, missing, unmet);
    }

    @Override
    public int distance(int[] kinds, int melds) {
        if (melds > family.mostLaid() || kinds[33] < 0) {
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

    private int missing(int met) {
        return suits ? Holding.SUITS & ~met : 0;
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
        int alone = Lanes.least(meeting(unmet, m, toM, p, toP, s, toS, z, toHonors));
        if (alone == least || unmet != (Family.TERMINAL | Family.TRIPLET)) {
            return distance(alone);
        }
        int most = alone - 1;
        long terminal = meeting(Family.TERMINAL, m, toM, p, toP, s, toS, z, toHonors);
        long triplet = meeting(Family.TRIPLET, m, toM, p, toP, s, toS, z, toHonors);
        if (Lanes.atMost(terminal, most) == 0 || Lanes.atMost(triplet, most) == 0) {
            return distance(alone);
        }
        int[] classes = {m, p, s, z};
        int[] numbers = {a, b, c, d};
        long[] rests = {toM, toP, toS, toHonors};
        return distance(Math.min(alone, apart(classes, numbers, rests, most, fewer, missing)));
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

    /// The costs of wins in which one component alone meets these needs.
    private long meeting(
            int met, int m, long toM, int p, long toP, int s, long toS, int z, long toHonors) {
        long first = Lanes.least(win(m, met, toM), win(p, met, toP));
        long second = Lanes.least(win(s, met, toS), win(z, met, toHonors));
        return Lanes.least(first, second);
    }

    /// The costs of a win in which this component meets needs, whatever the others show.
    private long win(int component, int met, long rest) {
        return needs.reversed[Merge.FLAG_SETS * component + met] + rest;
    }

    /// The least cost, `most` or less, of a win in which one component uses a terminal or honor and
    /// another a triplet.
    ///
    /// @param rests what the others contribute, placed for each component
    private int apart(
            int[] classes, int[] numbers, long[] rests, int most, int fewer, int missing) {
        long least = Lanes.ALL_NEVER;
        for (int i = 0; i < classes.length; i++) {
            long lanes = Lanes.atMost(win(classes[i], Family.TERMINAL, rests[i]), most);
            for (int j = 0; lanes != 0 && j < classes.length; j++) {
                long others = Lanes.atMost(win(classes[j], Family.TRIPLET, rests[j]), most);
                if (j != i && others != 0) {
                    int two = Keys.REMAINING[Keys.COMPONENTS * i + j];
                    int sum = needs.sum(numbers[two / 4], numbers[two % 4]);
                    long rest = rest(sum, fewer, 0);
                    long must = (missing >> j & 1) == 0 ? 0 : needs.merge.last();
                    least = Lanes.least(least, together(classes[i], lanes, classes[j], rest, must));
                }
            }
        }
        return Lanes.least(least);
    }

    /// The costs of wins in which `one` uses a terminal or honor, in these lanes, and `other` a
    /// triplet.
    ///
    /// @param must the lanes barred to the other because it must be used
    private long together(int one, long lanes, int other, long rest, long must) {
        long costs = needs.packed[Merge.FLAG_SETS * one + Family.TERMINAL];
        long triplet = needs.reversed[Merge.FLAG_SETS * other + Family.TRIPLET];
        return needs.merge.together(costs, lanes, triplet, rest, must);
    }
}
