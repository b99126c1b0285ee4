package sparrow.american.advice;

import sparrow.core.tile.Tile;

/// A tile of the hand that buys an exposed joker, and what the hand gains by it.
///
/// @param owner whose exposure the joker stands in
public record ExchangeAdvice(Tile tile, String owner, double gain) {
    static final String OWN = "you";
}
