package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Who paid whom for what and when, read from the log of a hand.
public record Ledger(List<Entry> entries) {
    /// One payment; what comes from nobody comes from the pot.
    ///
    /// @param at the number of its event in the log
    public record Entry(int at, Optional<Seat> from, Seat to, int quarters, String reason) {}

    public Ledger {
        entries = List.copyOf(entries);
    }

    public static Ledger of(Table table) {
        List<Entry> entries = new ArrayList<>();
        List<Event> events = table.log().events();
        for (int at = 0; at < events.size(); at++) {
            if (events.get(at) instanceof Event.Paid(String reason, var _, var points, int pot)) {
                enter(at, reason, points, pot, entries);
            }
        }
        return new Ledger(entries);
    }

    /// Every payment of this game has one receiver.
    private static void enter(
            int at, String reason, Seats<Integer> points, int pot, List<Entry> entries) {
        for (Seat to : points.seats()) {
            if (points.get(to) > 0) {
                for (Seat from : points.seats()) {
                    if (points.get(from) < 0) {
                        int quarters = -points.get(from);
                        entries.add(new Entry(at, Optional.of(from), to, quarters, reason));
                    }
                }
                if (pot < 0) {
                    entries.add(new Entry(at, Optional.empty(), to, -pot, reason));
                }
            }
        }
    }

    /// What a seat has won or lost in all.
    public int balance(Seat seat) {
        int balance = 0;
        for (Entry entry : entries) {
            balance += entry.to() == seat ? entry.quarters() : 0;
            balance -=
                    entry.from().filter(from -> from == seat).map(_ -> entry.quarters()).orElse(0);
        }
        return balance;
    }
}
