package sparrow.american.table;

import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Log;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;

/// What has happened in the turn that is being played, whatever was said or paid in between.
final class TurnSoFar {
    private TurnSoFar() {}

    /// The last thing done with tiles, or the beginning of a phase.
    static Event last(Table table) {
        return table.log().newest(event -> !isTalk(event)).orElseThrow();
    }

    private static boolean isTalk(Event event) {
        return event instanceof Event.Declared || event instanceof Event.Paid;
    }

    /// How this turn began: with a draw, a claim, or the opening.
    static Event turn(Table table) {
        return table.log()
                .newest(event ->
                        event instanceof Event.Drew
                                || event instanceof Event.Claimed
                                || event instanceof Event.Began)
                .orElseThrow();
    }

    /// From whom the tile came that this turn began with, if it was claimed.
    static Optional<Seat> feeder(Table table) {
        return turn(table) instanceof Event.Claimed(Seat _, Meld meld)
                ? meld.taken().map(Meld.Taken::from)
                : Optional.empty();
    }

    /// How an exposure made in this turn was changed since, if nothing else was done.
    enum Edit {
        /// It lies as it was claimed.
        NONE,
        GROWN,
        SHRUNK,
        /// There is none, or something else was done since.
        CLOSED
    }

    static Edit edit(Table table) {
        Optional<Log> log = Optional.of(table.log());
        Edit edit = Edit.NONE;
        while (log.isPresent()) {
            switch (log.get().last()) {
                case Event.Claimed _ -> {
                    return edit;
                }
                case Event.Added _ -> edit = Edit.GROWN;
                case Event.TakenBack _ -> edit = Edit.SHRUNK;
                case Event.Declared _, Event.Paid _ -> {}
                case Event.Setup _,
                        Event.Began _,
                        Event.Move _,
                        Event.Reveal _,
                        Event.Outcome _ -> {
                    return Edit.CLOSED;
                }
            }
            log = log.get().before();
        }
        return Edit.CLOSED;
    }
}
