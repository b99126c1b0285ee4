package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.desk.Placement;
import sparrow.riichi.table.Standing;
import sparrow.riichi.table.Words;

/// What points are worth at the end of a match: those over what is returned, oka and uma, in
/// thousands.
final class RiichiPlacement implements Placement {
    private static final double THOUSAND = 1_000;

    /// A dealer's win or a draw keeps the deal: so many hands are played for each that is dealt.
    private static final double REPEATS = 1.3;

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
    public double handsAfter(Event.Started started) {
        int players = started.points().size();
        int rounds =
                switch (rules.value("length")) {
                    case "hand" -> 0;
                    case "south" -> 2;
                    default -> 1;
                };
        int dealt =
                players * started.tally().getOrDefault(Words.ROUND, 0)
                        + started.dealer().ordinal()
                        + 1;
        return REPEATS * Math.max(0, players * rounds - dealt);
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
