package sparrow.core.tile;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// American notation, `1B 2C 3D N E W S R G 0 F J`, with the words people use instead; see
/// [Notation#AMERICAN].
final class American extends NotationReader {
    private static final Map<String, Tile> WORDS =
            Map.ofEntries(
                    Map.entry("joker", Tile.JOKER),
                    Map.entry("blank", Tile.BLANK),
                    Map.entry("flower", Tile.FLOWER),
                    Map.entry("north", Tile.NORTH),
                    Map.entry("east", Tile.EAST),
                    Map.entry("west", Tile.WEST),
                    Map.entry("south", Tile.SOUTH),
                    Map.entry("red", Tile.RED),
                    Map.entry("green", Tile.GREEN),
                    Map.entry("white", Tile.WHITE),
                    Map.entry("soap", Tile.WHITE));

    private static final Map<Character, Tile> LETTERS =
            Map.of(
                    'N', Tile.NORTH,
                    'E', Tile.EAST,
                    'W', Tile.WEST,
                    'S', Tile.SOUTH,
                    'R', Tile.RED,
                    'G', Tile.GREEN,
                    'F', Tile.FLOWER,
                    'J', Tile.JOKER,
                    '?', Tile.HIDDEN);

    American(String text) {
        super(text);
    }

    /// The tile's sign; faces that American players do not tell apart share one.
    static String symbol(Tile tile) {
        return switch (tile.suit()) {
            case CHARACTERS -> tile.rank() + "C";
            case DOTS -> tile.rank() + "D";
            case BAMBOO -> tile.rank() + "B";
            case WINDS -> tile.name().substring(0, 1);
            case DRAGONS -> tile == Tile.WHITE ? "0" : tile.name().substring(0, 1);
            case FLOWERS, SEASONS -> "F";
            case SPECIAL -> tile == Tile.JOKER ? "J" : tile == Tile.BLANK ? "blank" : "?";
        };
    }

    @Override
    void tiles() throws Stop {
        int end = at;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        Tile word = WORDS.get(text.substring(at, end).toLowerCase(Locale.ROOT));
        if (word != null) {
            found(word);
            at = end;
        } else {
            sign();
        }
    }

    private void sign() throws Stop {
        char c = text.charAt(at);
        if (c >= '0' && c <= '9') {
            numbers();
            return;
        }
        @Nullable Tile tile = LETTERS.get(Character.toUpperCase(c));
        if (tile == null) {
            throw "BCDbcd".indexOf(c) >= 0
                    ? new Stop(
                            at,
                            "'"
                                    + c
                                    + "' needs a number before it, as in 3"
                                    + Character.toUpperCase(c))
                    : unknown();
        }
        found(tile);
        at++;
        if (tile == Tile.FLOWER && isFlowerNumber(at)) {
            at++;
        }
    }

    /// Whether a number names the flower before it, as in `f1`, and not a tile of its own, as in `F
    /// 1B`.
    private boolean isFlowerNumber(int where) {
        if (where >= text.length() || text.charAt(where) < '1' || text.charAt(where) > '8') {
            return false;
        }
        char next = where + 1 < text.length() ? text.charAt(where + 1) : ' ';
        return suit(next) == null && (next < '0' || next > '9');
    }

    /// Numbers and their suit; a zero is a soap and needs none.
    private void numbers() throws Stop {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        @Nullable Suit suit = at < text.length() ? suit(text.charAt(at)) : null;
        if (suit != null && text.substring(start, at).chars().allMatch(digit -> digit == '0')) {
            throw new Stop(at, "0 is the soap and has no suit");
        }
        for (int i = start; i < at; i++) {
            int digit = text.charAt(i) - '0';
            if (digit > 0 && suit == null) {
                throw new Stop(i, digit + " needs its suit: B for bams, C for craks, D for dots");
            }
            found(digit == 0 || suit == null ? Tile.WHITE : Tile.of(suit, digit));
        }
        at += suit == null ? 0 : 1;
    }

    private static @Nullable Suit suit(char letter) {
        return switch (letter) {
            case 'B', 'b' -> Suit.BAMBOO;
            case 'C', 'c' -> Suit.CHARACTERS;
            case 'D', 'd' -> Suit.DOTS;
            default -> null;
        };
    }
}
