package sparrow.server.table;

import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.server.work.Outcome;

/// The turns of a table's bots: each seems to think a while, and none holds up the table. Whatever
/// a bot fails to do well, a simple move is made instead.
final class BotTurns {
    private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);

    /// How long after its delay a bot may still think.
    private static final long PATIENCE = 2_000;

    private final Room room;
    private final TableBots tableBots;
    private final BiConsumer<Seat, Action> play;

    /// @param play is told what a bot has chosen, when its turn is done
    BotTurns(Room room, TableBots tableBots, BiConsumer<Seat, Action> play) {
        this.room = room;
        this.tableBots = tableBots;
        this.play = play;
    }

    /// Lets the bot of a seat choose within the step.
    ///
    /// @param least the least time it seems to think
    void begin(Step step, View view, Choice choice, int least) {
        Seat seat = view.seat();
        BotTurn turn = new BotTurn();
        if (choice.equals(Choice.ONLY_PASS)) {
            turn.choose(Action.Pass.PASS);
        } else {
            tableBots.choose(
                    room.bot(seat),
                    view,
                    choice,
                    outcome ->
                            step.post(() -> {
                                turn.choose(checked(seat, choice, outcome));
                                finish(seat, turn);
                            }));
        }
        long delay = TableBots.delay(least);
        step.later(
                delay,
                () -> {
                    turn.endDelay();
                    finish(seat, turn);
                });
        step.later(
                delay + PATIENCE,
                () -> {
                    if (turn.isThinking()) {
                        trouble(seat, "took too long");
                        turn.choose(choice.fallback());
                        finish(seat, turn);
                    }
                });
    }

    private Action checked(Seat seat, Choice choice, Outcome<Action> outcome) {
        return switch (outcome) {
            case Outcome.Done<Action>(Action action) when choice.allows(action) -> action;
            case Outcome.Done<Action>(Action action) -> {
                LOG.warn("table {}: a bot wanted to {}", room.setup().name(), action.text());
                trouble(seat, "wanted something that is not allowed");
                yield choice.fallback();
            }
            case Outcome.Failed<Action>(Throwable why) -> {
                LOG.warn("table {}: a bot failed", room.setup().name(), why);
                trouble(seat, "failed");
                yield choice.fallback();
            }
        };
    }

    private void trouble(Seat seat, String what) {
        tableBots.replace(seat);
        String sentence =
                "The bot in seat " + seat + " " + what + "; a simple move was made instead.";
        room.audience().tellAll(TableMessages.trouble(seat, sentence));
    }

    private void finish(Seat seat, BotTurn turn) {
        if (turn.isDone()) {
            play.accept(seat, turn.action());
        }
    }
}
