package sparrow.hongkong;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// How a hand ends: somebody wins and is paid, or nothing is left to draw.
final class Ending {
    private final HongKongRules rules;

    Ending(HongKongRules rules) {
        this.rules = rules;
    }

    /// The seat wins by itself.
    List<Event> drawn(Table table, Score score, Seat winner) {
        return won(table, Seats.only(winner, score), Optional.empty());
    }

    /// The tile on offer completes the hands of all these seats.
    List<Event> onOffer(Table table, Seats<Score> winners) {
        return won(table, winners, table.offered().map(Offer::seat));
    }

    private List<Event> won(Table table, Seats<Score> winners, Optional<Seat> from) {
        List<Event> events = new ArrayList<>();
        for (Seat winner : winners.seats()) {
            events.add(new Event.Won(winner, from, winners.get(winner).win().last()));
            events.add(Showing.hand(table, winner));
        }
        events.addAll(Showing.faceDownMelds(table));
        for (Seat winner : winners.seats()) {
            Score score = winners.get(winner);
            Payment payment = Payment.of(score, winner, from, table.dealer(), rules);
            events.add(
                    new Event.Paid(Words.WIN, ScoreSheet.lines(score, payment), payment.points()));
        }
        events.add(new Event.Ended(Words.WIN));
        return events;
    }

    static List<Event> nobodyWins(Table table) {
        List<Event> events = new ArrayList<>(Showing.faceDownMelds(table));
        events.add(new Event.Ended(Words.WALL));
        return events;
    }
}
