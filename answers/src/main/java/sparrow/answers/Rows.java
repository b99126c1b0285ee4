package sparrow.answers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Option;
import sparrow.desk.Data;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;

/// Lines of JSON that ask about hands of one game, and the lines that answer them.
///
/// Not safe for use by several threads at once.
public final class Rows {
    /// What every answer may hold, besides what the game says.
    private static final Set<String> ANSWERS = Set.of("level", "ranking", "error", "message");

    private static final String PRESET = "preset";
    private static final String TILES = "TILES";

    /// Rules as rows write them are kept from row to row, up to a bound.
    private static final int MOST_RULES = 4_000;

    private static final int LONGEST_KEPT = 2_000;

    private static final Pattern PLAIN = Pattern.compile("[-\\w. :#/]*");

    private final Mahjong game;
    private final Given every;
    private final Documents documents;
    private final Map<String, Field> fields = new LinkedHashMap<>();
    private final Set<String> answers = new HashSet<>(ANSWERS);
    private final RowReader reader;
    private final Map<String, House> houses = new HashMap<>();

    /// The rules that a row names, and what differs from them.
    private record House(Optional<String> preset, List<String> changes) {}

    public Rows(Mahjong game) {
        this(game, Given.of(game.fields()), written -> written);
    }

    /// @param every what holds for every line that does not say otherwise
    /// @param documents what stands in a line for a text of many lines
    public Rows(Mahjong game, Given every, Documents documents) {
        this.game = game;
        this.every = every.asRow();
        this.documents = documents;
        for (Field field : game.fields()) {
            if (field.scope() != Field.Scope.SHOWN) {
                fields.put(field.name(), field);
            }
        }
        answers.addAll(game.desk().answers());
        Set<String> carried = new HashSet<>(answers);
        carried.addAll(JsonRow.NOTES);
        this.reader = new RowReader(JsonRow.JSON, fields.keySet(), carried);
    }

    /// Finds the text that a line means by what it says.
    @FunctionalInterface
    public interface Documents {
        String text(String written) throws Refusal;
    }

    /// The answer to a line, in JSON; a refusal is an answer too.
    public String answer(String line) {
        StringBuilder answer = new StringBuilder(640).append('{');
        Data.Fields data = Data.fields();
        try {
            RowReader.Row row = reader.row(line);
            echo(row.fields().get("id"), answer);
            if (row.unknown().isPresent()) {
                throw JsonRow.unknown(row.unknown().get(), fields.keySet());
            }
            data = game.answer(given(row)).data();
        } catch (Refusal refusal) {
            data.put("error", refusal.code()).put("message", refusal.sentence());
        }
        DataJson.finish(answer, data);
        return answer.toString();
    }

    private static void echo(@Nullable JsonNode id, StringBuilder answer) {
        if (id == null) {
            return;
        }
        answer.append("\"id\":");
        if (id.isString() && PLAIN.matcher(id.stringValue()).matches()) {
            answer.append('"').append(id.stringValue()).append('"');
        } else {
            answer.append(id);
        }
    }

    private Given given(RowReader.Row row) throws Refusal {
        Map<String, List<String>> said = new LinkedHashMap<>();
        List<String> changes = List.of();
        if (!row.rules().isEmpty()) {
            House house = house(row.rules());
            house.preset.ifPresent(preset -> said.put(Field.RULES, List.of(preset)));
            changes = house.changes;
        }
        for (Map.Entry<String, JsonNode> entry : row.fields().properties()) {
            String name = entry.getKey();
            JsonNode node = entry.getValue();
            Field field = fields.get(name);
            if (field == null || isCarried(name, node) || JsonRow.isAbsent(node)) {
                continue;
            }
            if (name.equals(Field.RULE)) {
                changes = new ArrayList<>(changes);
                change(node, changes);
            } else {
                texts(field, node).ifPresent(texts -> said.put(name, texts));
            }
        }
        if (!said.containsKey(Field.HAND)) {
            throw notTiles(Field.HAND);
        }
        if (!changes.isEmpty()) {
            List<String> usual = every.texts(Field.RULE);
            if (!usual.isEmpty()) {
                changes = Stream.concat(usual.stream(), changes.stream()).toList();
            }
            said.put(Field.RULE, changes);
        }
        return every.with(said);
    }

    private House house(String text) throws Refusal {
        House house = houses.get(text);
        if (house == null) {
            List<String> changes = new ArrayList<>();
            Optional<String> preset = rules(JsonRow.value(text), changes);
            house = new House(preset, List.copyOf(changes));
            if (houses.size() >= MOST_RULES) {
                houses.clear();
            }
            if (text.length() <= LONGEST_KEPT) {
                houses.put(text, house);
            }
        }
        return house;
    }

