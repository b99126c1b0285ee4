package sparrow.shapes;

/// The distance to forms that ask for nothing but their blocks, by tables.
final class SetsGauge extends Gauge {
    private final Blend blend;

    private SetsGauge(Blend blend) {
        this.blend = blend;
    }

    private static final class Four {
        static final SetsGauge GAUGE = gauge(Family.FOUR_SETS);
    }

    private static final class Five {
        static final SetsGauge GAUGE = gauge(Family.FIVE_SETS);
    }

    private static final class Siete {
        static final SetsGauge GAUGE = gauge(Family.SIETE);
    }

    private static final class SietePung {
        static final SetsGauge GAUGE = gauge(Family.SIETE_PUNG);
    }

    private static final class SieteDistinct {
        static final SetsGauge GAUGE = gauge(Family.SIETE_DISTINCT);
    }

    private static final class SietePungDistinct {
        static final SetsGauge GAUGE = gauge(Family.SIETE_PUNG_DISTINCT);
    }

    private static SetsGauge gauge(Family family) {
        return new SetsGauge(new Blend(Tables.load(family)));
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

    private int blocks(int melds) {
        return blend.family.countsSets ? blend.family.most - melds : blend.family.most;
    }

    private int extra(int melds) {
        return blend.family.countsSets ? 1 : 1 - melds;
    }

    private boolean isPossible(int melds) {
        return blocks(melds) >= 0 && extra(melds) >= 0;
    }

    @Override
    int distance(Holding holding) {
        int melds = holding.melds();
        if (!isPossible(melds)) {
            return Distance.NEVER;
        }
        if (holding.isLimited()) {
            return Limited.of(blend.family).distance(holding, blocks(melds), extra(melds), 0, 0);
        }
        int[] keys = holding.keys();
        int first = blend.sum[number(keys, 0) << blend.shift | number(keys, 1)];
        int second = blend.sum[number(keys, 2) << blend.shift | number(keys, 3)];
        return distances(melds)[first << blend.shift | second];
    }

    private byte[] distances(int melds) {
        return blend.distance(blocks(melds), extra(melds));
    }

    private int number(int[] keys, int component) {
        return blend.component(component).of(keys[2 * component], keys[2 * component + 1]);
    }
}
