package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// The deal, from the front of a wall that nobody has touched.
public final class Dealing {
    private Dealing() {}

    /// So many tiles to each seat from the dealer on, in as many rounds as there are numbers:
    /// `inRounds(table, 4, 4, 4, 1)` deals thirteen.
    public static List<Event> inRounds(Table table, int... rounds) {
        return inRounds(table, table.inTurn(), rounds);
    }

    /// So many tiles to each seat, in that order.
    public static List<Event> inRounds(Table table, List<Seat> order, int... rounds) {
        List<Event> events = new ArrayList<>();
        int at = 0;
        for (int tiles : rounds) {
            for (Seat seat : order) {
                events.add(dealt(table, seat, at, tiles));
                at += tiles;
            }
        }
        return events;
    }

    /// As [#inRounds], and one tile more to the dealer.
    public static List<Event> withOneMore(Table table, int... rounds) {
        List<Event> events = inRounds(table, rounds);
        events.add(dealt(table, table.dealer(), size(table, rounds), 1));
        return events;
    }

    /// How many tiles leave the wall in these rounds: where the dealer's first draw lies.
    public static int size(Table table, int... rounds) {
        int each = 0;
        for (int tiles : rounds) {
            each += tiles;
        }
        return each * table.seats().size();
    }

    private static Event dealt(Table table, Seat seat, int at, int tiles) {
        return new Event.Dealt(seat, table.wall().tiles().subList(at, at + tiles));
    }
}
