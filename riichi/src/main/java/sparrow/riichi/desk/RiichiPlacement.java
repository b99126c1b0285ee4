package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.desk.Placement;
import sparrow.riichi.play.PlaceChances;
import sparrow.riichi.table.Standing;

/// What points are worth at the end of a match: those over what is returned, oka and uma, in
/// thousands.
final class RiichiPlacement implements Placement {
    private static final double THOUSAND = 1_000;

    private final Rules rules;
    private final List<Double> byPlace;

    /// @param rules that are played by
    /// @param players at the table
    RiichiPlacement(Rules rules, int players) {
        this.rules = rules;
        this.byPlace = Standing.byPlace(rules, players);
    }

    @Override
    public String unit() {
        return "thousands with uma";
    }

    @Override
    public double pointsAUnit() {
        return THOUSAND;
    }

    @Override
    public double handsAfter(Event.Started started) {
        return PlaceChances.handsAfter(rules, started);
    }

    @Override
    public List<Double> results(List<Double> points) {
        List<Integer> order =
                IntStream.range(0, points.size())
                        .boxed()
                        .sorted(Comparator.comparingDouble((Integer seat) -> -points.get(seat)))
                        .toList();
        List<Double> results = new ArrayList<>(points);
        for (int place = 0; place < order.size(); place++) {
            int seat = order.get(place);
            results.set(seat, points.get(seat) / THOUSAND + byPlace.get(place));
        }
        return results;
    }
}
