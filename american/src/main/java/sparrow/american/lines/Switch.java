package sparrow.american.lines;

import java.util.Optional;
import sparrow.core.table.Figures;

/// Whether to leave the line played for so far for a better one.
///
/// A switch must be clearly worth it, by a share of what there is and by an amount, so that advice
/// does not flutter between two lines. Lines that the exposures rule out are not in the ranking:
/// one never switches to what cannot be shown any more.
///
/// @param to the better line; empty to stay
public record Switch(String from, Optional<RankedLine> to, String sentence) {
    private static final double LEAST_GAIN = 0.15;

    static Switch of(Ranking ranking, String id) {
        Optional<RankedLine> current = ranking.line(id);
        Optional<RankedLine> best = ranking.best();
        if (best.isEmpty()) {
            return new Switch(id, Optional.empty(), "No line can be completed in time.");
        }
        String name = best.get().line().id();
        if (current.isEmpty()) {
            return new Switch(id, best, "Your exposures rule " + id + " out: play " + name + ".");
        }
        if (current.get().facts().isDead()) {
            return new Switch(id, best, "Tiles for " + id + " are all gone: play " + name + ".");
        }
        double now = current.get().worth();
        double then = best.get().worth();
        if (name.equals(id)) {
            return new Switch(id, Optional.empty(), "Stay with " + id + ": it is the best.");
        }
        boolean better = isWorthIt(now, then, ranking.engine().hysteresis());
        String numbers =
                measure(ranking.engine())
                        + " "
                        + Figures.brief(then)
                        + " against "
                        + Figures.brief(now)
                        + (ranking.engine() == Engine.ODDS ? " points" : "");
        return better
                ? new Switch(id, best, "Switch to " + name + ": " + numbers + ".")
                : new Switch(
                        id,
                        Optional.empty(),
                        "Stay with "
                                + id
                                + ": "
                                + name
                                + " is not clearly better, "
                                + numbers
                                + ".");
    }

    /// Better by 15 percent and by a fixed amount.
    static boolean isWorthIt(double now, double then, double amount) {
        return then - now >= amount && then - now >= LEAST_GAIN * now;
    }

    private static String measure(Engine engine) {
        return engine == Engine.ODDS ? "it brings about" : "its score is";
    }
}
