package sparrow.records;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import tools.jackson.databind.JsonNode;

/// The fields of one JSON object, each of which must be asked for: none may be missing, none left
/// over.
final class Fields {
    /// Reads one value of a list or an object.
    @FunctionalInterface
    interface Part<T> {
        T read(JsonNode node, String name) throws BadRecord;
    }

    private final JsonNode object;
    private final Set<String> read = new HashSet<>(8);

    Fields(JsonNode node, String name) throws BadRecord {
        if (!node.isObject()) {
            throw new BadRecord(name + " is not an object");
        }
        this.object = node;
    }

    /// Complains about fields nobody asked for.
    void end() throws BadRecord {
        if (read.size() < object.size()) {
            SortedSet<String> unread = new TreeSet<>(object.propertyNames());
            unread.removeAll(read);
            throw new BadRecord("there is no field \"" + unread.first() + "\" here");
        }
    }

    boolean has(String name) {
        return object.has(name);
    }

    JsonNode node(String name) throws BadRecord {
        JsonNode node = object.get(name);
        if (node == null) {
            throw new BadRecord("the field \"" + name + "\" is missing");
        }
        read.add(name);
        return node;
    }

    Fields object(String name) throws BadRecord {
        return new Fields(node(name), quoted(name));
    }

    String text(String name) throws BadRecord {
        return text(node(name), name);
    }

    static String text(JsonNode node, String name) throws BadRecord {
        if (!node.isString()) {
            throw new BadRecord(quoted(name) + " is not a text");
        }
        return node.stringValue();
    }

    int number(String name) throws BadRecord {
        return number(node(name), name);
    }

    static int number(JsonNode node, String name) throws BadRecord {
        if (!node.isInt()) {
            throw new BadRecord(quoted(name) + " is not a whole number");
        }
        return node.intValue();
    }

    /// A constant, written in lower case.
    <E extends Enum<E>> E constant(String name, Class<E> type) throws BadRecord {
        return constant(node(name), name, type);
    }

    static <E extends Enum<E>> E constant(JsonNode node, String name, Class<E> type)
            throws BadRecord {
        String text = text(node, name);
        for (E constant : type.getEnumConstants()) {
            if (lower(constant).equals(text)) {
                return constant;
            }
        }
        throw new BadRecord(quoted(name) + " cannot be \"" + BadRecord.excerpt(text) + "\"");
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    Seat seat(String name) throws BadRecord {
        return seat(text(name), name);
    }

    private static Seat seat(String text, String name) throws BadRecord {
        for (Seat seat : Seat.values()) {
            if (seat.name().equals(text)) {
                return seat;
            }
        }
        throw new BadRecord(quoted(name) + " is no seat: A, B, C or D");
    }

    Set<Seat> seatSet(String name) throws BadRecord {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        for (Seat seat : list(name, (node, part) -> seat(text(node, part), part))) {
            seats.add(seat);
        }
        return seats;
    }

    Tile tile(String name) throws BadRecord {
        List<Tile> tiles = tiles(name);
        if (tiles.size() != 1) {
            throw new BadRecord(quoted(name) + " is not one tile");
        }
        return tiles.getFirst();
    }

    List<Tile> tiles(String name) throws BadRecord {
        return tiles(node(name), name);
    }

    static List<Tile> tiles(JsonNode node, String name) throws BadRecord {
        return switch (Notation.COMPACT.readTiles(text(node, name))) {
            case Reading.Read<List<Tile>>(List<Tile> tiles) -> tiles;
            case Reading.Misread<List<Tile>>(int at, String why) ->
                    throw new BadRecord(quoted(name) + ", character " + (at + 1) + ": " + why);
        };
    }

    <T> List<T> list(String name, Part<T> part) throws BadRecord {
        JsonNode node = node(name);
        if (!node.isArray()) {
            throw new BadRecord(quoted(name) + " is not a list");
        }
        List<T> list = new ArrayList<>();
        for (JsonNode element : node) {
            list.add(part.read(element, name));
        }
        return list;
    }

    <T> SortedMap<String, T> map(String name, Part<T> part) throws BadRecord {
        Fields fields = object(name);
        SortedMap<String, T> map = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : fields.object.properties()) {
            map.put(entry.getKey(), part.read(entry.getValue(), entry.getKey()));
        }
        return map;
    }

    <T> Seats<T> seats(String name, Part<T> part) throws BadRecord {
        Seats<T> seats = Seats.none();
        for (Map.Entry<String, T> entry : map(name, part).entrySet()) {
            seats = seats.with(seat(entry.getKey(), name), entry.getValue());
        }
        return seats;
    }

    private static String quoted(String name) {
        return "\"" + BadRecord.excerpt(name) + "\"";
    }
}
