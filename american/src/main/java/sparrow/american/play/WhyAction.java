package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.american.odds.Horizon;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Held;
import sparrow.american.value.HandValue;
import sparrow.american.value.Risk;
import sparrow.american.value.Threats;
import sparrow.core.game.Advice.Reason;
import sparrow.core.table.Figures;
import sparrow.core.tile.Tile;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastWords;
import sparrow.shapes.Distance;

/// Why an action is good, in sentences with numbers: the line that the hand is then for, how many
/// tiles are missing, how likely they come if the wall is played out, and how the hand will end.
final class WhyAction {
    /// A chance below this that somebody wants a tile is not worth a word.
    private static final double NOTEWORTHY = 0.05;

    private final HandValue value;
    private final Threats threats;
    private final Horizon horizon;
    private final List<Chance> known = new ArrayList<>();

    /// How likely a variation is completed from where a hand stands.
    private record Chance(Shortfall shortfall, double chance) {
        boolean isOf(Shortfall other) {
            return shortfall.variation().equals(other.variation()) && shortfall.isLike(other);
        }
    }

    WhyAction(HandValue value, Threats threats) {
        this.value = value;
        this.threats = threats;
        this.horizon = Horizon.of(value.position(), value.unseen());
    }

    /// What an action leaves.
    List<Reason> after(After after, Forecast forecast) {
        List<Reason> reasons = new ArrayList<>(kept(after.held()));
        reasons.addAll(ForecastWords.inPoints().of(forecast));
        after.thrown().ifPresent(tile -> reasons.addAll(danger(tile)));
        return reasons;
    }

    /// A hand that is kept.
    private List<Reason> kept(Held held) {
        Optional<Variation> aim = value.aim(held.rack());
        if (aim.isEmpty()) {
            return List.of(new Reason("lines", 0, "no line of the card can be completed any more"));
        }
        Shortfall shortfall = Shortfall.of(aim.get(), held);
        double chance = chance(shortfall);
        return List.of(
                new Reason(
                        "tiles missing",
                        shortfall.distance(),
                        missing(shortfall.distance(), aim.get().line())),
                new Reason(
                        "chance of the line",
                        chance,
                        value.isHopeless()
                                ? "too unlikely to play for: " + Figures.percent(chance)
                                : Figures.percent(chance)
                                        + " to complete that line if the wall is played out"));
    }

    private List<Reason> danger(Tile thrown) {
        double need = threats.need(thrown);
        return need < NOTEWORTHY
                ? List.of()
                : List.of(
                        new Reason(
                                "danger",
                                need,
                                threats.wanting(thrown)
                                        + " may call it: "
                                        + Risk.of(need).key()
                                        + " risk"));
    }

    private static String missing(int tiles, Line line) {
        return Distance.inWords(tiles)
                + " for "
                + line.id()
                + ", "
                + Figures.counted(line.points(), "point", "points");
    }

    private double chance(Shortfall shortfall) {
        for (Chance each : known) {
            if (each.isOf(shortfall)) {
                return each.chance;
            }
        }
        double chance = horizon.completion(shortfall).chance();
        known.add(new Chance(shortfall, chance));
        return chance;
    }
}
