package sparrow.filipino;

import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// The one wall and its two ends: turns draw from the front, flowers and kongs are replaced from
/// the back.
final class Stock {
    private final int reserve;

    Stock(FilipinoRules rules) {
        this.reserve = rules.reserve;
    }

    boolean isEmpty(Table table) {
        return left(table) <= 0;
    }

    /// How many tiles can still be drawn.
    int left(Table table) {
        return table.wall().left() - reserve;
    }

    static Event fromFront(Table table, Seat seat) {
        return drawn(table, seat, table.wall().front());
    }

    static Event fromBack(Table table, Seat seat) {
        return drawn(table, seat, table.wall().back());
    }

    static Event drawn(Table table, Seat seat, int at) {
        return new Event.Drew(seat, table.wall().tile(at), at);
    }
}
