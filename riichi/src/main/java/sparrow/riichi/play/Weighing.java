package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.tile.Tile;
import sparrow.core.game.Considered;

/// Gain against risk: what an outlook wins on average, less what discarding a tile may lose now and
/// what pushing on may lose later.
final class Weighing {
    /// How dangerous the tiles are, on average, that a hand must still discard to win.
    private static final double LATER_DANGER = 0.04;

    /// How many of them a ready hand, and each step before it, has to discard.
    private static final double LATER_READY = 1.5;

    private static final double LATER_STEP = 1.2;

    /// Who still can fold keeps this part of what it hopes for.
    private static final double HOPE = 0.2;

    /// How often a hand still wins when somebody else is ready.
    private static final double RACE = 0.8;

    private final List<Threat> threats;

    Weighing(List<Threat> threats) {
        this.threats = threats;
    }

    /// The points that this outlook is worth once the next discard is made.
    double worth(Outlook outlook) {
        double gain = outlook.gain();
        double later = 0;
        for (Threat threat : threats) {
            gain *= 1 - threat.ready() * (1 - RACE);
            later += threat.ready() * threat.cost();
        }
        later *= LATER_DANGER * (LATER_READY + LATER_STEP * (outlook.distance() - 1));
        return Math.max(HOPE * gain, gain - later);
    }

    /// The points that discarding a kind loses on average.
    double risk(int kind) {
        double risk = 0;
        for (Threat threat : threats) {
            risk += threat.risk(kind);
        }
        return risk;
    }

    /// Whether somebody has declared riichi.
    boolean isUnderRiichi() {
        return threats.stream().anyMatch(Threat::isRiichi);
    }

    Considered discard(Action action, Tile tile, Outlook outlook) {
        return new Considered(
                action,
                worth(outlook) - risk(tile.kind()),
                () -> {
                    List<Advice.Reason> reasons = outlook(outlook);
                    threats.forEach(threat -> reasons.add(danger(threat, tile)));
                    return reasons;
                });
    }

    /// An outlook in words.
    static List<Advice.Reason> outlook(Outlook outlook) {
        List<Advice.Reason> reasons = new ArrayList<>();
        if (outlook.distance() == Aim.NEVER) {
            reasons.add(new Advice.Reason("distance", Aim.NEVER, "the hand has no yaku to aim at"));
            return reasons;
        }
        String far =
                outlook.distance() == 1
                        ? "ready"
                        : outlook.distance() - 1 + " away from a ready hand";
        reasons.add(
                new Advice.Reason("distance", outlook.distance(), far + ", aim: " + outlook.aim()));
        reasons.add(
                new Advice.Reason(
                        "tiles still out",
                        outlook.helpful(),
                        outlook.helpful() + " unseen tiles bring the hand nearer"));
        reasons.add(
                new Advice.Reason(
                        "chance to win",
                        outlook.chance(),
                        percent(outlook.chance()) + " to win about " + points(outlook.points())));
        return reasons;
    }

    private static Advice.Reason danger(Threat threat, Tile tile) {
        String who = (threat.isRiichi() ? "the riichi of " : "the open hand of ") + threat.seat();
        double danger = threat.danger(tile.kind());
        String sentence =
                threat.isSafe(tile.kind())
                        ? "safe against " + who
                        : percent(danger)
                                + " to deal into "
                                + who
                                + (threat.isRiichi()
                                        ? ""
                                        : ", if it is ready (" + percent(threat.ready()) + ")");
        return new Advice.Reason("danger", danger, sentence);
    }

    static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }

    static String points(double points) {
        return String.format(Locale.ROOT, "%,.0f points", points);
    }
}
