package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Pattern;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// One event of a record in mjai. Fields nobody asks for are passed over, as all programs do.
final class MjaiLine {
    private static final int MOST = 100_000_000;
    private static final Pattern DIGITS = Pattern.compile("[+-]?[0-9]{1,9}");

    private final JsonNode json;

    private MjaiLine(JsonNode json) {
        this.json = json;
    }

    /// The events of a line: one, or a list of them.
    static List<MjaiLine> of(String line) throws BadRecord {
        List<MjaiLine> events = new ArrayList<>();
        add(Json.parse(line), events);
        return events;
    }

    private static void add(JsonNode json, List<MjaiLine> events) throws BadRecord {
        if (json.isArray()) {
            for (JsonNode each : json) {
                add(each, events);
            }
        } else if (json.isObject() && json.path("type").isString()) {
            events.add(new MjaiLine(json));
        } else {
            throw new BadRecord("an event is an object with a \"type\"");
        }
    }

    String type() {
        return json.get("type").stringValue();
    }

    boolean has(String field) {
        return json.has(field) && !json.get(field).isNull();
    }

    /// Whether a field is there and holds one number, not several.
    boolean isNumber(String field) {
        return has(field) && !json.get(field).isContainer();
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

    /// A number that goes by one of several names; nothing where it is not told.
    OptionalInt told(String... fields) throws BadRecord {
        Optional<String> field = first(fields);
        return field.isPresent() ? OptionalInt.of(number(field.get())) : OptionalInt.empty();
    }

    /// A number, which some programs write as a text or with a fraction of nothing.
    static int number(JsonNode node) throws BadRecord {
        double value =
                node.isNumber()
                        ? node.doubleValue()
                        : node.isString() && DIGITS.matcher(node.stringValue()).matches()
                                ? Integer.parseInt(node.stringValue())
                                : Double.NaN;
        if (value != Math.rint(value) || Math.abs(value) > MOST) {
            throw new BadRecord("a number was expected");
        }
        return (int) value;
    }

    boolean is(String field) throws BadRecord {
        return isTrue(node(field), field);
    }

    private static boolean isTrue(JsonNode node, String field) throws BadRecord {
        return switch (node.asString("")) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default -> throw new BadRecord("\"" + field + "\" is true or false");
        };
    }

    /// Whether each seat is, as a list tells.
    Seats<Boolean> flags(String field, List<Seat> seats) throws BadRecord {
        JsonNode list = list(field, seats.size());
        Seats<Boolean> flags = Seats.none();
        for (Seat seat : seats) {
            flags = flags.with(seat, isTrue(list.get(seat.ordinal()), field));
        }
        return flags;
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

    /// Texts; nothing stands for an empty one.
    List<String> texts(String field) throws BadRecord {
        List<String> texts = new ArrayList<>();
        for (JsonNode node : list(field, 0)) {
            if (!node.isString() && !node.isNull()) {
                throw new BadRecord("\"" + field + "\" is a list of texts");
            }
            texts.add(node.asString(""));
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
