package sparrow.formats.mjai.bot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.formats.mjai.MjaiTiles;
import sparrow.records.BadRecord;
import tools.jackson.databind.JsonNode;

/// One event as mjai tells it. Tiles go by names such as `5m`, `5mr` and `E`; `?` is hidden.
record MjaiEvent(JsonNode fields) {
    private static final int MOST_TILES = 14;
    private static final Pattern DIGITS = Pattern.compile("-?[0-9]{1,7}");
    private static final Map<String, Tile> BY_NAME = new HashMap<>();

    static {
        BY_NAME.put("?", Tile.HIDDEN);
        for (Tile tile : Tile.faces()) {
            if (tile.kind() < Tile.KINDS) {
                BY_NAME.put(MjaiTiles.name(tile), tile);
            }
        }
    }

    String type() throws BadRecord {
        return text("type");
    }

    boolean has(String name) {
        return fields.has(name) && !fields.get(name).isNull();
    }

    String text(String name) throws BadRecord {
        JsonNode field = field(name);
        if (!field.isString()) {
            throw new BadRecord("\"" + name + "\" is no text");
        }
        return field.stringValue();
    }

    int number(String name) throws BadRecord {
        return number(field(name), name);
    }

    /// A number, which some programs write as a text.
    private static int number(JsonNode node, String name) throws BadRecord {
        if (node.isString() && DIGITS.matcher(node.stringValue()).matches()) {
            return Integer.parseInt(node.stringValue());
        }
        if (!node.isInt() || Math.abs((long) node.intValue()) > 10_000_000) {
            throw new BadRecord("\"" + name + "\" is no number of a game");
        }
        return node.intValue();
    }

    List<Integer> numbers(String name) throws BadRecord {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode node : list(name)) {
            numbers.add(number(node, name));
        }
        return numbers;
    }

    /// How many things a list holds.
    int size(String name) throws BadRecord {
        return list(name).size();
    }

    boolean is(String name) {
        return has(name) && fields.get(name).asBoolean(false);
    }

    Seat seat(String name) throws BadRecord {
        int number = number(name);
        if (number < 0 || number >= Seat.values().length) {
            throw new BadRecord("\"" + name + "\" is no player");
        }
        return Seat.values()[number];
    }

    Tile tile(String name) throws BadRecord {
        return tile(field(name));
    }

    List<Tile> tiles(String name) throws BadRecord {
        return tiles(list(name));
    }

    /// A list of lists of tiles.
    List<List<Tile>> hands(String name) throws BadRecord {
        List<List<Tile>> hands = new ArrayList<>();
        for (JsonNode node : list(name)) {
            hands.add(tiles(node));
        }
        return hands;
    }

    private static List<Tile> tiles(JsonNode list) throws BadRecord {
        if (!list.isArray() || list.size() > MOST_TILES) {
            throw new BadRecord("a list of tiles was expected");
        }
        List<Tile> tiles = new ArrayList<>();
        for (JsonNode node : list) {
            tiles.add(tile(node));
        }
        return tiles;
    }

    private static Tile tile(JsonNode node) throws BadRecord {
        Tile tile = node.isString() ? BY_NAME.get(node.stringValue()) : null;
        if (tile == null) {
            throw new BadRecord("a tile was expected, such as 5m, 5mr or E");
        }
        return tile;
    }

    private JsonNode list(String name) throws BadRecord {
        JsonNode list = field(name);
        if (!list.isArray() || list.size() > MOST_TILES) {
            throw new BadRecord("\"" + name + "\" is no list");
        }
        return list;
    }

    private JsonNode field(String name) throws BadRecord {
        if (!fields.isObject() || !has(name)) {
            throw new BadRecord("an event has no \"" + name + "\"");
        }
        return fields.get(name);
    }
}
