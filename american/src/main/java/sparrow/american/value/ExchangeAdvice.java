package sparrow.american.value;

import java.util.Optional;
import sparrow.core.tile.Tile;

/// A tile of the hand that buys an exposed joker before anything is discarded, and what the hand
/// gains by it.
///
/// @param owner whose exposure the joker stands in
/// @param wins the line that is complete after this and the other exchanges advised with it
public record ExchangeAdvice(Tile tile, String owner, double gain, Optional<String> wins) {
    static final String OWN = "you";

    public boolean isOwn() {
        return owner.equals(OWN);
    }

    /// The joker as a player would call it: West's joker.
    public String joker() {
        return isOwn() ? "your own exposed joker" : owner + "'s joker";
    }

    ExchangeAdvice winning(String line, double more) {
        return new ExchangeAdvice(tile, owner, more, Optional.of(line));
    }
}
