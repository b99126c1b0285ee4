package sparrow.american.card;

import java.util.Optional;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;

/// The suit written behind a group: a colour, a fixed suit, or nothing.
public enum SuitMark {
    NONE(""),
    A("a"),
    B("b"),
    C("c"),
    BAMS("@b"),
    CRAKS("@c"),
    DOTS("@d");

    private final String text;

    SuitMark(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    public static Optional<SuitMark> startingAt(String text, int at) {
        for (SuitMark mark : values()) {
            if (mark != NONE && text.startsWith(mark.text, at)) {
                return Optional.of(mark);
            }
        }
        return Optional.empty();
    }

    /// The dragon that goes with a suit: red with craks, green with bams, white with dots.
    public static Tile dragon(Suit suit) {
        return switch (suit) {
            case CHARACTERS -> Tile.RED;
            case BAMBOO -> Tile.GREEN;
            case DOTS -> Tile.WHITE;
            case WINDS, DRAGONS, FLOWERS, SEASONS, SPECIAL ->
                    throw new IllegalArgumentException(suit + " has no dragon");
        };
    }
}
