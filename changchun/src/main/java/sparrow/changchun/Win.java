package sparrow.changchun;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A win to be scored.
///
/// @param hand the concealed tiles without the last one
/// @param tile the last one
public record Win(Tiles hand, List<Meld> melds, Tile tile, Way way) {
    public Win {
        melds = List.copyOf(melds);
    }
}
