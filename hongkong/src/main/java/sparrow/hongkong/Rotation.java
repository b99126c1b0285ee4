package sparrow.hongkong;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// How one hand follows another: the deal stays or passes to the right, and when it has gone round
/// the wind of the round changes.
final class Rotation {
    private static final int SEATS = 4;

    private final HongKongRules rules;

    Rotation(HongKongRules rules) {
        this.rules = rules;
    }

    Event.Started first() {
        return new Event.Started(
                Words.HONGKONG,
                HongKongVariant.EDITION,
                rules.rules(),
                0,
                Seat.A,
                tally(0),
                Seats.first(SEATS, _ -> 0),
                0);
    }

    Optional<Event.Started> next(Table finished) {
        boolean stays = stays(finished);
        int passed = passed(finished.started()) + (stays ? 0 : 1);
        Seat dealer = stays ? finished.dealer() : finished.next(finished.dealer());
        return passed == SEATS * rules.rounds
                ? Optional.empty()
                : Optional.of(finished.nextHand(dealer, tally(passed)));
    }

    private boolean stays(Table finished) {
        boolean drawn = finished.log().count(event -> event instanceof Event.Won) == 0;
        boolean dealerWon =
                finished.log()
                                .count(event ->
                                        event instanceof Event.Won won
                                                && won.seat() == finished.dealer())
                        > 0;
        return switch (rules.dealerStays) {
            case WIN_OR_DRAW -> dealerWon || drawn;
            case WIN -> dealerWon;
            case NEVER -> false;
        };
    }

    /// East in the first round, then south, west and north.
    static Tile roundWind(Event.Started started) {
        return Tile.of(Tile.EAST.suit(), 1 + passed(started) / SEATS);
    }

    private static int passed(Event.Started started) {
        return started.tally().getOrDefault(Words.PASSED, 0);
    }

    private static SortedMap<String, Integer> tally(int passed) {
        return new TreeMap<>(Map.of(Words.PASSED, passed));
    }
}
