package sparrow.american.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// The tiles and the deal: three times four tiles to each seat from East on, then one more to each
/// and another to East.
final class Deal {
    private static final int COPIES = 4;
    private static final int ROUNDS = 3;
    private static final int TILES = 4;

    private Deal() {}

    /// Four of each suited tile, wind and dragon, flowers that are all alike, jokers and blanks.
    static List<Tile> tiles(int flowers, int jokers, int blanks) {
        List<Tile> tiles = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            tiles.addAll(Collections.nCopies(COPIES, Tile.ofKind(kind)));
        }
        tiles.addAll(Collections.nCopies(flowers, Tile.FLOWER));
        tiles.addAll(Collections.nCopies(jokers, Tile.JOKER));
        tiles.addAll(Collections.nCopies(blanks, Tile.BLANK));
        return List.copyOf(tiles);
    }

    static List<Event> deal(Table table) {
        List<Event> events = new ArrayList<>();
        int at = 0;
        for (int round = 0; round <= ROUNDS; round++) {
            int count = round < ROUNDS ? TILES : 1;
            for (Seat seat : fromEast(table)) {
                events.add(new Event.Dealt(seat, table.wall().tiles().subList(at, at + count)));
                at += count;
            }
        }
        events.add(new Event.Dealt(table.dealer(), table.wall().tiles().subList(at, at + 1)));
        return events;
    }

    /// The other seats, the next in turn first.
    static List<Seat> others(Table table, Seat seat) {
        List<Seat> others = new ArrayList<>(table.places().after(seat));
        others.remove(seat);
        return others;
    }

    /// All seats in turn, East first.
    static List<Seat> fromEast(Table table) {
        List<Seat> order = table.places().after(table.dealer());
        Collections.rotate(order, 1);
        return order;
    }
}
