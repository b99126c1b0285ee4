package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Fitting;
import sparrow.odds.HandEnd;
import sparrow.odds.Model;

/// Matches in which every seat now and then does something else than what it thinks best, so that
/// one learns what comes of it. What happens in a match depends on the seed and its number alone.
///
/// The first two words of hand `match` of the stream `splitmix64` under the seed are the seeds of
/// the walls and of the seats' own chance.
///
/// @param model by which about half of the seats play; all play by rule of thumb without one
public record Exploration(Field field, Fitting fitting, Optional<Model> model, long seed) {
    /// So many discards of a thousand are not the best one.
    private static final int OTHER_DISCARDS = 60;

    /// The same of claims, passes and tiles given away.
    private static final int OTHER_CLAIMS = 150;

    /// The same of what is declared.
    private static final int NOT_DECLARED = 300;

    private static final int THOUSAND = 1_000;

    /// Of so many best actions another one is tried.
    private static final int BEST = 5;

    /// All decisions of a match.
    Samples play(int match) {
        Chance words = Seed.splitMix64(seed).hand(match);
        Seed walls = Seed.splitMix64(words.next());
        Seed whims = Seed.splitMix64(words.next());
        Variant variant = field.of(match);
        Samples samples = new Samples(fitting.measures().size());
        List<Explorer> explorers = new ArrayList<>();
        Match.play(
                variant,
                walls,
                hand -> {
                    explorers.clear();
                    Seats<Explorer> seated = seated(variant, hand, whims);
                    seated.seats().forEach(seat -> explorers.add(seated.get(seat)));
                    return seated.map(explorer -> explorer);
                },
                finished -> explorers.forEach(explorer -> explorer.tell(finished, samples)));
        return samples;
    }

    private Seats<Explorer> seated(Variant variant, int hand, Seed whims) {
        return Seats.each(
                variant.first().points().seats(),
                seat ->
                        new Explorer(
                                seat, whims.hand(Seat.values().length * hand + seat.ordinal())));
    }

    /// A decision that was made.
    private static final class Decided {
        private final float[] measures;

        /// How many events there were.
        private final int before;

        /// Of the seat just then.
        private final int points;

        Decided(float[] measures, int before, int points) {
            this.measures = measures;
            this.before = before;
            this.points = points;
        }
    }

    /// A seat for one hand.
    private final class Explorer implements Player {
        private final Seat seat;
        private final Chance chance;
        private final Examiner examiner;
        private final Optional<Model> by;
        private final List<Decided> decisions = new ArrayList<>();

        Explorer(Seat seat, Chance chance) {
            this.seat = seat;
            this.chance = chance;
            this.examiner = fitting.examiner().get();
            this.by = chance.below(2) == 0 ? model : Optional.empty();
        }

        @Override
        public Action choose(View view, Choice choice) {
            if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
                return actions.getFirst();
            }
            List<Weighed> weighed = weighed(examiner.examine(view, choice));
            Weighed chosen = chosen(weighed);
            if (!chosen.examined.isSettled()) {
                decisions.add(
                        new Decided(
                                chosen.examined.measures(),
                                view.table().log().size(),
                                view.own().points()));
            }
            return chosen.examined.action();
        }

        /// Best first.
        private List<Weighed> weighed(List<Examined> all) {
            List<Weighed> weighed = new ArrayList<>(all.size());
            for (Examined each : all) {
                weighed.add(new Weighed(each, Weighed.worth(each, by)));
            }
            weighed.sort(Comparator.comparingDouble(Weighed::value).reversed());
            return weighed;
        }

        /// The best action, or now and then another one that no rule has settled.
        private Weighed chosen(List<Weighed> weighed) {
            Weighed best = weighed.getFirst();
            if (best.examined.isSettled() || chance.below(THOUSAND) >= rarely(best)) {
                return best;
            }
            List<Weighed> others = new ArrayList<>(BEST);
            for (Weighed each : weighed.subList(1, weighed.size())) {
                if (!each.examined.isSettled() && others.size() < BEST) {
                    others.add(each);
                }
            }
            return others.isEmpty() ? best : others.get(chance.below(others.size()));
        }

        private static int rarely(Weighed best) {
            return switch (best.examined.action()) {
                case Action.Discard _ -> OTHER_DISCARDS;
                case Action.Declare _ -> NOT_DECLARED;
                case Action.Claim _,
                        Action.Lay _,
                        Action.Add _,
                        Action.TakeBack _,
                        Action.Give _,
                        Action.TakeJoker _,
                        Action.Win _,
                        Action.Pass _ ->
                        OTHER_CLAIMS;
            };
        }

        /// Adds what was decided in the hand, now that it is over.
        void tell(Table finished, Samples samples) {
            int ready = fitting.measures().indexOf(fitting.ready());
            int last = finished.place(seat).points();
            int becomes = 0;
            List<Samples.Outcome> outcomes = new ArrayList<>(decisions.size());
            Optional<Decided> next = Optional.empty();
            for (Decided each : decisions.reversed()) {
                HandEnd end = HandEnd.of(finished, seat, each.before);
                becomes = each.measures[ready] > 0 || end == HandEnd.WIN ? 1 : becomes;
                outcomes.add(
                        new Samples.Outcome(
                                end, last - each.points, becomes, then(finished, each, next)));
                next = Optional.of(each);
            }
            for (int i = 0; i < decisions.size(); i++) {
                samples.add(decisions.get(i).measures, outcomes.get(decisions.size() - 1 - i));
            }
        }

        private Samples.Then then(Table finished, Decided decided, Optional<Decided> next) {
            if (next.isEmpty()) {
                return Samples.Then.ENDS;
            }
            List<Event> since = finished.log().events().subList(decided.before, next.get().before);
            return HandEnd.isSameMoment(since, seat)
                    ? Samples.Then.SAME_MOMENT
                    : Samples.Then.GOES_ON;
        }
    }

    /// An action and what its seat thinks of it.
    record Weighed(Examined examined, double value) {
        static double worth(Examined each, Optional<Model> by) {
            return each.isSettled() || by.isEmpty()
                    ? each.rule()
                    : by.get().forecast(each.measures()).value();
        }
    }
}
