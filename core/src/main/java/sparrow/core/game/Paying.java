package sparrow.core.game;

import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// Who pays whom: the changes of all seats' points, which sum to nothing.
public final class Paying {
    private Paying() {}

    /// Everybody else pays so much to one seat.
    public static Seats<Integer> fromEach(Table table, Seat to, int each) {
        int others = table.seats().size() - 1;
        return table.places().map((seat, _) -> seat == to ? others * each : -each);
    }

    /// One seat pays so much to another.
    public static Seats<Integer> fromOne(Table table, Seat from, Seat to, int amount) {
        return table.places().map((seat, _) -> seat == to ? amount : seat == from ? -amount : 0);
    }
}
