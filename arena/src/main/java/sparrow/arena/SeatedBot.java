package sparrow.arena;

import java.util.List;
import java.util.function.Supplier;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.table.View;

/// A bot at its seat for one hand. It is not asked where there is nothing to choose, and when it
/// fails that is told with its name.
public final class SeatedBot implements Player {
    private final Level bot;
    private final Supplier<String> where;
    private final Player player;

    /// @param where names the set, the hand and the seat
    public SeatedBot(Level bot, Chance chance, Supplier<String> where) {
        this.bot = bot;
        this.where = where;
        try {
            player = bot.player(chance);
        } catch (RuntimeException thrown) {
            throw failure(thrown);
        }
    }

    @Override
    public Action choose(View view, Choice choice) {
        if (choice instanceof Choice.OneOf(List<Action> actions) && actions.size() == 1) {
            return actions.getFirst();
        }
        Action action;
        boolean allowed;
        try {
            action = player.choose(view, choice);
            allowed = choice.allows(action);
        } catch (RuntimeException thrown) {
            throw failure(thrown);
        }
        if (!allowed) {
            throw new BotFailure(
                    "the bot "
                            + bot.name()
                            + " wants to "
                            + action.text()
                            + ", which it may not, "
                            + where.get());
        }
        return action;
    }

    private BotFailure failure(RuntimeException thrown) {
        return new BotFailure(
                "the bot " + bot.name() + " fails " + where.get() + ": " + thrown, thrown);
    }
}
