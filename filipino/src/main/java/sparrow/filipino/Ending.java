package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// How a hand ends: somebody wins and is paid, or nothing is left to draw.
final class Ending {
    private final FilipinoRules rules;
    private final Wins wins;

    Ending(FilipinoRules rules) {
        this.rules = rules;
        this.wins = new Wins(rules);
    }

    /// Bunot: the seat wins by itself.
    List<Event> bunot(Table table, Seat winner) {
        Place place = table.place(winner);
        Tile last = place.drawn().orElseGet(() -> place.hand().list().getLast());
        Score score = wins.bunot(table, winner).orElseThrow();
        List<Event> events = new ArrayList<>();
        events.add(new Event.Won(winner, Optional.empty(), last));
        events.add(Showing.hand(table, winner));
        events.addAll(Showing.faceDownMelds(table));
        events.add(paid(table, score, winner, Optional.empty()));
        return close(table, List.of(winner), events);
    }

    /// The tile on offer completes the hands of all these seats.
    List<Event> onOffer(Table table, List<Seat> rivals) {
        Seat from = table.offered().orElseThrow().seat();
        Tile tile = table.offered().orElseThrow().tile();
        List<Seat> winners = wins.among(table, rivals);
        List<Event> events = new ArrayList<>();
        for (Seat winner : winners) {
            events.add(new Event.Won(winner, Optional.of(from), tile));
            events.add(Showing.hand(table, winner));
        }
        events.addAll(Showing.faceDownMelds(table));
        for (Seat winner : winners) {
            Score score = wins.onOffer(table, winner).orElseThrow();
            events.add(paid(table, score, winner, Optional.of(from)));
        }
        return close(table, winners, events);
    }

    private Event paid(Table table, Score score, Seat winner, Optional<Seat> from) {
        List<Event.Line> lines = new ArrayList<>();
        for (Score.Counted counted : score.ambitions()) {
            lines.add(new Event.Line(counted.ambition().title(), counted.quarters(), "quarters"));
        }
        if (score.doublings() > 0) {
            lines.add(new Event.Line("doubled", 1 << score.doublings(), "times"));
        }
        lines.add(Event.Line.sum(score.quarters(), "quarters"));
        lines.add(Event.Line.naming("reading", score.reading().toString()));
        Payment payment = rules.payment(score);
        return new Event.Paid(
                Ambition.TODAS.word(), lines, payment.points(table.seats(), winner, from));
    }

    private List<Event> close(Table table, List<Seat> winners, List<Event> events) {
        if (rules.jaiAlai) {
            JaiAlai.payout(table.after(events), winners).ifPresent(events::add);
        }
        events.add(new Event.Ended(Words.TODAS));
        return events;
    }

    static List<Event> nobodyWins(Table table) {
        List<Event> events = new ArrayList<>(Showing.faceDownMelds(table));
        events.add(new Event.Ended(Words.WALL));
        return events;
    }
}
