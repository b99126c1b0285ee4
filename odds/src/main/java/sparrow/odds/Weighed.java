package sparrow.odds;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sparrow.core.game.Action;

/// An action as a level goes on after it: what it is worth to the level, and what the level tells
/// of it.
public final class Weighed {
    private final Examined examined;
    private final double value;
    private final double ahead;
    private final Supplier<Forecast> telling;
    private @Nullable Forecast told;

    Weighed(Examined examined, double value, double ahead, Supplier<Forecast> telling) {
        this.examined = examined;
        this.value = value;
        this.ahead = ahead;
        this.telling = telling;
    }

    public Action action() {
        return examined.action();
    }

    public Examined examined() {
        return examined;
    }

    /// What the level goes by: the action with the most of it is what it does, the first of equals.
    public double value() {
        return value;
    }

    /// What the action is given ahead of the others, which is in its value.
    public double ahead() {
        return ahead;
    }

    /// Whether a rule settles it, so that nothing is told of it.
    public boolean isSettled() {
        return examined.isSettled();
    }

    /// How the hand will end after it, where no rule settles it.
    public Forecast told() {
        Forecast known = told;
        if (known == null) {
            known = telling.get();
            told = known;
        }
        return known;
    }
}
