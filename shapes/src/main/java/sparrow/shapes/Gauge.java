package sparrow.shapes;

import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Measures how far holdings are from a win. Get one for the forms that count and keep it; it never
/// changes.
public abstract sealed class Gauge
        permits SetsGauge, NeedsGauge, PairsGauge, OrphansGauge, NearestGauge, RiichiGauge {
    /// A gauge for one form.
    public static Gauge of(Form form) {
        return switch (form) {
            case Form.Sets(int count, var needs) ->
                    needs.isEmpty() ? SetsGauge.ofSets(count) : NeedsGauge.ofSets(needs);
            case Form.Pairs(var quads, var needs) ->
                    quads == Form.Quads.ONE_PAIR ? PairsGauge.INSTANCE : NeedsGauge.ofPairs(needs);
            case Form.PairsAndTrio(var trio, var quads) -> SetsGauge.ofPairs(trio, quads);
            case Form.Orphans() -> OrphansGauge.INSTANCE;
        };
    }

    /// A gauge for the nearest of several forms.
    public static Gauge of(List<Form> forms) {
        if (forms.equals(Form.RIICHI)) {
            return RiichiGauge.INSTANCE;
        }
        return forms.size() == 1
                ? of(forms.getFirst())
                : new NearestGauge(forms.stream().map(Gauge::of).toList());
    }

    /// The fewest tiles that, added, complete the form; [Distance#NEVER] if nothing can.
    public abstract int distance(Holding holding);

    /// The distance from the counts of the 34 kinds, with that many sets laid. The quickest way,
    /// for those who ask often: the counts are trusted to be from 0 to 4.
    public int distance(int[] kinds, int melds) {
        return distance(Holding.of(kinds, melds));
    }

    /// The distance of concealed tiles, at most four of a kind, with that many sets laid.
    public int distance(Tiles concealed, int melds) {
        return distance(concealed.kinds(), melds);
    }

    /// A meter of a hand that may use four of every kind; it shows an empty one until it is set.
    abstract Meter meter();

    /// The kinds, a bit each, whose draw brings the holding nearer.
    public long accepted(Holding holding) {
        return accepted(holding, distance(holding));
    }

    /// The kinds, a bit each, whose draw makes the distance less than `distance`.
    long accepted(Holding holding, int distance) {
        long accepted = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (holding.count(kind) < holding.cap(kind)
                    && distance(holding.with(kind)) < distance) {
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
