package sparrow.american.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.game.Dealing;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSet;

/// The tiles and the deal: three times four tiles to each seat from East on, then one more to each
/// and another to East.
final class Deal {
    private Deal() {}

    /// Four of each suited tile, wind and dragon, flowers that are all alike, jokers and blanks.
    static List<Tile> tiles(int flowers, int jokers, int blanks) {
        List<Tile> tiles = TileSet.fourOfEach();
        tiles.addAll(Collections.nCopies(flowers, Tile.FLOWER));
        tiles.addAll(Collections.nCopies(jokers, Tile.JOKER));
        tiles.addAll(Collections.nCopies(blanks, Tile.BLANK));
        return List.copyOf(tiles);
    }

    static List<Event> deal(Table table) {
        return Dealing.withOneMore(table, 4, 4, 4, 1);
    }

    /// The other seats, the next in turn first.
    static List<Seat> others(Table table, Seat seat) {
        List<Seat> others = new ArrayList<>(table.places().after(seat));
        others.remove(seat);
        return others;
    }
}