    /// Whether a field is carried along unread: a name that questions and answers share is an
    /// answer's if tiles cannot be so.
    private boolean isCarried(String name, JsonNode node) {
        boolean strange =
                node.isObject() || (node.isArray() && (node.isEmpty() || !node.get(0).isString()));
        return strange && answers.contains(name);
    }

    /// The texts of a field; none for a flag that is false.
    private Optional<List<String>> texts(Field field, JsonNode node) throws Refusal {
        String name = field.name();
        return switch (field.kind()) {
            case FLAG ->
                    JsonRow.flagOf(node, name) ? Optional.of(List.of("yes")) : Optional.empty();
            case NUMBER -> Optional.of(List.of(String.valueOf(JsonRow.numberOf(node, name))));
            case TILES -> Optional.of(List.of(String.join(" ", several(node, name))));
            case TILE -> Optional.of(List.of(one(node, name)));
            case MELDS -> Optional.of(List.of(JsonRow.meldsText(node)));
            case WORD -> Optional.of(List.of(word(node, name)));
            case DOCUMENT -> Optional.of(List.of(documents.text(word(node, name))));
            case TEXTS -> Optional.of(node.isObject() ? bySeat(node, name) : list(field, node));
            case CHANGES -> throw new IllegalStateException(name + " is read apart");
        };
    }

    private static String one(JsonNode node, String field) throws Refusal {
        if (!node.isString()) {
            throw notTiles(field);
        }
        return node.stringValue();
    }

    private static List<String> several(JsonNode node, String field) throws Refusal {
        List<String> texts = new ArrayList<>();
        if (!node.isArray()) {
            texts.add(one(node, field));
        } else {
            for (JsonNode element : node) {
                texts.add(one(element, field));
            }
        }
        return texts;
    }

    private static List<String> list(Field field, JsonNode node) throws Refusal {
        boolean texts =
                node.isArray() ? node.valueStream().allMatch(JsonNode::isString) : node.isString();
        if (!texts) {
            throw new Refusal(
                    "bad_tiles",
                    "the field \""
                            + field.name()
                            + "\" must be a list of texts"
                            + (field.label().equals(TILES) ? " of tiles such as 19m4p2z." : "."));
        }
        return several(node, field.name());
    }

    /// An object with one or more texts for each seat.
    private static List<String> bySeat(JsonNode node, String field) throws Refusal {
        List<String> texts = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            for (String text : several(entry.getValue(), field)) {
                texts.add(entry.getKey() + ":" + text);
            }
        }
        return texts;
    }

    private static Refusal notTiles(String field) {
        return new Refusal(
                "bad_tiles",
                "the field \"" + field + "\" must be a text of tiles such as 123m45p.");
    }

    private static String word(JsonNode node, String field) throws Refusal {
        if (!node.isString() && !node.isIntegralNumber()) {
            throw new Refusal("bad_word", "the field \"" + field + "\" must be a text.");
        }
        return node.asString();
    }

    /// The preset named; what differs from it goes into `changes`.
    private static Optional<String> rules(JsonNode node, List<String> changes) throws Refusal {
        if (node.isString()) {
            return Optional.of(node.stringValue());
        }
        if (!node.isObject() && !JsonRow.isAbsent(node)) {
            throw new Refusal("unknown_rule", "the field \"rules\" must be a name or an object.");
        }
        Optional<String> preset = Optional.empty();
        if (node.isObject() && node.has(PRESET)) {
            preset = Optional.of(node.get(PRESET).asString(""));
        }
        change(node, changes);
        changes.removeIf(change -> change.startsWith(PRESET + "="));
        return preset;
    }

    /// Rules that differ: an object, a text such as `chow=anyone`, or a list of such texts.
    private static void change(JsonNode node, List<String> changes) throws Refusal {
        if (node.isObject()) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                changes.add(entry.getKey() + "=" + value(entry.getValue()));
            }
        } else if (node.isArray()) {
            for (JsonNode element : node) {
                change(element, changes);
            }
        } else if (node.isString() && node.stringValue().contains("=")) {
            changes.add(node.stringValue());
        } else if (!JsonRow.isAbsent(node)) {
            throw new Refusal(
                    "unknown_rule",
                    "rules are a preset's name or an object such as {\"chow\": \"anyone\"}.");
        }
    }

    private static String value(JsonNode node) {
        return node.isBoolean() ? node.booleanValue() ? Option.YES : Option.NO : node.asString("");
    }
}
