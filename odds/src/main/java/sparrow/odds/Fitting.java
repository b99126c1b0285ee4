package sparrow.odds;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import sparrow.core.game.Level;

/// How positions of a game are measured, and who plays by that, so that a model can be fitted on
/// games of it.
///
/// @param measures the names of what is measured, in order
/// @param ready which of them is 1 when the hand is ready and 0 when it is not
/// @param examiner makes one for a hand
/// @param levels the levels of the game as they are with a model
public record Fitting(
        List<String> measures,
        String ready,
        Supplier<Examiner> examiner,
        Function<Supplier<Model>, List<Level>> levels) {
    public Fitting {
        measures = List.copyOf(measures);
        if (!measures.contains(ready)) {
            throw new IllegalArgumentException("'" + ready + "' is not measured");
        }
    }
}
