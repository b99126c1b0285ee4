package sparrow.shapes;

import sparrow.core.tile.Tile;

/// Measures how far a holding is from one form.
abstract class Gauge {
    static Gauge of(Form form) {
        return switch (form) {
            case Form.Sets(int count, var needs) ->
                    needs.isEmpty() ? SetsGauge.ofSets(count) : NeedsGauge.ofSets(needs);
            case Form.Pairs(var quads, var needs) ->
                    quads == Form.Quads.ONE_PAIR ? PairsGauge.INSTANCE : NeedsGauge.ofPairs(needs);
            case Form.PairsAndTrio(var trio, var quads) -> SetsGauge.ofPairs(trio, quads);
            case Form.Orphans() -> OrphansGauge.INSTANCE;
        };
    }

    /// The fewest tiles that, added, complete the form.
    abstract int distance(Holding holding);

    /// The kinds, a bit each, whose draw makes the distance less than `distance`.
    long accepted(Holding holding, int distance) {
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (holding.count(kind) < holding.cap(kind) && distance(holding.with(kind)) < distance) {
                accepted |= 1L << kind;
            }
        }
        return accepted;
    }

    /// For every kind held, the distance without one of it and the kinds accepted then.
    void discards(Holding holding, int[] distance, long[] accepted) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (holding.count(kind) > 0) {
                Holding rest = holding.without(kind);
                distance[kind] = distance(rest);
                accepted[kind] = accepted(rest, distance[kind]);
            }
        }
    }
}
