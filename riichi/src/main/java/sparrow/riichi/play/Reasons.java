package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Advice.Reason;
import sparrow.core.table.Figures;
import sparrow.core.tile.Tile;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastWords;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.Threat;
import sparrow.shapes.Distance;

/// Why an action is worth what it is, in words.
final class Reasons {
    private static final ForecastWords TOLD = ForecastWords.inPoints();

    private Reasons() {}

    /// An estimate, and then what else there is to say.
    ///
    /// @param discard what goes with a riichi or a call
    static List<Reason> of(
            Estimate estimate, Forecast forecast, Optional<Tile> discard, List<Reason> more) {
        List<Reason> reasons = new ArrayList<>();
        String after = discard.map(tile -> " after discarding the " + tile.title()).orElse("");
        if (estimate.distance() == RoughWay.NEVER) {
            reasons.add(new Reason("distance", RoughWay.NEVER, "no yaku to aim for" + after));
        } else {
            reasons.add(
                    new Reason(
                            "distance",
                            estimate.distance(),
                            Distance.inWords(estimate.distance()) + after + ", " + estimate.way()));
            reasons.add(new Reason("tiles still out", estimate.helpful(), helpful(estimate)));
        }
        reasons.addAll(TOLD.of(forecast));
        reasons.addAll(more);
        return reasons;
    }

    private static String helpful(Estimate estimate) {
        int left = estimate.helpful();
        if (left == 0 && estimate.distance() == 1) {
            return "no tile that others discard wins";
        }
        String s = left > 1 ? "" : "s";
        return (left == 0 ? "no tile" : Figures.counted(left, "tile", "tiles"))
                + " left that "
                + (estimate.distance() == 1 ? "win" + s : "bring" + s + " the hand nearer");
    }

    /// What a discard of the tile risks against each.
    static List<Reason> dangers(List<Danger> dangers, Tile tile) {
        return dangers.stream().map(danger -> danger(danger, tile)).toList();
    }

    private static Reason danger(Danger danger, Tile tile) {
        Threat threat = danger.threat();
        double chance = danger.chance(tile);
        if (threat.isSafe(tile)) {
            return new Reason("danger", chance, "safe against " + threat.title());
        }
        String sentence = Figures.percent(chance) + " to deal into " + threat.title();
        return new Reason(
                "danger",
                chance,
                threat.isRiichi()
                        ? sentence
                        : sentence + " if it is ready (" + Figures.percent(threat.ready()) + ")");
    }
}
