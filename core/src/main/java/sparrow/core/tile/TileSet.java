package sparrow.core.tile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/// The tiles in the box, unshuffled.
public final class TileSet {
    private static final int COPIES = 4;

    private TileSet() {}

    /// 136 tiles: four of each suited tile, wind and dragon.
    public static List<Tile> fourOfEach() {
        return ofEach(COPIES, _ -> true);
    }

    /// So many of each of those suited tiles, winds and dragons.
    public static List<Tile> ofEach(int copies, Predicate<Tile> such) {
        List<Tile> tiles = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (such.test(Tile.ofKind(kind))) {
                tiles.addAll(Collections.nCopies(copies, Tile.ofKind(kind)));
            }
        }
        return tiles;
    }

    /// Eight tiles: one of each flower and season.
    public static List<Tile> flowers() {
        return Tile.faces().stream().filter(Tile::isFlower).toList();
    }
}
