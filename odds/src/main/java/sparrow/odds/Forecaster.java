package sparrow.odds;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.table.View;

/// Tells how the hand will end after an action.
public interface Forecaster {
    /// Every action once, with what it is worth if one goes on from it in the best way.
    List<Weighed> weighed(View view, Choice choice);

    /// Why an action is worth so much, in the words of the game.
    List<Advice.Reason> reasons(Weighed weighed);

    /// An action as a forecast is made of it; nothing where a rule settles it.
    Optional<Examined> examined(View view, Choice choice, Action action);

    /// What is told of an action that no rule settles.
    Forecast forecast(Examined examined);

    /// What is told of an action; nothing where a rule settles it.
    default Optional<Forecast> forecast(View view, Choice choice, Action action) {
        return examined(view, choice, action).map(this::forecast);
    }
}
