package sparrow.odds;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Considered;

/// An action as a game's rules of thumb judge it, and the measures of what it leaves.
///
/// @param rule what it is worth by rule of thumb, in the order of which such a level plays
/// @param measured of the position after it, made when somebody asks for them; nothing where a rule
///   settles the matter, such as that a win is taken
/// @param reasons puts a forecast into the words of the game
public record Examined(
        Action action,
        double rule,
        Optional<Supplier<float[]>> measured,
        Function<Forecast, List<Advice.Reason>> reasons) {
    public Examined(
            Action action,
            double rule,
            Supplier<float[]> measured,
            Function<Forecast, List<Advice.Reason>> reasons) {
        this(action, rule, Optional.of(measured), reasons);
    }

    /// An action on which nothing needs to be forecast.
    public static Examined settled(Considered considered) {
        return new Examined(
                considered.action(),
                considered.value(),
                Optional.empty(),
                _ -> considered.reasons().get());
    }

    public boolean isSettled() {
        return measured.isEmpty();
    }

    /// What a model is told of the position after it.
    public float[] measures() {
        return measured.orElseThrow().get();
    }
}
