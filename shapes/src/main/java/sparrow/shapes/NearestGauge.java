package sparrow.shapes;

import java.util.List;
import sparrow.core.tile.Tile;

/// The distance to the nearest of several forms. A tile is accepted if it brings one of the nearest
/// nearer.
final class NearestGauge extends Gauge {
    private final List<Gauge> gauges;

    NearestGauge(List<Gauge> gauges) {
        this.gauges = gauges;
    }

    @Override
    public int distance(Holding holding) {
        int least = Distance.NEVER;
        for (Gauge gauge : gauges) {
            least = Math.min(least, gauge.distance(holding));
        }
        return least;
    }

    @Override
    public int distance(int[] kinds, int melds) {
        int least = Distance.NEVER;
        for (Gauge gauge : gauges) {
            least = Math.min(least, gauge.distance(kinds, melds));
        }
        return least;
    }

    @Override
    Meter meter() {
        return new Nearest(gauges.stream().map(Gauge::meter).toArray(Meter[]::new));
    }

    private static final class Nearest extends Meter {
        private final Meter[] meters;

        Nearest(Meter[] meters) {
            this.meters = meters;
        }

        @Override
        void set(int component, int first, int last) {
            for (Meter meter : meters) {
                meter.set(component, first, last);
            }
        }

        @Override
        int distance(int melds, int met) {
            int least = Distance.NEVER;
            for (Meter meter : meters) {
                least = Math.min(least, meter.distance(melds, met));
            }
            return least;
        }
    }

    @Override
    long accepted(Holding holding, int distance) {
        long accepted = 0;
        for (Gauge gauge : gauges) {
            if (gauge.distance(holding) == distance) {
                accepted |= gauge.accepted(holding, distance);
            }
        }
        return accepted;
    }

    @Override
    void discards(Holding holding, int[] distance, long[] accepted) {
        gauges.getFirst().discards(holding, distance, accepted);
        for (Gauge gauge : gauges.subList(1, gauges.size())) {
            join(gauge, holding, distance, accepted);
        }
    }

    /// Adds what one more gauge says to the discards of others.
    static void join(Gauge gauge, Holding holding, int[] distance, long[] accepted) {
        int[] more = new int[Tile.KINDS];
        long[] moreAccepted = new long[Tile.KINDS];
        gauge.discards(holding, more, moreAccepted);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (more[kind] < distance[kind]) {
                distance[kind] = more[kind];
                accepted[kind] = moreAccepted[kind];
            } else if (more[kind] == distance[kind]) {
                accepted[kind] |= moreAccepted[kind];
            }
        }
    }
}
