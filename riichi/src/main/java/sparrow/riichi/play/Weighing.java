package sparrow.riichi.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.tile.Tile;
import sparrow.odds.Examined;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.Threat;

/// Gain against risk: what an estimate wins on average, less what discarding a tile may lose now
/// and what pushing on may lose later.
final class Weighing {
    /// How dangerous the tiles are, on average, that a hand must still discard to win.
    private static final double LATER_DANGER = 0.05;

    /// How many of them a ready hand, and each step before it, has to discard.
    private static final double LATER_READY = 1.5;

    private static final double LATER_STEP = 1.2;

    /// The part of what dealing in costs that a discard is charged with: who does not deal in often
    /// pays all the same. Found by duels of bots, whose hands wait for the dangerous tiles somewhat
    /// less often than those of recorded games.
    private static final double AT_STAKE = 0.6;

    /// Who still can fold keeps this part of what it hopes for.
    private static final double HOPE = 0.2;

    /// How often a hand still wins when somebody else is ready.
    private static final double RACE = 0.8;

    private static final double UNKNOWN = -1;

    private final List<Danger> dangers;
    private final Measures measures;

    /// By kind: what discarding it loses, once somebody has asked.
    private final double[] losses;

    Weighing(List<Danger> dangers, Measures measures) {
        this.dangers = dangers;
        this.measures = measures;
        this.losses = new double[dangers.isEmpty() ? 0 : Tile.KINDS];
        Arrays.fill(losses, UNKNOWN);
    }

    /// The points that this estimate is worth once the next discard is made.
    double worth(Estimate estimate) {
        double gain = estimate.gain();
        double later = 0;
        for (Danger danger : dangers) {
            Threat threat = danger.threat();
            gain *= 1 - threat.ready() * (1 - RACE);
            later += threat.ready() * threat.cost();
        }
        later *= LATER_DANGER * (LATER_READY + LATER_STEP * (estimate.distance() - 1));
        return Math.max(HOPE * gain, gain - later);
    }

    /// The points by which discarding a tile is worse than keeping it.
    private double loss(Tile tile) {
        if (dangers.isEmpty()) {
            return 0;
        }
        int kind = tile.kind();
        if (losses[kind] == UNKNOWN) {
            losses[kind] = AT_STAKE * lossTo(tile);
        }
        return losses[kind];
    }

    private double lossTo(Tile tile) {
        double loss = 0;
        for (Danger danger : dangers) {
            loss += danger.loss(tile);
        }
        return loss;
    }

    /// Whether somebody has declared riichi.
    boolean isUnderRiichi() {
        return dangers.stream().anyMatch(danger -> danger.threat().isRiichi());
    }

    /// A discard, with what it leaves.
    Examined discard(Action action, After after, Estimate estimate) {
        return examined(action, after, estimate, Optional.empty());
    }

    /// A riichi or a call, which goes with a discard.
    Examined with(Action action, After after, Estimate estimate) {
        return examined(action, after, estimate, after.discard());
    }

    private Examined examined(
            Action action, After after, Estimate estimate, Optional<Tile> together) {
        Tile tile = after.discard().orElseThrow();
        return new Examined(
                action,
                worth(estimate) - loss(tile),
                () -> measures.of(after, estimate),
                forecast ->
                        Reasons.of(estimate, forecast, together, Reasons.dangers(dangers, tile)));
    }

    /// Leaving the hand as it is.
    Examined pass(Action action, After after, Estimate estimate) {
        return new Examined(
                action,
                worth(estimate),
                () -> measures.of(after, estimate),
                forecast -> Reasons.of(estimate, forecast, Optional.empty(), List.of()));
    }
}
