package sparrow.american.classic;

import sparrow.core.tile.Tile;

/// A tile and what all lines lose without it, weighted: 0 for a tile nobody needs, less for others.
public record TileRank(Tile tile, double rank) {
    /// What is lost if the tile goes.
    public double loss() {
        return -rank;
    }
}
