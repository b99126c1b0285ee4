package sparrow.odds;

import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.View;

/// Tells how the hand will end after an action.
public interface Forecaster {
    /// What is told of an action; nothing where a rule settles it.
    Optional<Forecast> forecast(View view, Choice choice, Action action);
}
