package sparrow.server.table;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.tile.Seat;
import sparrow.server.work.Asker;
import sparrow.server.work.Busy;
import sparrow.server.work.HeavyWork;
import sparrow.server.work.Outcome;
import sparrow.server.work.Size;

/// Advice for a person: what a bot of some level would do in that seat, knowing what the seat
/// knows. It is thought elsewhere than bots think, one hint at a time for each connection; a hint
/// about what is decided already gives way.
final class Hints {
    private static final Logger LOG = LoggerFactory.getLogger(Hints.class);

    private final Room room;
    private final ConcurrentMap<Viewer, Thought> underway = new ConcurrentHashMap<>();

    private record Thought(int decision, HeavyWork.Errand errand) {}

    Hints(Room room) {
        this.room = room;
    }

    void give(LiveTable.Asked asked, Viewer viewer, Request.Advise wanted) {
        if (asked.decision() != wanted.id()) {
            throw nothing();
        }
        Level bot =
                room.setup()
                        .game()
                        .level(wanted.level())
                        .orElseThrow(() ->
                                new ApiRefusal(
                                        ApiRefusal.Kind.UNREADABLE,
                                        "unknown level",
                                        "There is no advisor of that name; choose one of the game's bots."));
        Thought before = underway.get(viewer);
        if (before != null && before.decision == wanted.id()) {
            throw busy("The advisor still thinks; wait for the answer.");
        }
        forget(viewer);
        Asker asker = new Asker(viewer.address()).as(person(room, asked.view().seat()));
        try {
            HeavyWork.Place place = room.services().heavyWork().admit(asker, Size.SMALL);
            underway.put(viewer, new Thought(wanted.id(), () -> {}));
            HeavyWork.Errand errand =
                    place.start(
                            () -> bot.advisor().advise(asked.view(), asked.choice()),
                            outcome -> {
                                end(viewer, wanted.id());
                                viewer.send(text(wanted, asked.choice(), outcome));
                            });
            underway.replace(viewer, new Thought(wanted.id(), errand));
        } catch (Busy busy) {
            throw busy(busy.sentence());
        }
    }

    private void end(Viewer viewer, int decision) {
        underway.computeIfPresent(
                viewer, (_, thought) -> thought.decision == decision ? null : thought);
    }

    /// A seat as one that asks, wherever it is connected from.
    static String person(Room room, Seat seat) {
        return room.setup().name() + " " + seat;
    }

    static ApiRefusal nothing() {
        return ApiRefusal.notNow("stale", "There is nothing to advise on; wait your turn.");
    }

    private static ApiRefusal busy(String sentence) {
        return new ApiRefusal(ApiRefusal.Kind.TOO_OFTEN, "busy", sentence);
    }

    /// Nobody waits for what is thought for a viewer.
    void forget(Viewer viewer) {
        Thought thought = underway.remove(viewer);
        if (thought != null) {
            thought.errand.cancel();
        }
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

    private static String text(Request.Advise wanted, Choice choice, Outcome<Advice> outcome) {
        return switch (outcome) {
            case Outcome.Done<Advice>(Advice advice) ->
                    TableMessages.advice(wanted.id(), wanted.level(), choice, advice);
            case Outcome.Failed<Advice>(Busy late) -> refused(wanted, busy(late.sentence()));
            case Outcome.Failed<Advice>(Throwable why) -> {
                LOG.warn("the advisor {} failed", wanted.level(), why);
                yield refused(
                        wanted,
                        ApiRefusal.notNow(
                                "no advice",
                                "The advisor failed; choose a simpler one, or for yourself."));
            }
        };
    }

    private static String refused(Request.Advise wanted, ApiRefusal refusal) {
        return TableMessages.refused(wanted.about(), Optional.of(wanted.id()), refusal);
    }
}
