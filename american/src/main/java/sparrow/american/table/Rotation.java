package sparrow.american.table;

import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// How one game follows another: East passes to the right every time.
final class Rotation {
    private final AmericanRules rules;
    private final Payout payout;

    Rotation(AmericanRules rules) {
        this.rules = rules;
        this.payout = Payout.of(rules);
    }

    Event.Started first() {
        return new Event.Started(
                Words.AMERICAN,
                AmericanVariant.EDITION,
                rules.rules(),
                0,
                Seat.A,
                Seats.first(rules.players, _ -> rules.pie),
                payout.bank());
    }

    Optional<Event.Started> next(Table finished) {
        int hand = finished.started().hand() + 1;
        if (hand >= rules.rounds * rules.players) {
            return Optional.empty();
        }
        Seat east = finished.dealer();
        boolean keeps =
                rules.eastKeeps
                        && finished.log()
                                        .count(event ->
                                                event instanceof Event.Won(Seat seat, var _, var _)
                                                        && seat == east)
                                > 0;
        return Optional.of(finished.nextHand(keeps ? east : finished.next(east), new TreeMap<>()));
    }
}
