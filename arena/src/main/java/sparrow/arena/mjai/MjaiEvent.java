package sparrow.arena.mjai;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.records.mjai.MjaiTiles;
import tools.jackson.databind.JsonNode;

/// One event as mjai tells it. Tiles go by names such as `5m`, `5mr` and `E`; `?` is hidden.
record MjaiEvent(JsonNode fields) {
    private static final int MOST_TILES = 14;
    private static final Map<String, Tile> BY_NAME = new HashMap<>();

    static {
        BY_NAME.put("?", Tile.HIDDEN);
        for (Tile tile : Tile.faces()) {
            if (tile.kind() < Tile.KINDS) {
                BY_NAME.put(MjaiTiles.name(tile), tile);
            }
        }
    }

    String type() throws BadLine {
        return text("type");
    }

    boolean has(String name) {
        return fields.has(name) && !fields.get(name).isNull();
    }

    String text(String name) throws BadLine {
        JsonNode field = field(name);
        if (!field.isString()) {
            throw new BadLine("\"" + name + "\" is no text");
        }
        return field.stringValue();
    }

    int number(String name) throws BadLine {
        return number(field(name), name);
    }

    private static int number(JsonNode node, String name) throws BadLine {
        if (!node.isInt() || Math.abs((long) node.intValue()) > 10_000_000) {
            throw new BadLine("\"" + name + "\" is no number of a game");
        }
        return node.intValue();
    }

    List<Integer> numbers(String name) throws BadLine {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode node : list(name)) {
            numbers.add(number(node, name));
        }
        return numbers;
    }

    /// How many things a list holds.
    int size(String name) throws BadLine {
        return list(name).size();
    }

    boolean is(String name) {
        return has(name) && fields.get(name).asBoolean(false);
    }

    Seat seat(String name) throws BadLine {
        int number = number(name);
        if (number < 0 || number >= Seat.values().length) {
            throw new BadLine("\"" + name + "\" is no player");
        }
        return Seat.values()[number];
    }

    Tile tile(String name) throws BadLine {
        return tile(field(name));
    }

    List<Tile> tiles(String name) throws BadLine {
        return tiles(list(name));
    }

    /// A list of lists of tiles.
    List<List<Tile>> hands(String name) throws BadLine {
        List<List<Tile>> hands = new ArrayList<>();
        for (JsonNode node : list(name)) {
            hands.add(tiles(node));
        }
        return hands;
    }

    private static List<Tile> tiles(JsonNode list) throws BadLine {
        if (!list.isArray() || list.size() > MOST_TILES) {
            throw new BadLine("a list of tiles was expected");
        }
        List<Tile> tiles = new ArrayList<>();
        for (JsonNode node : list) {
            tiles.add(tile(node));
        }
        return tiles;
    }

    private static Tile tile(JsonNode node) throws BadLine {
        Tile tile = node.isString() ? BY_NAME.get(node.stringValue()) : null;
        if (tile == null) {
            throw new BadLine("a tile was expected, such as 5m, 5mr or E");
        }
        return tile;
    }

    private JsonNode list(String name) throws BadLine {
        JsonNode list = field(name);
        if (!list.isArray() || list.size() > MOST_TILES) {
            throw new BadLine("\"" + name + "\" is no list");
        }
        return list;
    }

    private JsonNode field(String name) throws BadLine {
        if (!fields.isObject() || !has(name)) {
            throw new BadLine("an event has no \"" + name + "\"");
        }
        return fields.get(name);
    }
}
