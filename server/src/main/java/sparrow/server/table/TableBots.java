package sparrow.server.table;

import java.security.SecureRandom;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import sparrow.core.game.Action;
import sparrow.core.game.Advisor;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.server.work.Outcome;

/// The bots of a table: one for each seat that needs one, made anew for every hand.
final class TableBots {
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String table;
    private final Mahjong game;
    private final BotThreads botThreads;
    private final Map<Seat, Advisor> advisors = new EnumMap<>(Seat.class);

    TableBots(TableSetup setup, BotThreads botThreads) {
        this.table = setup.name();
        this.game = setup.game();
        this.botThreads = botThreads;
    }

    /// A new hand begins.
    void clear() {
        advisors.clear();
    }

    /// Drops a bot that failed; the next choice gets a fresh one.
    void replace(Seat seat) {
        advisors.remove(seat);
    }

    /// A delay that says nothing about the choice: from the least to the double of it.
    static long delay(int least) {
        return (long) least + RANDOM.nextInt(least + 1);
    }

    /// Lets a bot choose, elsewhere; `then` is told there what came of it.
    void choose(String name, View view, Choice choice, Consumer<Outcome<Action>> then) {
        Level bot = bot(name);
        Advisor advisor = advisors.computeIfAbsent(view.seat(), _ -> bot.advisor());
        botThreads.think(
                table,
                () -> chosen(advisor, view, choice),
                () -> weaker(bot).advisor().player().choose(view, choice),
                then);
    }

    /// One question after another: the hand may go on before a bot has answered, and what it has
    /// worked out and keeps is for one question at a time.
    private static Action chosen(Advisor advisor, View view, Choice choice) {
        synchronized (advisor) {
            return advisor.player().choose(view, choice);
        }
    }

    private Level bot(String name) {
        return game.level(name).orElseGet(() -> game.levels().getLast());
    }

    /// The next simpler bot, but none that plays at random.
    private Level weaker(Level bot) {
        List<Level> serious =
                game.levels().subList(Math.min(2, game.levels().size() - 1), game.levels().size());
        int place = serious.indexOf(bot);
        return place > 0 ? serious.get(place - 1) : bot;
    }
}
