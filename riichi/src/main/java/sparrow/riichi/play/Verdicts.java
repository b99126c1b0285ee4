package sparrow.riichi.play;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Considered;
import sparrow.odds.Examined;

/// Verdicts that need no weighing.
final class Verdicts {
    /// Better than anything that is weighed.
    static final double CERTAIN = 1_000_000;

    private Verdicts() {}

    static Examined certain(Action action, String name, String sentence) {
        return of(action, CERTAIN, name, sentence);
    }

    static Examined never(Action action, String name, String sentence) {
        return of(action, -CERTAIN, name, sentence);
    }

    static Examined of(Action action, double value, String name, String sentence) {
        return Examined.settled(
                new Considered(
                        action, value, () -> List.of(new Advice.Reason(name, value, sentence))));
    }
}
