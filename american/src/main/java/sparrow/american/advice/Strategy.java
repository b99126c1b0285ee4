package sparrow.american.advice;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

/// Advice in one sentence.
final class Strategy {
    private Strategy() {}

    static String sentence(Ranking ranking, List<Tile> letGo) {
        Optional<RankedLine> won = Recommendation.won(ranking);
        if (won.isPresent()) {
            return "Declare mah jongg: " + name(won.get()) + ".";
        }
        Optional<RankedLine> best = ranking.best();
        String away = away(ranking.facts().position().phase(), letGo);
        if (best.isEmpty()) {
            return "No line is alive: " + away + " and give nobody what they need.";
        }
        List<RankedLine> viable =
                ranking.lines().stream().filter(RankedLine::viable).limit(2).toList();
        String second = viable.size() > 1 ? ", keep " + viable.get(1).line().id() + " in mind" : "";
        return "Play for "
                + name(best.get())
                + ", "
                + missing(best.get())
                + ", "
                + percent(best.get().chance())
                + " until the wall is out"
                + second
                + ", and "
                + away
                + ".";
    }

    private static String name(RankedLine line) {
        return line.line().id() + " (" + line.line().points() + " points)";
    }

    private static String missing(RankedLine line) {
        int distance = line.facts().distance();
        return distance == 1 ? "1 tile missing" : distance + " tiles missing";
    }

    /// A chance in words; what is not certain is never 100 %.
    private static String percent(double chance) {
        double percent = 100 * chance;
        return percent < 1
                ? "less than 1% to complete"
                : Math.min(99, Math.round(percent)) + "% to complete";
    }

    private static String away(Phase phase, List<Tile> letGo) {
        List<String> names = letGo.stream().map(Notation.AMERICAN::write).toList();
        return switch (phase) {
            case CHARLESTON -> "pass " + joined(names);
            case PLAY -> "discard " + joined(names);
        };
    }

    private static String joined(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
