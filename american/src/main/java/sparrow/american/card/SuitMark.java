package sparrow.american.card;

import java.util.Optional;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;

/// The suit written behind a group: a colour, a fixed suit, or nothing.
enum SuitMark {
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

    String text() {
        return text;
    }

    /// Whether it stands for any suit, a different one from the other colours.
    boolean isColour() {
        return this == A || this == B || this == C;
    }

    static Optional<SuitMark> startingAt(String text, int at) {
        for (SuitMark mark : values()) {
            if (mark != NONE && text.startsWith(mark.text, at)) {
                return Optional.of(mark);
            }
        }
        return Optional.empty();
    }

    /// The suit meant, the colours being dealt out as given: bits 0–1 for a, 2–3 for b, 4–5 for c.
    Suit suit(int colours) {
        return switch (this) {
            case A -> Expansion.SUITS.get(colours & 3);
            case B -> Expansion.SUITS.get(colours >> 2 & 3);
            case C -> Expansion.SUITS.get(colours >> 4 & 3);
            case BAMS -> Suit.BAMBOO;
            case CRAKS -> Suit.CHARACTERS;
            case DOTS -> Suit.DOTS;
            case NONE -> throw new IllegalStateException("a group without a suit has no number");
        };
    }

    /// The dragon that goes with a suit: red with craks, green with bams, white with dots.
    static Tile dragon(Suit suit) {
        return switch (suit) {
            case CHARACTERS -> Tile.RED;
            case BAMBOO -> Tile.GREEN;
            case DOTS -> Tile.WHITE;
            case WINDS, DRAGONS, FLOWERS, SEASONS, SPECIAL ->
                    throw new IllegalArgumentException(suit + " has no dragon");
        };
    }
}
