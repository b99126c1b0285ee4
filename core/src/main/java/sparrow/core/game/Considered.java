package sparrow.core.game;

import java.util.List;
import java.util.function.Supplier;

/// An action with what it is worth; the reasons are put into words when somebody asks for them.
public record Considered(Action action, double value, Supplier<List<Advice.Reason>> reasons) {
    public Advice.Ranked ranked() {
        return new Advice.Ranked(action, value, reasons.get());
    }
}
