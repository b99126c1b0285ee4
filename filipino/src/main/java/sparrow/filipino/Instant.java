package sparrow.filipino;

import java.util.List;
import sparrow.core.game.Paying;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Ambitions paid at once, kept whatever becomes of the hand.
final class Instant {
    private final FilipinoRules rules;

    Instant(FilipinoRules rules) {
        this.rules = rules;
    }

    /// Everyone pays the seat; nothing happens if the ambition does not count.
    void pay(Table table, Seat to, Ambition ambition, List<Event> events) {
        pay(table, to, ambition, 1, events);
    }

    /// Everyone pays the seat so many times.
    void pay(Table table, Seat to, Ambition ambition, int times, List<Event> events) {
        int each = times * rules.quarters(ambition);
        add(ambition, each, Paying.fromEach(table, to, each), events);
    }

    /// The fourth tile came from the discarder, who may have to pay for all.
    void payKang(Table table, Seat to, Seat discarder, List<Event> events) {
        if (!rules.discarderPaysKang) {
            pay(table, to, Ambition.KANG, events);
            return;
        }
        int each = rules.quarters(Ambition.KANG);
        int all = (table.seats().size() - 1) * each;
        add(Ambition.KANG, each, Paying.fromOne(table, discarder, to, all), events);
    }

    private static void add(
            Ambition ambition, int each, Seats<Integer> points, List<Event> events) {
        if (each > 0) {
            Event.Line line = new Event.Line(ambition.title(), each, "quarters from each");
            events.add(new Event.Paid(ambition.word(), List.of(line), points));
        }
    }
}
