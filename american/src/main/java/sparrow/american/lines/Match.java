package sparrow.american.lines;

import sparrow.american.card.Variation;

/// How far the hand is from one variation.
///
/// @param distance the tiles still needed, own jokers put to use
/// @param hope only looked into for the nearest ones of a line
public record Match(Variation variation, int distance, Hope hope) {
    /// Whether the needed tiles are all gone.
    public enum Hope {
        ALIVE,
        DEAD,
        UNKNOWN
    }

    /// The part of the fourteen tiles that is there.
    public double completion() {
        return (Variation.TILES - distance) / (double) Variation.TILES;
    }
}
