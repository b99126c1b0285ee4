package sparrow.american.odds;

import sparrow.core.tile.Tile;

/// Tiles of one kind that a hand still lacks.
///
/// @param natural how many must be the tile itself
/// @param eligible how many may be jokers instead; own jokers are not counted against them
/// @param left how many of the tile may still come
public record Missing(Tile tile, int natural, int eligible, int left) {
    public int count() {
        return natural + eligible;
    }
}
