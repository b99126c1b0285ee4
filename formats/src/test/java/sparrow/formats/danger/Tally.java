package sparrow.formats.danger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// Told against true over some forecasts, as weighted means.
///
/// @param hands how many riichi hands waited for one of the tiles
/// @param shares what the share of shapes alone told
/// @param error the standard error of the difference between told and true, with whole games as the
///   unit
record Tally(int tiles, long hands, double shares, double told, double happened, double error) {

    static Map<String, Tally> by(List<Forecast> forecasts, Function<Forecast, String> name) {
        Map<String, List<Forecast>> groups = new TreeMap<>();
        for (Forecast each : forecasts) {
            groups.computeIfAbsent(name.apply(each), _ -> new ArrayList<>()).add(each);
        }
        Map<String, Tally> tallies = new TreeMap<>();
        groups.forEach((group, members) -> tallies.put(group, of(members)));
        return tallies;
    }

    private static Tally of(List<Forecast> forecasts) {
        double weight = 0;
        double shares = 0;
        double told = 0;
        double happened = 0;
        Map<Integer, Double> games = new HashMap<>();
        for (Forecast each : forecasts) {
            double hit = each.held().isHit() ? 1 : 0;
            weight += each.weight();
            shares += each.weight() * each.held().share();
            told += each.weight() * each.told();
            happened += each.weight() * hit;
            games.merge(each.held().game(), each.weight() * (hit - each.told()), Double::sum);
        }
        double squares = games.values().stream().mapToDouble(miss -> miss * miss).sum();
        long hands =
                forecasts.stream()
                        .filter(each -> each.held().isHit())
                        .mapToInt(each -> each.held().riichi())
                        .distinct()
                        .count();
        return new Tally(
                forecasts.size(),
                hands,
                shares / weight,
                told / weight,
                happened / weight,
                Math.sqrt(squares) / weight);
    }
}
