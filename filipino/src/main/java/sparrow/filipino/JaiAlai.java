package sparrow.filipino;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// The pot everyone puts a unit into: a win earns a marker, a bunot two, and the first with five
/// takes it. Then everyone pays in again, and all markers are gone.
final class JaiAlai {
    private static final int ANTE = Money.QUARTERS;
    private static final int ENOUGH = 5;

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
        SortedMap<String, Integer> markers = markers(table);
        return winners.stream()
                .filter(seat -> markers.getOrDefault(Words.MARKERS + seat, 0) >= ENOUGH)
                .findFirst()
                .map(taker ->
                        new Event.Paid(
                                Words.JAI_ALAI,
                                List.of(new Event.Line("five markers", table.pot(), "quarters")),
                                table.places().map((seat, _) -> seat == taker ? table.pot() : 0),
                                -table.pot()));
    }

    /// The markers after the wins of this hand.
    static SortedMap<String, Integer> markers(Table table) {
        SortedMap<String, Integer> markers = new TreeMap<>();
        table.started()
                .tally()
                .forEach((name, count) -> {
                    if (name.startsWith(Words.MARKERS)) {
                        markers.put(name, count);
                    }
                });
        for (Event event : table.log().events()) {
            if (event instanceof Event.Won(Seat seat, Optional<Seat> from, var _)) {
                markers.merge(Words.MARKERS + seat, from.isEmpty() ? 2 : 1, Integer::sum);
            }
        }
        return markers;
    }
}
