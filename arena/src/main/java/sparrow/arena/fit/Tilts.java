package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import sparrow.arena.Trials;
import sparrow.core.game.Level;
import sparrow.odds.Curve;
import sparrow.odds.Curves;
import sparrow.odds.Fitting;
import sparrow.odds.Model;
import sparrow.odds.Tilt;

/// What a model must know of each level, so that what the level tells comes true when it plays
/// against itself.
///
/// A level that tells otherwise may play otherwise; so how its hands lean is found out once more,
/// from other matches of the level as it plays by then. At last, from other matches again, what
/// becomes of every chance it tells; by that nobody plays otherwise.
public record Tilts(Field field, Fitting fitting, long seed) {
    private static final int ROUNDS = 2;

    /// What is found out anew.
    public enum Anew {
        /// How hands lean, and what becomes of chances.
        ALL(ROUNDS + 1),
        /// What becomes of chances: all levels play on as before.
        TOLD(1);

        private final int rounds;

        Anew(int rounds) {
            this.rounds = rounds;
        }
    }

    /// How many matches it takes to play so many of each level.
    public int all(Model plain, int matches, Anew anew) {
        return anew.rounds * levels(plain).size() * matches;
    }

    private List<Level> levels(Model model) {
        return fitting.levels().apply(() -> model).stream().filter(Calibration::isTold).toList();
    }

    /// The nets of a model with what is found out about each level.
    ///
    /// @param matches of each level, in each round
    /// @param progress is told how many matches are over
    public Model added(Model model, int matches, Anew anew, int threads, LongConsumer progress) {
        AtomicLong done = new AtomicLong();
        Round round = new Round(matches, threads, () -> progress.accept(done.incrementAndGet()));
        return switch (anew) {
            case ALL -> round.told(round.leaning(model));
            case TOLD -> round.told(model);
        };
    }

    /// Matches of one round.
    private final class Round {
        private final int matches;
        private final int threads;
        private final Runnable progress;

        Round(int matches, int threads, Runnable progress) {
            this.matches = matches;
            this.threads = threads;
            this.progress = progress;
        }

        Model leaning(Model model) {
            Model plain = new Model(model.origin(), model.nets());
            Model played = plain;
            for (int round = 0; round < ROUNDS; round++) {
                Model tilted = plain;
                for (Level level : levels(played)) {
                    List<Calibration.Told> told = new ArrayList<>();
                    play(
                            new Calibration(field, fitting, level, ~seed - round).toldBy(plain),
                            told::addAll);
                    tilted = tilted.with(level.name(), Tilting.of(told));
                }
                played = tilted;
            }
            return played;
        }

        Model told(Model model) {
            Model told = model;
            for (Level level : levels(model)) {
                Tilt tilt = model.tilts().getOrDefault(level.name(), Tilt.NONE);
                Model bare = model.with(level.name(), tilt.telling(Curves.NONE));
                Map<Calibration.Of, Truth> truths = new EnumMap<>(Calibration.Of.class);
                Arrays.stream(Calibration.Of.values()).forEach(of -> truths.put(of, new Truth()));
                play(
                        new Calibration(field, fitting, named(level, bare), ~seed - ROUNDS),
                        match ->
                                truths.forEach((of, truth) ->
                                        match.forEach(each ->
                                                truth.add(
                                                        of.told(each.forecast()),
                                                        of.truth(each.end(), each.ready())))));
                told = told.with(level.name(), tilt.telling(curves(truths)));
            }
            return told;
        }

        private void play(Calibration calibration, Consumer<List<Calibration.Told>> told) {
            new Trials<>(calibration::play, threads)
                    .make(
                            matches,
                            match -> {
                                told.accept(match);
                                progress.run();
                                return true;
                            });
        }
    }

    /// The same level when it tells by a model.
    private Level named(Level level, Model model) {
        return levels(model).stream()
                .filter(each -> each.name().equals(level.name()))
                .findFirst()
                .orElseThrow();
    }

    private static Curves curves(Map<Calibration.Of, Truth> truths) {
        return new Curves(
                curve(truths, Calibration.Of.WIN),
                curve(truths, Calibration.Of.READY),
                curve(truths, Calibration.Of.DEALS_IN_NOW),
                curve(truths, Calibration.Of.DEALS_IN));
    }

    private static Curve curve(Map<Calibration.Of, Truth> truths, Calibration.Of of) {
        return truths.getOrDefault(of, new Truth()).curve();
    }
}
