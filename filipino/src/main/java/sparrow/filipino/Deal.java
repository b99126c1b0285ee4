package sparrow.filipino;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Dealing;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSet;

/// The tiles and the deal: four times four tiles to each seat from mano on, and one more to mano.
final class Deal {
    private Deal() {}

    /// 144 tiles: four of each suited tile and honor, one of each flower and season.
    static List<Tile> tiles() {
        List<Tile> tiles = TileSet.fourOfEach();
        tiles.addAll(TileSet.flowers());
        return List.copyOf(tiles);
    }

    static List<Event> deal(Table table) {
        List<Event> events = new ArrayList<>();
        Dice.said(table).ifPresent(events::add);
        events.addAll(Dealing.withOneMore(table, 4, 4, 4, 4));
        events.add(new Event.Began(Words.FLOWERS));
        return events;
    }
}
