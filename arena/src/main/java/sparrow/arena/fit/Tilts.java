package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import sparrow.arena.Trials;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.Model;

/// What a model must know of each level, so that what the level tells comes true when it plays
/// against itself.
///
/// A level that tells otherwise may play otherwise; so what was found out is found out once more,
/// from other matches of the level as it plays by then.
public record Tilts(Field field, Fitting fitting, long seed) {
    private static final int ROUNDS = 2;

    /// How many matches it takes to play so many of each level.
    public int all(Model plain, int matches) {
        return ROUNDS * levels(plain).size() * matches;
    }

    private List<Level> levels(Model model) {
        return fitting.levels().apply(() -> model).stream().filter(Calibration::isTold).toList();
    }

    /// The nets of a model with what is found out about each level.
    ///
    /// @param matches of each level, in each round
    /// @param progress is told how many matches are over
    public Model added(Model model, int matches, int threads, LongConsumer progress) {
        Model plain = new Model(model.origin(), model.nets());
        Model played = plain;
        AtomicLong done = new AtomicLong();
        for (int round = 0; round < ROUNDS; round++) {
            Model tilted = plain;
            for (Level level : levels(played)) {
                List<Calibration.Told> told = new ArrayList<>();
                Calibration calibration =
                        new Calibration(field, fitting, level, ~seed - round).toldBy(plain);
                new Trials<>(calibration::play, threads)
                        .make(
                                matches,
                                match -> {
                                    told.addAll(match);
                                    progress.accept(done.incrementAndGet());
                                    return true;
                                });
                tilted = tilted.with(level.name(), Tilting.of(told));
            }
            played = tilted;
        }
        return played;
    }
}
