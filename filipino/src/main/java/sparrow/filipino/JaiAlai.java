package sparrow.filipino;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// The pot everyone puts a unit into: a win earns a marker, a bunot two, and the first with five
/// takes it. Then everyone pays in again, and all markers are gone.
final class JaiAlai {
    private static final int ANTE = Money.QUARTERS;
    private static final int ENOUGH = 5;
    private static final String MARKERS = "markers ";

    private JaiAlai() {}

    /// What a seat has after paying in.
    static Seats<Integer> afterAnte(Seats<Integer> points) {
        return points.map(each -> each - ANTE);
    }

    static int pot(Seats<Integer> points) {
        return points.size() * ANTE;
    }

    /// The pot goes to the first winner with enough markers.
    static Optional<Event> payout(Table table, List<Seat> winners) {
        Seats<Integer> markers = markers(table);
        return winners.stream()
                .filter(seat -> markers.get(seat) >= ENOUGH)
                .findFirst()
                .map(taker ->
                        new Event.Paid(
                                Words.JAI_ALAI,
                                List.of(new Event.Line("five markers", table.pot(), "quarters")),
                                table.places().map((seat, _) -> seat == taker ? table.pot() : 0),
                                -table.pot()));
    }

    /// The markers after the wins of this hand.
    private static Seats<Integer> markers(Table table) {
        Seats<Integer> markers =
                Seats.each(
                        table.seats(),
                        seat -> table.started().tally().getOrDefault(MARKERS + seat, 0));
        for (Event event : table.log().events()) {
            if (event instanceof Event.Won(Seat seat, Optional<Seat> from, var _)) {
                markers = markers.with(seat, markers.get(seat) + (from.isEmpty() ? 2 : 1));
            }
        }
        return markers;
    }

    /// Carries the markers on to the next hand; who has none is not named.
    static void tally(Table finished, SortedMap<String, Integer> tally) {
        Seats<Integer> markers = markers(finished);
        for (Seat seat : markers.seats()) {
            if (markers.get(seat) > 0) {
                tally.put(MARKERS + seat, markers.get(seat));
            }
        }
    }
}
