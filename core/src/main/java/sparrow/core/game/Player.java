package sparrow.core.game;

import sparrow.core.table.View;

/// Somebody who plays: a person, a bot, a script.
@FunctionalInterface
public interface Player {
    Action choose(View view, Choice choice);
}
