package sparrow.core.game;

import sparrow.core.table.View;

/// Ranks the actions open to a seat, best first, each with its reasons. A hint shows them all, a
/// bot plays the first.
@FunctionalInterface
public interface Advisor {
    Advice advise(View view, Choice choice);

    /// The bot that follows this advice.
    default Player player() {
        return (view, choice) -> advise(view, choice).best();
    }
}
