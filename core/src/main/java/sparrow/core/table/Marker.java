package sparrow.core.table;

import java.util.Set;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// A tile of the wall shown to some seats: a dora indicator, a bao.
public record Marker(String name, int at, Tile tile, Set<Seat> to) {}
