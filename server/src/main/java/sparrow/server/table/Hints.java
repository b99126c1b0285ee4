package sparrow.server.table;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.tile.Seat;

/// Advice for a person: what a bot of some level would do in that seat, knowing what the seat
/// knows.
final class Hints {
    private static final Logger LOG = LoggerFactory.getLogger(Hints.class);

    private Hints() {}

    static void give(Room room, LiveMatch match, Seat seat, Viewer viewer, Request.Advise wanted) {
        LiveTable.Asked asked =
                asked(room, match, seat)
                        .filter(each -> each.decision() == wanted.id())
                        .orElseThrow(() ->
                                ApiRefusal.notNow(
                                        "stale", "There is nothing to advise on; wait your turn."));
        Level bot =
                room.setup()
                        .game()
                        .level(wanted.level())
                        .orElseThrow(() ->
                                new ApiRefusal(
                                        ApiRefusal.Kind.UNREADABLE,
                                        "unknown level",
                                        "There is no advisor of that name; choose one of the game's bots."));
        match.tableBots()
                .advise(
                        bot,
                        asked.view(),
                        asked.choice(),
                        outcome -> viewer.send(text(wanted, asked.choice(), outcome)));
    }

    /// What a seat may be told about: the choice that waits for it, where hints are played with.
    static Optional<LiveTable.Asked> asked(Room room, LiveMatch match, Seat seat) {
        if (!room.settings().advises()) {
            throw ApiRefusal.notNow("no advice", "This table is played without hints.");
        }
        Decision decision = match.decision();
        return decision.waitsFor(seat)
                ? Optional.of(
                        new LiveTable.Asked(
                                decision.id(),
                                match.journaled().game().view(seat),
                                decision.choices().get(seat)))
                : Optional.empty();
    }

    private static String text(
            Request.Advise wanted, Choice choice, BotThreads.Outcome<Advice> outcome) {
        return switch (outcome) {
            case BotThreads.Thought<Advice>(Advice advice) ->
                    TableMessages.advice(wanted.id(), wanted.level(), choice, advice);
            case BotThreads.Failure<Advice>(Throwable why) -> {
                LOG.warn("the advisor {} failed", wanted.level(), why);
                yield TableMessages.refused(
                        wanted.about(),
                        Optional.of(wanted.id()),
                        ApiRefusal.notNow(
                                "no advice",
                                "The advisor failed; choose a simpler one, or for yourself."));
            }
        };
    }
}
