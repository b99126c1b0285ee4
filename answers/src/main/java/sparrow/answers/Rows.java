package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
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

    /// Rules as rows write them are kept from row to row, up to a bound.
    private static final int MOST_RULES = 4_000;

    private static final int LONGEST_KEPT = 2_000;

    private final Mahjong game;
    private final Given every;
    private final Set<String> names = new LinkedHashSet<>();
    private final RowReader reader;
    private final Map<String, House> houses = new HashMap<>();

    /// The same for all threads, so that equal rules are one object.
    private static final Map<String, House> KNOWN = new ConcurrentHashMap<>();

    /// The rules that a row names, and what differs from them.
    private record House(Optional<String> preset, List<String> changes) {}

    /// Texts that are compared and looked up for every row.
    private static final class Changes extends AbstractList<String> implements RandomAccess {
        private final String[] texts;
        private final int hash;

        Changes(List<String> texts) {
            this.texts = texts.toArray(String[]::new);
            this.hash = texts.hashCode();
        }

        @Override
        public String get(int index) {
            return texts[index];
        }

        @Override
        public int size() {
            return texts.length;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof List<?> list
                    && (list == this || (list.hashCode() == hash && super.equals(list)));
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    public Rows(Mahjong game) {
        this(game, Given.of(game.fields()), written -> written);
    }

    /// @param every what holds for every line that does not say otherwise
    /// @param documents what stands in a line for a text of many lines
    public Rows(Mahjong game, Given every, Documents documents) {
        this.game = game;
        this.every = every.asRow();
        List<Field> fields =
                game.fields().stream().filter(field -> field.scope() != Field.Scope.SHOWN).toList();
        fields.forEach(field -> names.add(field.name()));
        Set<String> answers = new HashSet<>(ANSWERS);
        answers.addAll(game.desk().answers());
        this.reader = new RowReader(fields, answers, new RowFields(documents));
    }

    /// Finds the text that a line means by what it says.
    @FunctionalInterface
    public interface Documents {
        String text(String written) throws Refusal;
    }

    /// The answer to a line, in JSON; a refusal is an answer too.
    public String answer(String line) {
        ByteText answer = new ByteText(640);
        byte[] bytes = line.getBytes(UTF_8);
        answer(bytes, 0, bytes.length, answer);
        return answer.toString();
    }

    /// The answer to a line that stands among others.
    ///
    /// @param to behind its last byte
    public void answer(byte[] lines, int from, int to, ByteText answer) {
        answer.append('{');
        Data.Fields data = Data.fields();
        try {
            RowReader.Row row = reader.row(lines, from, to, every);
            if (row.id().isPresent()) {
                answer.append("\"id\":").append(row.id().get());
            }
            data = game.answer(given(row)).data();
        } catch (Refusal refusal) {
            data.put("error", refusal.code()).put("message", refusal.sentence());
        }
        DataJson.finish(answer, data);
    }

    private Given given(RowReader.Row row) throws Refusal {
        if (row.unknown().isPresent()) {
            throw JsonRow.unknown(row.unknown().get(), names);
        }
        if (row.fault().isPresent()) {
            throw row.fault().get();
        }
        Given.Writer said = row.said();
        List<String> changes = List.of();
        if (row.rules().isPresent()) {
            House house = house(row.rules().get());
            house.preset.ifPresent(preset -> said.say(Field.RULES, List.of(preset)));
            changes = house.changes;
        }
        if (row.changes().isPresent()) {
            changes = new ArrayList<>(changes);
            change(row.changes().get(), changes);
        }
        if (!changes.isEmpty()) {
            List<String> usual = every.texts(Field.RULE);
            if (!usual.isEmpty()) {
                changes = Stream.concat(usual.stream(), changes.stream()).toList();
            }
            said.say(Field.RULE, changes);
        }
        Given given = said.given();
        if (!given.has(Field.HAND)) {
            throw RowFields.notTiles(Field.HAND);
        }
        return given;
    }

    private House house(String text) throws Refusal {
        House house = houses.get(text);
        if (house == null) {
            house = KNOWN.get(text);
            house = house == null ? read(text) : house;
            if (text.length() <= LONGEST_KEPT) {
                keep(houses, text, house);
                keep(KNOWN, text, house);
            }
        }
        return house;
    }

    private static void keep(Map<String, House> known, String text, House house) {
        if (known.size() >= MOST_RULES) {
            known.clear();
        }
        known.put(text, house);
    }

    private static House read(String text) throws Refusal {
        if (text.charAt(0) == '"' && text.indexOf('\\') < 0) {
            String preset = text.substring(1, text.length() - 1);
            return new House(Optional.of(preset), new Changes(List.of()));
        }
        Optional<Map<String, String>> flat = FlatObject.read(text);
        House house = flat.filter(Rows::isNamedPlainly).map(Rows::house).orElse(null);
        return house == null ? careful(text) : house;
    }

    /// Whether the preset, if there is one, is a name and not a flag.
    private static boolean isNamedPlainly(Map<String, String> rules) {
        String preset = rules.getOrDefault(PRESET, "");
        return !preset.equals(Option.YES) && !preset.equals(Option.NO);
    }

    private static House house(Map<String, String> rules) {
        Optional<String> preset = Optional.ofNullable(rules.remove(PRESET));
        List<String> changes = new ArrayList<>();
        rules.forEach((name, value) -> changes.add(name + "=" + value));
        return new House(preset, new Changes(changes));
    }

    private static House careful(String text) throws Refusal {
        List<String> changes = new ArrayList<>();
        Optional<String> preset = rules(JsonRow.value(text), changes);
        return new House(preset, new Changes(changes));
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
