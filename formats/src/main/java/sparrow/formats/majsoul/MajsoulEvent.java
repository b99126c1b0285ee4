package sparrow.formats.majsoul;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// One event of a record of Mahjong Soul. What is nothing may be left out; names have lines between
/// their words, or capitals.
///
/// @param name such as `RecordDealTile`
record MajsoulEvent(String name, JsonNode fields) {
    private static final int MOST = 10_000_000;
    private static final int MOST_TILES = 14;
    private static final List<Tile> RED = List.of(Tile.M0, Tile.P0, Tile.S0);
    private static final String SUITS = "mpsz";

    /// A field, or a missing one.
    JsonNode field(String field) {
        return field(fields, field);
    }

    static JsonNode field(JsonNode object, String field) {
        JsonNode plain = object.path(field);
        return plain.isMissingNode() || plain.isNull()
                ? absent(object.path(capital(field)))
                : plain;
    }

    private static JsonNode absent(JsonNode node) {
        return node.isNull() ? MissingNode.getInstance() : node;
    }

    /// `li_doras` as `liDoras`.
    private static String capital(String field) {
        StringBuilder text = new StringBuilder();
        for (String word : field.split("_", -1)) {
            text.append(
                    text.isEmpty() || word.isEmpty()
                            ? word
                            : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return text.toString();
    }

    boolean is(String field) {
        return field(field).asBoolean(false);
    }

    int number(String field) throws BadRecord {
        return number(field(field));
    }

    static int number(JsonNode node) throws BadRecord {
        double number =
                node.isNumber() ? node.doubleValue() : node.isMissingNode() ? 0 : Double.NaN;
        if (number != Math.rint(number) || Math.abs(number) > MOST) {
            throw new BadRecord("a number was expected");
        }
        return (int) number;
    }

    List<Integer> numbers(String field) throws BadRecord {
        return numbers(field(field));
    }

    static List<Integer> numbers(JsonNode list) throws BadRecord {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode node : list) {
            if (numbers.size() == MOST_TILES) {
                throw new BadRecord("a list of numbers is too long");
            }
            numbers.add(number(node));
        }
        return numbers;
    }

    Seat seat() throws BadRecord {
        return seat(number("seat"));
    }

    static Seat seat(int number) throws BadRecord {
        if (number < 0 || number >= Seat.values().length) {
            throw new BadRecord("there is no player " + number);
        }
        return Seat.values()[number];
    }

    /// A number for each of those who play.
    Seats<Integer> points(String field, List<Seat> seats) throws BadRecord {
        List<Integer> numbers = numbers(field);
        if (numbers.size() < seats.size()) {
            throw new BadRecord("\"" + field + "\" names too few players");
        }
        return Seats.each(seats, seat -> numbers.get(seat.ordinal()));
    }

    Tile tile(String field) throws BadRecord {
        return tile(field(field));
    }

    List<Tile> tiles(String field) throws BadRecord {
        List<Tile> tiles = new ArrayList<>();
        for (JsonNode node : field(field)) {
            if (tiles.size() == MOST_TILES) {
                throw new BadRecord("a list of tiles is too long");
            }
            tiles.add(tile(node));
        }
        return tiles;
    }

    /// A tile such as `1m`, `0p` for a red five, or `7z`.
    static Tile tile(JsonNode node) throws BadRecord {
        String text = node.asString("");
        int suit = text.length() == 2 ? SUITS.indexOf(text.charAt(1)) : -1;
        int rank = text.length() == 2 ? text.charAt(0) - '0' : -1;
        boolean isTile = suit >= 0 && rank >= (suit == 3 ? 1 : 0) && rank <= (suit == 3 ? 7 : 9);
        if (!isTile) {
            throw new BadRecord("a tile was expected, such as 1m, 0p or 7z");
        }
        return rank == 0 ? RED.get(suit) : Tile.ofKind(9 * suit + rank - 1);
    }
}
