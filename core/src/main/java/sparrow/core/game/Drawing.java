package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// Draws from the wall: turns from its front, replacements of kongs and flowers from its back.
public final class Drawing {
    private Drawing() {}

    public static Event fromFront(Table table, Seat seat) {
        return at(table, seat, table.wall().front());
    }

    public static Event fromBack(Table table, Seat seat) {
        return at(table, seat, table.wall().back());
    }

    /// So many tiles from the back, one after another.
    public static List<Event> fromBack(Table table, Seat seat, int count) {
        List<Event> draws = new ArrayList<>(count);
        for (int at = table.wall().back(); draws.size() < count; at--) {
            if (!table.wall().isTaken(at)) {
                draws.add(at(table, seat, at));
            }
        }
        return draws;
    }

    /// The tile at a position of the wall, where a game has ends of its own.
    public static Event at(Table table, Seat seat, int at) {
        return new Event.Drew(seat, table.wall().tile(at), at);
    }
}
