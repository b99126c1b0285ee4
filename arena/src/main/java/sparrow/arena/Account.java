package sparrow.arena;

import java.util.EnumSet;
import java.util.Set;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// How the hands of one match went, for the challenger and for the champions.
final class Account {
    private final Seat challenged;
    private Side challenger = Side.NONE;
    private Side champions = Side.NONE;
    private int hands;

    Account(Seat challenged) {
        this.challenged = challenged;
    }

    /// Enters a finished hand.
    void enter(Table finished) {
        Set<Seat> winners = EnumSet.noneOf(Seat.class);
        Set<Seat> payers = EnumSet.noneOf(Seat.class);
        for (Event event : finished.log().events()) {
            if (event instanceof Event.Won won) {
                winners.add(won.seat());
                won.from().ifPresent(payers::add);
            }
        }
        for (Seat seat : finished.seats()) {
            int change = finished.place(seat).points() - finished.started().points().get(seat);
            Side hand = Side.hand(seat, winners, payers, change);
            if (seat == challenged) {
                challenger = challenger.plus(hand);
            } else {
                champions = champions.plus(hand);
            }
        }
        hands++;
    }

    int hands() {
        return hands;
    }

    Side challenger() {
        return challenger;
    }

    Side champions() {
        return champions;
    }
}
