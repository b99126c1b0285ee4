package sparrow.formats.tenhou;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.records.BadRecord;
import tools.jackson.databind.JsonNode;

/// Something in a player's list of tiles taken, or of tiles given: a number for a tile, or a text
/// for a call.
///
/// @param tiles those it names, in its order
/// @param at which of them is written after the letter of a call: the one taken or added
/// @param said what is declared with it
record JsonMove(Kind kind, List<Tile> tiles, int at, Said said) {
    enum Said {
        NOTHING,
        RIICHI
    }

    enum Kind {
        TILE(' ', 1),
        /// The tile just drawn, discarded.
        DRAWN(' ', 0),
        /// No discard, after an open kan.
        NOTHING(' ', 0),
        CHI('c', 3),
        PON('p', 3),
        OPEN_KAN('m', 4),
        CONCEALED_KAN('a', 4),
        ADDED_KAN('k', 4),
        KITA('f', 1);

        private final char letter;
        private final int size;

        Kind(char letter, int size) {
            this.letter = letter;
            this.size = size;
        }

        char letter() {
            return letter;
        }
    }

    private static final int DRAWN_NUMBER = 60;
    private static final int RED = 50;
    private static final int MOST = 1_000;

    JsonMove {
        tiles = List.copyOf(tiles);
    }

    static JsonMove of(JsonNode node) throws BadRecord {
        if (node.isNumber() && node.doubleValue() == Math.rint(node.doubleValue())) {
            return of((int) Math.clamp(node.doubleValue(), -1, MOST), Said.NOTHING);
        }
        if (!node.isString() || node.stringValue().isEmpty() || node.stringValue().length() > 9) {
            throw new BadRecord("a tile or a call was expected");
        }
        return of(node.stringValue());
    }

    private static JsonMove of(int number, Said said) throws BadRecord {
        return switch (number) {
            case 0 -> new JsonMove(Kind.NOTHING, List.of(), 0, said);
            case DRAWN_NUMBER -> new JsonMove(Kind.DRAWN, List.of(), 0, said);
            default -> new JsonMove(Kind.TILE, List.of(tile(number)), 0, said);
        };
    }

    private static JsonMove of(String text) throws BadRecord {
        StringBuilder digits = new StringBuilder();
        char letter = ' ';
        int place = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                digits.append(c);
            } else if (letter == ' ') {
                letter = c;
                place = i;
            } else {
                throw unknown(text);
            }
        }
        if (digits.length() % 2 != 0 || place % 2 != 0) {
            throw unknown(text);
        }
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < digits.length(); i += 2) {
            numbers.add(Integer.parseInt(digits.substring(i, i + 2)));
        }
        if (letter == 'r' && numbers.size() == 1 && numbers.getFirst() != 0) {
            return of(numbers.getFirst(), Said.RIICHI);
        }
        if (letter == ' ' && numbers.size() == 1) {
            return of(numbers.getFirst(), Said.NOTHING);
        }
        List<Tile> tiles = new ArrayList<>();
        for (int number : numbers) {
            tiles.add(tile(number));
        }
        for (Kind kind : Kind.values()) {
            if (kind.letter == letter && letter != ' ' && kind.size == tiles.size()) {
                return new JsonMove(kind, tiles, place / 2, Said.NOTHING);
            }
        }
        throw unknown(text);
    }

    private static BadRecord unknown(String text) {
        return new BadRecord("there is no call \"" + text + "\"");
    }

    boolean isRiichi() {
        return said == Said.RIICHI;
    }

    /// How many seats further round the table the tile of a call comes from.
    int from() {
        return kind == Kind.CHI || at == 0 ? 3 : at == 1 ? 2 : 1;
    }

    boolean isClaim() {
        return kind == Kind.CHI || kind == Kind.PON || kind == Kind.OPEN_KAN;
    }

    /// The tile taken or added.
    Tile marked() {
        return tiles.get(Math.min(at, tiles.size() - 1));
    }

    /// Whether a call may have taken that tile: the marked one, or, as some programs mark a red
    /// five or leave it unmarked, any of its tiles.
    boolean takes(Tile tile) {
        return marked() == tile || (kind != Kind.CHI && tiles.contains(tile));
    }

    /// The tiles that come from the caller's hand, where that tile was taken.
    List<Tile> own(Tile taken) {
        List<Tile> own = new ArrayList<>(tiles);
        if (!own.remove(taken)) {
            own.remove(marked());
        }
        return own;
    }

    /// The tiles of a kan from the hand of its owner, of those there the ones like it: some
    /// programs do not tell which of them is the red five.
    List<Tile> held(Tiles hand) {
        boolean isHeld = true;
        Tiles rest = hand;
        for (Tile tile : tiles) {
            isHeld = isHeld && rest.contains(tile);
            rest = isHeld ? rest.without(tile) : rest;
        }
        List<Tile> alike =
                hand.list().stream()
                        .filter(tile -> tile.plain() == tiles.getFirst().plain())
                        .toList();
        return isHeld || alike.size() != tiles.size() ? tiles : alike;
    }

    /// The tile added to a pon: the marked one, or the one of its kind in the hand.
    Tile added(Tiles hand) {
        return hand.contains(marked())
                ? marked()
                : hand.list().stream()
                        .filter(tile -> tile.plain() == marked().plain())
                        .findFirst()
                        .orElse(marked());
    }

    /// A tile by its number: 11–19, 21–29, 31–39, 41–47, and 51–53 for red fives.
    static Tile tile(int number) throws BadRecord {
        int suit = number / 10;
        int rank = number % 10;
        boolean isRed = suit * 10 == RED && rank >= 1 && rank <= 3;
        boolean isTile =
                isRed
                        || (suit >= 1 && suit <= 3 && rank >= 1)
                        || (suit == 4 && rank >= 1 && rank <= 7);
        if (!isTile) {
            throw new BadRecord("there is no tile " + number);
        }
        return isRed
                ? List.of(Tile.M0, Tile.P0, Tile.S0).get(rank - 1)
                : Tile.ofKind((suit - 1) * 9 + rank - 1);
    }

    static int number(Tile tile) {
        return tile.isRed()
                ? RED + 1 + tile.kind() / 9
                : 10 * (tile.kind() / 9 + 1) + tile.kind() % 9 + 1;
    }

    /// The text of a call, the letter before one of its tiles.
    static String text(Kind kind, List<Tile> tiles, int at) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tiles.size(); i++) {
            text.append(i == at ? String.valueOf(kind.letter) : "").append(number(tiles.get(i)));
        }
        return text.toString().toLowerCase(Locale.ROOT);
    }
}
