package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.List;
import sparrow.arena.Trials;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.Model;

/// What a model must know of each level, so that what the level tells comes true when it plays
/// against itself.
public record Tilts(Field field, Fitting fitting, long seed) {
    /// @param matches of each level
    public Model added(Model plain, int matches, int threads) {
        Model model = plain;
        for (Level level : fitting.levels().apply(() -> plain)) {
            if (Calibration.isTold(level)) {
                List<Calibration.Told> told = new ArrayList<>();
                new Trials<>(new Calibration(field, fitting, level, ~seed)::play, threads)
                        .make(
                                matches,
                                match -> {
                                    told.addAll(match);
                                    return true;
                                });
                model = model.with(level.name(), Tilting.of(told));
            }
        }
        return model;
    }
}
