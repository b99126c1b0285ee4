package sparrow.american.play;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Considered;
import sparrow.odds.Examined;

/// Verdicts that need no weighing.
final class Verdicts {
    /// Better than anything that is weighed.
    private static final double WIN = 1e9;

    private static final double SURE = 1e8;

    private Verdicts() {}

    static Examined won() {
        return of(Action.Win.WIN, WIN, "the hand is complete");
    }

    static Examined wonBy(Action action) {
        return of(action, WIN, "mah jongg: it completes the hand");
    }

    static Examined sure(Action action, String sentence) {
        return of(action, SURE, sentence);
    }

    static Examined never(Action action, String sentence) {
        return of(action, -SURE, sentence);
    }

    static Examined of(Action action, double value, String sentence) {
        return Examined.settled(
                new Considered(
                        action, value, () -> List.of(new Advice.Reason("reason", 1, sentence))));
    }
}
