package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongConsumer;
import sparrow.arena.Crew;
import sparrow.arena.Errand;
import sparrow.arena.SeatedBot;
import sparrow.core.game.Advice;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Match;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.odds.Fitting;
import sparrow.odds.Forecast;
import sparrow.odds.Forecaster;
import sparrow.odds.HandEnd;
import sparrow.odds.Model;
import sparrow.odds.Weighed;

/// What a level tells at each of its decisions when it plays against itself, and what comes of it.
///
/// The first two words of hand `match` of the stream `splitmix64` under the seed are the seeds of
/// the walls and of the bots' own chance.
///
/// @param plain what tells in the place of the level, which plays on as ever
public record Calibration(
        Field field, Fitting fitting, Level level, long seed, Optional<Model> plain)
        implements Errand<Map<Calibration.Of, Reliability>> {
    public Calibration(Field field, Fitting fitting, Level level, long seed) {
        this(field, fitting, level, seed, Optional.empty());
    }

    /// The same matches, at which that model tells and not the level itself.
    Calibration toldBy(Model model) {
        return new Calibration(field, fitting, level, seed, Optional.of(model));
    }

    /// What chances are told of.
    public enum Of {
        WIN("to win", Forecast::win),
        READY("to become ready", Forecast::ready),
        DEALS_IN_NOW("to deal in with this tile", Forecast::dealsInNow),
        DEALS_IN("to deal in at some time", Forecast::dealsIn);

        private final String words;
        private final Function<Forecast, Double> told;

        Of(String words, Function<Forecast, Double> told) {
            this.words = words;
            this.told = told;
        }

        public String words() {
            return words;
        }

        private Reliability in(Map<Of, Reliability> all) {
            return all.computeIfAbsent(this, _ -> new Reliability());
        }

        double told(Forecast forecast) {
            return told.apply(forecast);
        }

        /// 1 if it came true, else 0.
        int truth(HandEnd end, int ready) {
            boolean came =
                    switch (this) {
                        case WIN -> end == HandEnd.WIN;
                        case READY -> ready > 0;
                        case DEALS_IN_NOW -> end == HandEnd.DEALS_IN_NOW;
                        case DEALS_IN ->
                                end == HandEnd.DEALS_IN_NOW || end == HandEnd.DEALS_IN_LATER;
                    };
            return came ? 1 : 0;
        }
    }

    /// A forecast that was told, and what came of it.
    record Told(Forecast forecast, HandEnd end, float points, int ready) {}

    /// Whether a level tells such chances at all.
    public static boolean isTold(Level level) {
        return level.advisor(Seed.splitMix64(0).hand(0)) instanceof Forecaster;
    }

    /// Plays matches and compares.
    ///
    /// @param progress is told how many matches are over
    public Map<Of, Reliability> run(int matches, Crew crew, LongConsumer progress) {
        Map<Of, Reliability> all = none();
        AtomicLong done = new AtomicLong();
        crew.make(
                this,
                0,
                matches,
                match -> {
                    match.forEach((of, told) -> of.in(all).addMatch(told));
                    progress.accept(done.incrementAndGet());
                    return true;
                });
        return all;
    }

    private static Map<Of, Reliability> none() {
        Map<Of, Reliability> none = new EnumMap<>(Of.class);
        for (Of of : Of.values()) {
            none.put(of, new Reliability());
        }
        return none;
    }

    /// What is told in a match, compared.
    @Override
    public Map<Of, Reliability> trial(int number) {
        Map<Of, Reliability> match = none();
        for (Told told : play(number)) {
            match.forEach((of, counted) ->
                    counted.add(of.told(told.forecast), of.truth(told.end, told.ready)));
        }
        return match;
    }

    /// All that is told in a match.
    List<Told> play(int match) {
        Chance words = Seed.splitMix64(seed).hand(match);
        Seed walls = Seed.splitMix64(words.next());
        Seed whims = Seed.splitMix64(words.next());
        Variant variant = field.of(match);
        List<Told> told = new ArrayList<>();
        List<Listener> listeners = new ArrayList<>();
        Match.play(
                variant,
                walls,
                hand -> {
                    listeners.clear();
                    Seats<Player> players =
                            Seats.each(
                                    variant.first().points().seats(),
                                    seat -> listening(match, hand, seat, whims, listeners));
                    return players;
                },
                finished -> listeners.forEach(each -> each.tell(finished, told)));
        return told;
    }

    private Player listening(int match, int hand, Seat seat, Seed whims, List<Listener> listeners) {
        Chance chance = whims.hand(Seat.values().length * hand + seat.ordinal());
        Listener listener = new Listener(seat, level.advisor(chance));
        listeners.add(listener);
        Level heard = new Level(level.name(), level.meaning(), _ -> listener);
        return new SeatedBot(
                heard, chance, () -> "in match " + match + " of seed " + seed + ", hand " + hand);
    }

    private record Heard(Forecast forecast, int before, int points, int ready) {}

    /// Writes down what an advisor tells of the action it chooses.
    private final class Listener implements Advisor {
        private final Seat seat;
        private final Advisor advisor;
        private final List<Heard> heard = new ArrayList<>();

        Listener(Seat seat, Advisor advisor) {
            this.seat = seat;
            this.advisor = advisor;
        }

        @Override
        public Advice advise(View view, Choice choice) {
            return advisor.advise(view, choice);
        }

        @Override
        public Player player() {
            if (!(advisor instanceof Forecaster forecaster)) {
                return advisor.player();
            }
            return (view, choice) -> {
                Weighed best = best(forecaster.weighed(view, choice));
                if (!best.isSettled()) {
                    heard.add(heard(view, best));
                }
                return best.action();
            };
        }

        /// What a forecaster does, see [Weighed#value()].
        private static Weighed best(List<Weighed> weighed) {
            Weighed best = weighed.getFirst();
            for (Weighed each : weighed) {
                best = each.value() > best.value() ? each : best;
            }
            return best;
        }

        private Heard heard(View view, Weighed best) {
            float[] measures = best.examined().measures();
            return new Heard(
                    plain.map(model -> model.forecast(measures)).orElseGet(best::told),
                    view.table().log().size(),
                    view.own().points(),
                    measures[fitting.measures().indexOf(fitting.ready())] > 0 ? 1 : 0);
        }

        void tell(Table finished, List<Told> told) {
            int becomes = 0;
            int last = finished.place(seat).points();
            for (Heard each : heard.reversed()) {
                HandEnd end = HandEnd.of(finished, seat, each.before);
                becomes = each.ready > 0 || end == HandEnd.WIN ? 1 : becomes;
                told.add(new Told(each.forecast, end, last - each.points, becomes));
            }
        }
    }
}
