package sparrow.american.lines;

import sparrow.american.card.Variation;

/// How far the hand is from one variation.
///
/// @param distance the tiles still needed, own jokers put to use
/// @param dead whether needed tiles are all gone; only looked into for the nearest ones of a line
public record Match(Variation variation, int distance, boolean dead) {
    /// The part of the fourteen tiles that is there.
    public double completion() {
        return (Variation.TILES - distance) / (double) Variation.TILES;
    }
}
