package sparrow.server.table;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sparrow.core.game.Action;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import tools.jackson.databind.JsonNode;

/// The types of the browser's language for our records, found out by writing one of each as JSON.
///
/// @param filled whether optional things are there
record TypeScript(Optionals filled) {
    enum Optionals {
        THERE,
        ABSENT
    }

    private static final String SEAT = "B";
    private static final String TILE = "7s";
    private static final String NAME = "name";

    /// An interface with a field for each that the JSON of the record has.
    static String type(Class<?> record, Function<Object, JsonNode> write) {
        JsonNode full = write.apply(new TypeScript(Optionals.THERE).sample(record));
        JsonNode bare = write.apply(new TypeScript(Optionals.ABSENT).sample(record));
        StringBuilder text =
                new StringBuilder("export interface " + record.getSimpleName() + " {\n");
        for (String name : full.propertyNames()) {
            text.append("  ")
                    .append(name)
                    .append(bare.has(name) ? ": " : "?: ")
                    .append(
                            Set.of("event", "action", "kind").contains(name)
                                            && !record.equals(Meld.class)
                                    ? "'" + full.get(name).stringValue() + "'"
                                    : type(full.get(name)))
                    .append(";\n");
        }
        return text.append("}\n").toString();
    }

    /// The type of what a sample was written as.
    private static String type(JsonNode node) {
        if (node.isNumber()) {
            return "number";
        }
        if (node.isArray()) {
            return type(node.get(0)) + "[]";
        }
        if (node.isObject()) {
            return object(node);
        }
        String text = node.stringValue();
        return switch (text) {
            case SEAT -> "Seat";
            case TILE -> "Tile";
            default ->
                    Stream.of(Origin.values(), Meld.Kind.values(), Meld.Manner.values())
                            .filter(all -> lower(all[all.length - 1]).equals(text))
                            .findFirst()
                            .map(all -> union(Arrays.stream(all).map(TypeScript::lower)))
                            .orElse("string");
        };
    }

    private static String object(JsonNode node) {
        if (node.has("manner")) {
            return "Meld";
        }
        if (node.has("action")) {
            return "Action";
        }
        if (node.has("what")) {
            return "Line";
        }
        return node.has(SEAT)
                ? "PerSeat<" + type(node.get(SEAT)) + ">"
                : "Record<string, " + type(node.get(NAME)) + ">";
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /// `'a' | 'b'`.
    static String union(Stream<String> texts) {
        return texts.map(text -> "'" + text + "'").collect(Collectors.joining(" | "));
    }

    Object sample(Class<?> record) {
        if (record.equals(Meld.class)) {
            return meld();
        }
        try {
            RecordComponent[] components = record.getRecordComponents();
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
            var maker = record.getDeclaredConstructor(types);
            maker.setAccessible(true);
            return maker.newInstance(
                    Arrays.stream(components)
                            .map(part -> value(part.getGenericType().getTypeName()))
                            .toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("no sample of " + record, impossible);
        }
    }

    /// The last constant of each enum, by which [#type(JsonNode)] knows it again.
    private Meld meld() {
        return new Meld(
                Meld.Kind.FLOWERS,
                two(),
                Meld.Manner.FACE_DOWN,
                1,
                optional(new Meld.Taken(Tile.S7, Seat.B)));
    }

    private static List<Tile> two() {
        return List.of(Tile.M1, Tile.M9);
    }

    private <T> Optional<T> optional(T value) {
        return filled == Optionals.THERE ? Optional.of(value) : Optional.empty();
    }

    private Object value(String type) {
        return switch (type.replace("sparrow.core.tile.", "")
                .replace("java.util.", "")
                .replace("java.lang.", "")) {
            case "int" -> 1;
            case "String" -> "word";
            case "Seat" -> Seat.B;
            case "Tile" -> Tile.S7;
            case "Tiles" -> Tiles.of(two());
            case "Meld" -> meld();
            case "List<Tile>" -> two();
            case "List<Integer>" -> List.of(1);
            case "Set<Seat>" -> Set.of(Seat.B);
            case "Optional<Seat>" -> optional(Seat.B);
            case "Seats<Integer>" -> Seats.only(Seat.B, 1);
            case "Seats<List<Tile>>" -> Seats.only(Seat.B, two());
            case "SortedMap<String, Integer>" -> new TreeMap<>(Map.of(NAME, 1));
            case "sparrow.core.table.Origin" -> Origin.DRAWN;
            case "sparrow.core.table.Rules" -> new Rules(new TreeMap<>(Map.of(NAME, "value")));
            case "List<sparrow.core.table.Event$Line>" ->
                    List.of(new Event.Line("word", 1, "word"));
            case "List<sparrow.core.game.Action>" -> List.of(Action.Pass.PASS);
            default ->
                    throw new IllegalArgumentException("say here what a " + type + " looks like");
        };
    }
}
