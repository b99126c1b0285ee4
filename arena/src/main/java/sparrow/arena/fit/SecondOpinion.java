package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.arena.Trials;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.View;
import sparrow.core.tile.Seats;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Fitting;
import sparrow.odds.Model;

/// What a model hopes to gain where it would do something else than the rule of thumb, and how much
/// of that a judge confirms who was fitted on other games. Whoever picks the best of many guesses
/// picks the luckiest guess too; the judge does not share its luck.
///
/// @param seed of matches that neither the model nor the judge has seen
public record SecondOpinion(Field field, Fitting fitting, Model model, Model judge, long seed) {
    /// Changes of one kind.
    ///
    /// @param hoped what the model hopes to gain by them, in points
    /// @param judged what the judge says they gain
    public record Change(String what, long count, double hoped, double judged) {
        private Change plus(double hope, double verdict) {
            return new Change(what, count + 1, hoped + hope, judged + verdict);
        }
    }

    private record Changed(String what, double hoped, double judged) {}

    /// The changes by kind, in the order of their names, over all decisions of some matches.
    public List<Change> changes(int matches, int threads) {
        Map<String, Change> changes = new TreeMap<>();
        new Trials<>(this::play, threads)
                .make(
                        matches,
                        match -> {
                            for (Changed each : match) {
                                Change before =
                                        changes.getOrDefault(
                                                each.what, new Change(each.what, 0, 0, 0));
                                changes.put(each.what, before.plus(each.hoped, each.judged));
                            }
                            return true;
                        });
        return List.copyOf(changes.values());
    }

    private List<Changed> play(int match) {
        Chance words = Seed.splitMix64(~seed).hand(match);
        Seed walls = Seed.splitMix64(words.next());
        Variant variant = field.of(match);
        List<Changed> changed = new ArrayList<>();
        Match.play(
                variant,
                walls,
                _ ->
                        Seats.each(
                                variant.first().points().seats(),
                                _ -> new Compared(fitting.examiner().get(), changed)),
                _ -> {});
        return changed;
    }

    /// Plays by rule of thumb and notes where the model would not.
    private final class Compared implements Player {
        private final Examiner examiner;
        private final List<Changed> changed;

        Compared(Examiner examiner, List<Changed> changed) {
            this.examiner = examiner;
            this.changed = changed;
        }

        @Override
        public Action choose(View view, Choice choice) {
            if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
                return actions.getFirst();
            }
            List<Examined> all = examiner.examine(view, choice);
            Examined rule = best(all, Optional.empty());
            Examined other = best(all, Optional.of(model));
            if (!other.action().equals(rule.action()) && !rule.isSettled() && !other.isSettled()) {
                changed.add(
                        new Changed(
                                kind(rule) + " → " + kind(other),
                                gain(model, rule, other),
                                gain(judge, rule, other)));
            }
            return rule.action();
        }

        private static Examined best(List<Examined> all, Optional<Model> by) {
            Examined best = all.getFirst();
            double most = Double.NEGATIVE_INFINITY;
            for (Examined each : all) {
                double value = Exploration.Weighed.worth(each, by);
                if (value > most) {
                    most = value;
                    best = each;
                }
            }
            return best;
        }

        private static double gain(Model by, Examined rule, Examined other) {
            return by.forecast(other.measures()).value() - by.forecast(rule.measures()).value();
        }

        private static String kind(Examined examined) {
            return switch (examined.action()) {
                case Action.Discard _ -> "discard";
                case Action.Claim _ -> "claim";
                case Action.Lay _, Action.Add _ -> "kong";
                case Action.TakeBack _ -> "take back";
                case Action.Declare(String word) -> word;
                case Action.Give _ -> "give";
                case Action.TakeJoker _ -> "take a joker";
                case Action.Win _ -> "win";
                case Action.Pass _ -> "pass";
            };
        }
    }
}
