package sparrow.odds;

import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.View;

/// Tells how the hand will end after an action.
public interface Forecaster {
    /// An action as a forecast is made of it; nothing where a rule settles it.
    Optional<Examined> examined(View view, Choice choice, Action action);

    /// What is told of an action that no rule settles.
    Forecast forecast(Examined examined);

    /// What is told of an action; nothing where a rule settles it.
    default Optional<Forecast> forecast(View view, Choice choice, Action action) {
        return examined(view, choice, action).map(this::forecast);
    }
}
