package sparrow.review;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.table.View;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Fitting;
import sparrow.odds.Forecast;
import sparrow.odds.Forecaster;
import sparrow.odds.Weighed;

/// A level that looks at one seat of one hand and tells what its actions are worth. Asked again, it
/// says the same.
final class Seer {
    private final Forecaster forecaster;
    private final Examiner examiner;
    private final SameChance chance;

    private Seer(Forecaster forecaster, Examiner examiner, SameChance chance) {
        this.forecaster = forecaster;
        this.examiner = examiner;
        this.chance = chance;
    }

    /// Whether a level tells what its actions are worth in points.
    static boolean tells(Level level) {
        return level.advisor(new SameChance()) instanceof Forecaster;
    }

    static Seer of(Level level, Fitting fitting) {
        SameChance chance = new SameChance();
        Advisor advisor = level.advisor(chance);
        if (!(advisor instanceof Forecaster forecaster)) {
            throw new IllegalArgumentException(level.name() + " tells nothing in points");
        }
        return new Seer(forecaster, fitting.examiner().get(), chance);
    }

    /// Chance that begins anew with every question.
    private static final class SameChance implements Chance {
        private Chance stream = Seed.splitMix64(0).hand(0);

        void restart() {
            stream = Seed.splitMix64(0).hand(0);
        }

        @Override
        public long next() {
            return stream.next();
        }
    }

    /// Every action that is worth considering.
    List<Weighed> weighed(View view, Choice choice) {
        chance.restart();
        return forecaster.weighed(view, choice);
    }

    /// What the level does: the most to it, the first of equals.
    static Weighed best(List<Weighed> all) {
        Weighed best = all.getFirst();
        for (Weighed each : all) {
            best = each.value() > best.value() ? each : best;
        }
        return best;
    }

    List<String> why(Weighed weighed) {
        return forecaster.reasons(weighed).stream().map(Advice.Reason::sentence).toList();
    }

    /// What is best by rule of thumb, which is found quickly, and what is told of it.
    Glance glance(View view, Choice choice) {
        List<Examined> all = examiner.examine(view, choice);
        Examined best = all.getFirst();
        Optional<Examined> open = Optional.empty();
        for (Examined each : all) {
            best = each.rule() > best.rule() ? each : best;
            if (!each.isSettled() && open.filter(known -> known.rule() >= each.rule()).isEmpty()) {
                open = Optional.of(each);
            }
        }
        return new Glance(best.action(), open.map(forecaster::forecast).map(Forecast::value));
    }

    /// @param action what is best by rule of thumb
    /// @param value the points that the seat can expect from the best action that no rule settles
    record Glance(Action action, Optional<Double> value) {}
}
