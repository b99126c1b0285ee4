package sparrow.answers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Option;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Lines of JSON that ask about hands of one game, and the lines that answer them.
///
/// Not safe for use by several threads at once.
public final class Rows {
    /// What every answer may hold, besides what the game says.
    private static final Set<String> ANSWERS = Set.of("level", "ranking", "error", "message");

    private static final String PRESET = "preset";

    private final Mahjong game;
    private final Given every;
    private final Documents documents;
    private final Map<String, Field> fields = new LinkedHashMap<>();
    private final Set<String> answers = new HashSet<>(ANSWERS);

    public Rows(Mahjong game) {
        this(game, Given.of(game.fields()), written -> written);
    }

    /// @param every what holds for every line that does not say otherwise
    /// @param documents what stands in a line for a text of many lines
    public Rows(Mahjong game, Given every, Documents documents) {
        this.game = game;
        this.every = every;
        this.documents = documents;
        game.fields().forEach(field -> fields.put(field.name(), field));
        answers.addAll(game.desk().answers());
    }

    /// Finds the text that a line means by what it says.
    @FunctionalInterface
    public interface Documents {
        String text(String written) throws Refusal;
    }

    /// The answer to a line, in JSON; a refusal is an answer too.
    public String answer(String line) {
        ObjectNode answer = JsonRow.object();
        try {
            JsonNode row = JsonRow.parsed(line);
            answer = JsonRow.echo(row);
            answer.setAll(DataJson.object(game.answer(given(row)).data()));
        } catch (Refusal refusal) {
            JsonRow.describe(refusal, answer);
        }
        return answer.toString();
    }

    private Given given(JsonNode row) throws Refusal {
        Map<String, List<String>> said = new LinkedHashMap<>();
        List<String> changes = new ArrayList<>(every.texts(Field.RULE));
        for (Map.Entry<String, JsonNode> entry : row.properties()) {
            String name = entry.getKey().replace('-', '_');
            JsonNode node = entry.getValue();
            Field field = fields.get(name);
            if (isCarried(name, node, field != null)) {
                continue;
            }
            if (field == null) {
                throw JsonRow.unknown(entry.getKey(), fields.keySet());
            }
            if (name.equals(Field.RULES)) {
                rules(node, changes).ifPresent(preset -> said.put(name, List.of(preset)));
            } else if (name.equals(Field.RULE)) {
                change(node, changes);
            } else if (!JsonRow.isAbsent(node)) {
                texts(field, node).ifPresent(texts -> said.put(name, texts));
            }
        }
        if (!said.containsKey(Field.HAND)) {
            throw notTiles(Field.HAND);
        }
        if (!changes.isEmpty()) {
            said.put(Field.RULE, changes);
        }
        return Given.of(game.fields()).with(said).or(every);
    }

    /// Whether a row may carry a field along unread: what it is, and what is expected of the
    /// answer. A name that questions and answers share is an answer's if tiles cannot be so.
    private boolean isCarried(String name, JsonNode node, boolean asked) {
        boolean answer = answers.contains(name);
        boolean strange =
                node.isObject() || (node.isArray() && (node.isEmpty() || !node.get(0).isString()));
        return JsonRow.NOTES.contains(name) || (answer && (!asked || strange));
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
            case TEXTS -> Optional.of(bySeat(node, name));
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

    /// Texts, or an object with one or more texts for each seat.
    private static List<String> bySeat(JsonNode node, String field) throws Refusal {
        if (!node.isObject()) {
            return several(node, field);
        }
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
        return node.isBoolean()
                ? node.booleanValue() ? Option.YES : Option.NO
                : node.asString("");
    }
}
