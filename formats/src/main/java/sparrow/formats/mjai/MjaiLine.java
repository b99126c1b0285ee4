package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// One event of a record in mjai. Fields nobody asks for are passed over, as all programs do.
final class MjaiLine {
    private static final int MOST = 100_000_000;

    private final JsonNode json;

    private MjaiLine(JsonNode json) {
        this.json = json;
    }

    static MjaiLine of(String line) throws BadRecord {
        JsonNode json = Json.parse(line);
        if (!json.isObject() || !json.path("type").isString()) {
            throw new BadRecord("an event is an object with a \"type\"");
        }
        return new MjaiLine(json);
    }

    String type() {
        return json.get("type").stringValue();
    }

    boolean has(String field) {
        return json.has(field) && !json.get(field).isNull();
    }

    JsonNode node(String field) throws BadRecord {
        if (!has(field)) {
            throw new BadRecord(type() + " has no \"" + field + "\"");
        }
        return json.get(field);
    }

    int number(String field) throws BadRecord {
        return number(node(field));
    }

    private static int number(JsonNode node) throws BadRecord {
        if (!node.isInt() || Math.abs((long) node.intValue()) > MOST) {
            throw new BadRecord("a number was expected");
        }
        return node.intValue();
    }

    boolean is(String field) throws BadRecord {
        JsonNode node = node(field);
        if (!node.isBoolean()) {
            throw new BadRecord("\"" + field + "\" is true or false");
        }
        return node.booleanValue();
    }

    String text(String field) throws BadRecord {
        JsonNode node = node(field);
        if (!node.isString()) {
            throw new BadRecord("\"" + field + "\" is a text");
        }
        return node.stringValue();
    }

    Seat seat(String field) throws BadRecord {
        int number = number(field);
        if (number < 0 || number >= Seat.values().length) {
            throw new BadRecord("there is no player " + number);
        }
        return Seat.values()[number];
    }

    Tile tile(String field) throws BadRecord {
        return MjaiTiles.tile(node(field));
    }

    List<Tile> tiles(String field) throws BadRecord {
        return MjaiTiles.tiles(node(field));
    }

    /// A number for each seat.
    Seats<Integer> numbers(String field, List<Seat> seats) throws BadRecord {
        JsonNode list = list(field, seats.size());
        Seats<Integer> numbers = Seats.none();
        for (Seat seat : seats) {
            numbers = numbers.with(seat, number(list.get(seat.ordinal())));
        }
        return numbers;
    }

    /// A list with something for each player at least.
    JsonNode list(String field, int players) throws BadRecord {
        JsonNode list = node(field);
        if (!list.isArray() || list.size() < players || list.size() > 100) {
            throw new BadRecord("\"" + field + "\" is a list with something for each player");
        }
        return list;
    }

    List<String> texts(String field) throws BadRecord {
        List<String> texts = new ArrayList<>();
        for (JsonNode node : list(field, 0)) {
            if (!node.isString()) {
                throw new BadRecord("\"" + field + "\" is a list of texts");
            }
            texts.add(node.stringValue());
        }
        return texts;
    }

    /// An object of texts; none if it is not there.
    Map<String, String> map(String field) throws BadRecord {
        Map<String, String> map = new TreeMap<>();
        if (has(field)) {
            for (Map.Entry<String, JsonNode> entry : node(field).properties()) {
                if (!entry.getValue().isString()) {
                    throw new BadRecord("\"" + field + "\" holds texts");
                }
                map.put(entry.getKey(), entry.getValue().stringValue());
            }
        }
        return map;
    }

    Optional<String> first(String... fields) {
        for (String field : fields) {
            if (has(field)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }
}
