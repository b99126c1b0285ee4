package sparrow.formats.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;

/// The wall a hand was played with: tiles that were seen lie where they must have lain, those
/// nobody saw fill the rest.
final class WallBuilder {
    private final @Nullable Tile[] wall;
    private final int[] unseen = new int[Tile.faces().size()];
    private List<Tile> told = List.of();

    /// @param set all tiles of the game
    WallBuilder(List<Tile> set) {
        this.wall = new Tile[set.size()];
        set.forEach(tile -> unseen[tile.ordinal()]++);
    }

    int size() {
        return wall.length;
    }

    void put(int at, Tile tile) throws BadRecord {
        if (at < 0 || at >= wall.length || wall[at] != null) {
            throw new BadRecord("the wall has no more tiles when " + tile + " is taken from it");
        }
        if (--unseen[tile.ordinal()] < 0) {
            throw new BadRecord("more of " + tile + " turn up than the game has");
        }
        wall[at] = tile;
    }

    /// What the record tells of the whole wall, in our order; it is taken for tiles nobody saw if
    /// it fits the others.
    void tell(List<Tile> tiles) {
        told = tiles.size() == wall.length ? List.copyOf(tiles) : List.of();
    }

    List<Tile> rebuilt() {
        List<Tile> rest = new ArrayList<>();
        for (Tile tile : Tile.faces()) {
            for (int copies = unseen[tile.ordinal()]; copies > 0; copies--) {
                rest.add(tile);
            }
        }
        List<Tile> hidden = new ArrayList<>();
        for (int at = 0; at < told.size(); at++) {
            if (wall[at] == null) {
                hidden.add(told.get(at));
            }
        }
        List<Tile> sorted = hidden.stream().sorted().toList();
        List<Tile> fill = sorted.equals(rest) ? hidden : rest;
        return Arrays.stream(wall)
                .map(tile -> Objects.requireNonNullElseGet(tile, fill::removeFirst))
                .toList();
    }
}
