package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.american.odds.Horizon;
import sparrow.american.odds.Shortfall;
import sparrow.american.position.Held;
import sparrow.american.value.HandValue;
import sparrow.american.value.Parting;
import sparrow.american.value.Threats;
import sparrow.core.game.Advice.Reason;
import sparrow.core.table.Figures;
import sparrow.shapes.Distance;

/// Why an action is good, in sentences with numbers: the line that the hand is then for, how many
/// tiles are missing, how likely they come, and what all lines are worth.
final class WhyAction {
    /// A chance below this that somebody wants a tile is not worth a word.
    private static final double NOTEWORTHY = 0.05;

    private final HandValue value;
    private final Horizon horizon;
    private final List<Chance> known = new ArrayList<>();

    /// How likely a variation is completed from where a hand stands.
    private record Chance(Shortfall shortfall, double chance) {
        boolean isOf(Shortfall other) {
            return shortfall.variation().equals(other.variation()) && shortfall.isLike(other);
        }
    }

    WhyAction(HandValue value) {
        this.value = value;
        this.horizon = Horizon.of(value.position(), value.unseen());
    }

    static Supplier<List<Reason>> because(String sentence) {
        return () -> List.of(new Reason("reason", 1, sentence));
    }

    /// A hand after its best discard.
    List<Reason> afterDiscard(Held full) {
        double most = -1;
        Held kept = full;
        double[] left = value.without(full, full.concealed().faces());
        for (int i = 0; i < left.length; i++) {
            if (left[i] > most) {
                most = left[i];
                kept = full.without(full.concealed().faces().get(i));
            }
        }
        return kept(kept, most);
    }

    /// A hand that is left by a discard.
    List<Reason> thrown(Held full, Parting.Thrown thrown, Threats threats) {
        List<Reason> reasons = new ArrayList<>();
        reasons.addAll(kept(full.without(thrown.tile()), thrown.left()));
        double need = threats.need(thrown.tile());
        if (need >= NOTEWORTHY) {
            reasons.add(
                    new Reason(
                            "danger",
                            need,
                            Figures.percent(need)
                                    + " that "
                                    + threats.wanting(thrown.tile())
                                    + " calls it"));
        }
        return reasons;
    }

    /// A hand that is kept.
    List<Reason> kept(Held held, double points) {
        Optional<Variation> aim = value.aim(held.rack());
        if (aim.isEmpty()) {
            return List.of(new Reason("lines", 0, "no line of the card can be completed any more"));
        }
        Shortfall shortfall = Shortfall.of(aim.get(), held);
        double chance = chance(shortfall);
        Reason missing =
                new Reason(
                        "tiles missing",
                        shortfall.distance(),
                        missing(shortfall.distance(), aim.get().line()));
        if (value.isHopeless()) {
            return List.of(
                    missing,
                    new Reason(
                            "chance",
                            chance,
                            "too unlikely to play for: " + Figures.percent(chance)));
        }
        return List.of(
                missing,
                new Reason(
                        "chance",
                        chance,
                        Figures.percent(chance) + " to complete it before the wall is out"),
                new Reason("value", points, points(points)));
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

    private static String points(double points) {
        String number = Figures.brief(points);
        return number.equals("0")
                ? "all its lines together bring next to nothing"
                : "all its lines together bring about "
                        + number
                        + (number.equals("1") ? " point" : " points");
    }
}
