package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import sparrow.american.position.Held;
import sparrow.american.value.HandValue;
import sparrow.american.value.Threats;
import sparrow.core.game.Action;
import sparrow.core.game.Advice.Reason;
import sparrow.odds.Examined;

/// What a position is weighed with: what hands are worth in it, what others may want, how it is
/// measured, and how all that is put into words.
final class Weighing {
    private final HandValue value;
    private final Supplier<HandValue> measuring;
    private final Threats threats;
    private final Measures measures;
    private final WhyAction why;

    /// @param measuring what hands are worth to whoever plays as in the games of the fit
    Weighing(HandValue value, Supplier<HandValue> measuring, Threats threats) {
        this.value = value;
        this.measuring = measuring;
        this.threats = threats;
        this.measures = new Measures(value, threats);
        this.why = new WhyAction(value, threats);
    }

    HandValue value() {
        return value;
    }

    /// By what hands are worth in the measures of a model, whoever plays.
    HandValue measured() {
        return measuring.get();
    }

    Threats threats() {
        return threats;
    }

    /// @param rule what it is worth by rule of thumb
    Examined examined(Action action, double rule, After after) {
        return examined(action, rule, () -> after, List::of);
    }

    /// The same, with more to say.
    Examined examined(Action action, double rule, After after, Supplier<List<Reason>> first) {
        return examined(action, rule, () -> after, first);
    }

    /// A call, after which the tile is discarded that leaves most.
    Examined called(Action action, double rule, Held full) {
        return examined(action, rule, () -> After.discarding(value, full), List::of);
    }

    private Examined examined(
            Action action, double rule, Supplier<After> after, Supplier<List<Reason>> first) {
        return new Examined(
                action,
                rule,
                () -> measures.of(after.get()),
                forecast -> {
                    List<Reason> reasons = new ArrayList<>(first.get());
                    reasons.addAll(why.after(after.get(), forecast));
                    return reasons;
                });
    }
}
