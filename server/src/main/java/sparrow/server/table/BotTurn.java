package sparrow.server.table;

import java.util.Optional;
import sparrow.core.game.Action;

/// A bot's turn: done when it has chosen and seems to have thought long enough.
final class BotTurn {
    private Optional<Action> action = Optional.empty();
    private boolean delayed;

    void choose(Action chosen) {
        if (action.isEmpty()) {
            action = Optional.of(chosen);
        }
    }

    void endDelay() {
        delayed = true;
    }

    boolean isThinking() {
        return action.isEmpty();
    }

    boolean isDone() {
        return delayed && action.isPresent();
    }

    Action action() {
        return action.orElseThrow();
    }
}
