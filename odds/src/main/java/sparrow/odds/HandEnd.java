package sparrow.odds;

import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// How a hand ends for a seat.
public enum HandEnd {
    /// The seat wins.
    WIN,
    /// Somebody wins on the tile that the seat lets go of now.
    DEALS_IN_NOW,
    /// Somebody wins on a tile that the seat lets go of later.
    DEALS_IN_LATER,
    /// Somebody else draws the winning tile.
    OTHER_DRAWS,
    /// Two others settle it between them.
    BETWEEN_OTHERS,
    /// Nobody wins.
    NOBODY;

    /// How often a hand can end so; for arrays by end.
    public static final int COUNT = values().length;

    /// How a finished hand ended for a seat that had its choice when the log was so long.
    ///
    /// @param before how many events there were when the seat chose
    public static HandEnd of(Table finished, Seat seat, int before) {
        List<Event> events = finished.log().events();
        HandEnd end = NOBODY;
        for (Event event : events) {
            if (event instanceof Event.Won won) {
                if (won.seat() == seat) {
                    return WIN;
                }
                if (won.from().isPresent() && won.from().get() == seat) {
                    end = isNext(events, seat, before) ? DEALS_IN_NOW : DEALS_IN_LATER;
                } else if (end == NOBODY) {
                    end = won.from().isPresent() ? BETWEEN_OTHERS : OTHER_DRAWS;
                }
            }
        }
        return end;
    }

    /// Whether a win comes before the seat lets go of a second tile and before anybody draws.
    private static boolean isNext(List<Event> events, Seat seat, int before) {
        for (int at = before; at < events.size(); at++) {
            if (events.get(at) instanceof Event.Won) {
                return isSameMoment(events.subList(before, at), seat);
            }
        }
        return false;
    }

    /// Whether a seat that chose before these events is still about to let go of the same tile: it
    /// has let go of one at most, and nobody else has drawn or discarded.
    public static boolean isSameMoment(List<Event> since, Seat seat) {
        int thrown = 0;
        for (Event event : since) {
            switch (event) {
                case Event.Discarded discarded -> {
                    if (discarded.seat() != seat || ++thrown > 1) {
                        return false;
                    }
                }
                case Event.Drew drew -> {
                    if (drew.seat() != seat || thrown > 0) {
                        return false;
                    }
                }
                case Event.Setup _,
                        Event.Began _,
                        Event.Claimed _,
                        Event.Laid _,
                        Event.Added _,
                        Event.TakenBack _,
                        Event.Declared _,
                        Event.Exchanged _,
                        Event.JokerTaken _,
                        Event.Retrieved _,
                        Event.Reveal _,
                        Event.Won _,
                        Event.Paid _,
                        Event.Ended _ -> {}
            }
        }
        return true;
    }
}
