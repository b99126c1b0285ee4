package sparrow.shapes;

import org.jspecify.annotations.Nullable;

/// The distance to forms that ask for nothing but their blocks, by tables.
final class SetsGauge extends Gauge {
    private static final byte[] BARRED = {};

    private final Family family;
    private final Tables tables;
    private final Blend blend;
    private final Lookup suit;
    private final Lookup honors;

    /// The lookups of the four components: a choice that no branch can mispredict.
    private final Lookup[] components;

    /// By sets laid, one more than the form allows included: the table of distances.
    private final byte[][] distances;

    private volatile @Nullable Costs costs;

    private SetsGauge(Family family) {
        this.family = family;
        tables = Tables.load(family);
        blend = tables.blend().orElseThrow();
        suit = blend.suit(tables.suit());
        honors = blend.honors(tables.honors());
        components = new Lookup[] {suit, suit, suit, honors};
        distances = new byte[family.mostLaid() + 2][];
        for (int laid = 0; laid <= family.mostLaid(); laid++) {
            distances[laid] = blend.distance(family.blocks(laid), family.extra(laid));
        }
        distances[family.mostLaid() + 1] = BARRED;
    }

    private static final class Four {
        static final SetsGauge GAUGE = new SetsGauge(Family.FOUR_SETS);
    }

    private static final class Five {
        static final SetsGauge GAUGE = new SetsGauge(Family.FIVE_SETS);
    }

    private static final class Siete {
        static final SetsGauge GAUGE = new SetsGauge(Family.SIETE);
    }

    private static final class SietePung {
        static final SetsGauge GAUGE = new SetsGauge(Family.SIETE_PUNG);
    }

    private static final class SieteDistinct {
        static final SetsGauge GAUGE = new SetsGauge(Family.SIETE_DISTINCT);
    }

    private static final class SietePungDistinct {
        static final SetsGauge GAUGE = new SetsGauge(Family.SIETE_PUNG_DISTINCT);
    }

    static SetsGauge ofSets(int count) {
        return count == 4 ? Four.GAUGE : Five.GAUGE;
    }

    static SetsGauge ofPairs(Form.Trio trio, Form.Quads quads) {
        boolean any = trio == Form.Trio.ANY;
        return switch (quads) {
            case TWO_PAIRS -> any ? Siete.GAUGE : SietePung.GAUGE;
            case ONE_PAIR -> any ? SieteDistinct.GAUGE : SietePungDistinct.GAUGE;
        };
    }

    Blend blend() {
        return blend;
    }

    Lookup component(int component) {
        return components[component];
    }

    /// The costs behind the numbers, worked out when discards are first asked for.
    Costs costs() {
        Costs known = costs;
        if (known == null) {
            known = new Costs(blend, tables.suit().vectors, tables.honors().vectors);
            costs = known;
        }
        return known;
    }

    /// The table of distances with that many sets laid; empty if the form does not allow so many.
    byte[] distances(int melds) {
        return distances[Math.min(melds, distances.length - 1)];
    }

    @Override
    public int distance(Holding holding) {
        int melds = holding.melds();
        byte[] distances = distances(melds);
        if (distances.length == 0) {
            return Distance.NEVER;
        }
        if (holding.isLimited()) {
            return Limited.of(family)
                    .distance(holding, family.blocks(melds), family.extra(melds), 0, 0);
        }
        int[] keys = holding.keys();
        return least(
                distances,
                suit.of(keys[0], keys[1]),
                suit.of(keys[2], keys[3]),
                suit.of(keys[4], keys[5]),
                honors.of(keys[6], keys[7]));
    }

    @Override
    Meter meter() {
        return new Numbers(this);
    }

    /// The numbers of the components.
    private static final class Numbers extends Meter {
        private final SetsGauge gauge;
        private final int[] number = new int[Keys.COMPONENTS];

        Numbers(SetsGauge gauge) {
            this.gauge = gauge;
        }

        @Override
        void set(int component, int first, int last) {
            number[component] = gauge.component(component).of(first, last);
        }

        @Override
        int distance(int melds, int met) {
            byte[] distances = gauge.distances(melds);
            return distances.length == 0
                    ? Distance.NEVER
                    : gauge.least(distances, number[0], number[1], number[2], number[3]);
        }
    }

    @Override
    public int distance(int[] kinds, int melds) {
        byte[] distances = distances(melds);
        if (distances.length == 0 || kinds[33] < 0) {
            return Distance.NEVER;
        }
        return least(
                distances,
                suit.of(Keys.six(kinds, 0), Keys.three(kinds, 6)),
                suit.of(Keys.six(kinds, 9), Keys.three(kinds, 15)),
                suit.of(Keys.six(kinds, 18), Keys.three(kinds, 24)),
                honors.of(Keys.four(kinds, 27), Keys.three(kinds, 31)));
    }

    /// The distance from two numbers of two components each.
    int distance(int one, int other, int melds) {
        byte[] distances = distances(melds);
        return distances.length == 0 ? Distance.NEVER : distances[one << blend.shift | other];
    }

    private int least(byte[] distances, int characters, int dots, int bamboo, int others) {
        int first = blend.sum[characters << blend.shift | dots];
        int second = blend.sum[bamboo << blend.shift | others];
        return distances[first << blend.shift | second];
    }

    @Override
    long accepted(Holding holding, int distance) {
        byte[] distances = distances(holding.melds());
        if (holding.isLimited() || distances.length == 0) {
            return super.accepted(holding, distance);
        }
        return new Sweep(this, distances, holding).accepted();
    }

    @Override
    void discards(Holding holding, int[] distance, long[] accepted) {
        byte[] distances = distances(holding.melds());
        if (holding.isLimited() || distances.length == 0) {
            super.discards(holding, distance, accepted);
        } else {
            new Sweep(this, distances, holding).discards(distance, accepted);
        }
    }
}
