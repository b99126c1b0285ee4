package sparrow.american.card;

import java.util.Comparator;
import sparrow.core.tile.Tile;

/// What a rack comes to when a tile is discarded.
///
/// @param distance to the nearest variation; [Distances#NEVER] if none can be reached
/// @param ways how many variations are that near
public record Discard(Tile tile, int distance, int ways) {
    /// Nearest first, then by the ways; what is equal in the order of the tiles.
    static final Comparator<Discard> BEST_FIRST =
            Comparator.comparingInt(Discard::distance)
                    .thenComparing(Comparator.comparingInt(Discard::ways).reversed())
                    .thenComparing(Discard::tile);
}
