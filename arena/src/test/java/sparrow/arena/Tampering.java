package sparrow.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sparrow.core.table.Event;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A log with one thing changed.
///
/// @param what was changed, such as "points.A" or "deleted"
record Tampering(String what, List<String> lines) {
    /// Everything that can be done to one line of a log: any number, name, tile or list in it
    /// changed, left out or added, and the line itself deleted, told twice or told too late.
    static List<Tampering> of(List<String> lines, int at) throws BadRecord {
        List<Tampering> all = new ArrayList<>();
        JsonNode event = Json.parse(lines.get(at));
        for (Changed changed : changed("", event)) {
            String line = changed.node().toString();
            if (!isSame(lines.get(at), line)) {
                all.add(with(lines, at, changed.path(), List.of(line)));
            }
        }
        if (at + 1 < lines.size()) {
            all.add(with(lines, at, "deleted", List.of()));
        }
        all.add(with(lines, at, "told twice", List.of(lines.get(at), lines.get(at))));
        if (at + 1 < lines.size() && !lines.get(at).equals(lines.get(at + 1))) {
            List<String> later = new ArrayList<>(lines);
            later.add(at + 1, later.remove(at));
            all.add(new Tampering("told too late", later));
        }
        return all;
    }

    /// Whether both lines tell the same: the tiles of a meld may stand in any order.
    private static boolean isSame(String line, String changed) throws BadRecord {
        Event event = JsonLog.event(line);
        try {
            return JsonLog.event(changed).equals(event);
        } catch (BadRecord unreadable) {
            return false;
        }
    }

    private static Tampering with(List<String> lines, int at, String what, List<String> instead) {
        List<String> changed = new ArrayList<>(lines);
        changed.remove(at);
        changed.addAll(at, instead);
        return new Tampering(what, changed);
    }

    private record Changed(String path, JsonNode node) {}

    /// The node with one thing in it changed, in every way.
    private static List<Changed> changed(String path, JsonNode node) {
        List<Changed> all = new ArrayList<>();
        if (node instanceof ObjectNode object) {
            List<String> names = new ArrayList<>(object.propertyNames());
            names.remove("event");
            for (String name : path.equals("rules") ? some(names) : names) {
                String within = path.isEmpty() ? name : path + "." + name;
                for (Changed changed : changed(within, object.get(name))) {
                    all.add(
                            new Changed(
                                    changed.path(), object.deepCopy().set(name, changed.node())));
                }
                ObjectNode less = object.deepCopy();
                less.remove(name);
                all.add(new Changed("no " + within, less));
            }
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                for (Changed changed : changed(path, array.get(i))) {
                    ArrayNode other = array.deepCopy();
                    other.set(i, changed.node());
                    all.add(new Changed(changed.path(), other));
                }
                ArrayNode less = array.deepCopy();
                less.remove(i);
                all.add(new Changed("less " + path, less));
            }
        } else if (node.isNumber()) {
            numbers(node.intValue()).forEach(number -> all.add(new Changed(path, number(number))));
        } else {
            texts(node.stringValue()).forEach(text -> all.add(new Changed(path, text(text))));
        }
        return all;
    }

    /// Of the many rules every eighth: they are read all alike.
    private static List<String> some(List<String> rules) {
        return IntStream.range(0, rules.size())
                .filter(at -> at % 8 == 0)
                .mapToObj(rules::get)
                .toList();
    }

    private static Stream<Integer> numbers(int number) {
        return number == 0 ? Stream.of(1, -1) : Stream.of(number + 1, number * 100, -number);
    }

    private static Stream<String> texts(String text) {
        if (text.matches("[A-D]")) {
            return Stream.of("A", "B", "C", "D").filter(seat -> !seat.equals(text));
        }
        if (!text.isEmpty() && text.matches("([0-9]+[mpszfj])+")) {
            return tiles(Notation.COMPACT.readTiles(text).orThrow());
        }
        return switch (text) {
            case "hand" -> Stream.of("drawn");
            case "drawn" -> Stream.of("hand");
            case "yes" -> Stream.of("no");
            case "no" -> Stream.of("yes");
            case "claimed" -> Stream.of("own", "face_down");
            case "own" -> Stream.of("claimed", "face_down");
            case "face_down" -> Stream.of("claimed", "own");
            default -> Stream.of(text + "x");
        };
    }

    private static Stream<String> tiles(List<Tile> tiles) {
        List<String> all = new ArrayList<>();
        for (Tile other : List.of(Tile.ofKind(0), Tile.ofKind(13), Tile.ofKind(30), Tile.JOKER)) {
            List<Tile> changed = new ArrayList<>(tiles);
            if (changed.set(0, other) != other) {
                all.add(Notation.COMPACT.write(changed));
            }
        }
        if (tiles.size() > 1) {
            all.add(Notation.COMPACT.write(tiles.subList(1, tiles.size())));
            if (tiles.getFirst() != tiles.getLast()) {
                all.add(Notation.COMPACT.write(tiles.reversed()));
            }
        }
        return all.stream();
    }

    private static JsonNode number(int number) {
        return JsonNodeFactory.instance.numberNode(number);
    }

    private static JsonNode text(String text) {
        return JsonNodeFactory.instance.stringNode(text);
    }
}
