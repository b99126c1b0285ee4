package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Refusal;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Reads a line of JSON, keeping of it only the fields that a question about a hand has.
///
/// Most lines are plain and left to [PlainReader]. Of others, texts and numbers are taken as they
/// come; whatever else a field may hold goes through [RowFields].
final class RowReader {
    static final String ID = "id";

    /// Fields that a row may carry along unread: what it is, and what is expected of the answer.
    static final Set<String> NOTES = Set.of(ID, "expect", "source", "note");

    private final Map<String, Slot> asked = new HashMap<>();
    private final Set<String> answers;
    private final RowFields others;
    private final PlainReader plain;
    private final boolean[] seen;

    /// The rules of the line before.
    private byte[] rulesBefore = {};

    private String rulesText = "";

    /// What only a line that is not plain needs: it takes long to make.
    private static final class Careful {
        static final JsonMapper JSON = JsonRow.JSON;

        /// Reads one value of several.
        static final ObjectReader VALUES =
                JSON.readerFor(JsonNode.class)
                        .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    private record Slot(int number, Field field) {}

    /// What a line says.
    static final class Row {
        private final Given.Writer said;
        private Optional<String> id = Optional.empty();
        private Optional<String> rules = Optional.empty();
        private Optional<JsonNode> changes = Optional.empty();
        private Optional<String> unknown = Optional.empty();
        private Optional<Refusal> fault = Optional.empty();

        Row(Given.Writer said) {
            this.said = said;
        }

        /// All fields but the house rules.
        Given.Writer said() {
            return said;
        }

        /// What the line calls itself, in JSON.
        Optional<String> id() {
            return id;
        }

        void id(String written) {
            id = Optional.of(written);
        }

        /// The field of rules as it is written.
        Optional<String> rules() {
            return rules;
        }

        void rules(String written) {
            rules = Optional.of(written);
        }

        /// The field of rules that differ.
        Optional<JsonNode> changes() {
            return changes;
        }

        /// The first field that no question has.
        Optional<String> unknown() {
            return unknown;
        }

        /// What is wrong with the first field that holds the wrong thing.
        Optional<Refusal> fault() {
            return fault;
        }

        private void blame(Refusal refusal) {
            fault = fault.isEmpty() ? Optional.of(refusal) : fault;
        }
    }

    /// @param fields that a question has
    /// @param answers what a row may carry along unread; a name that questions and answers share is
    ///   an answer's if tiles cannot be so
    /// @param others what reads the fields that hold more than a text or a number
    RowReader(List<Field> fields, Set<String> answers, RowFields others) {
        this.answers = answers;
        this.others = others;
        this.plain = new PlainReader(fields, answers);
        this.seen = new boolean[fields.size()];
        for (Field field : fields) {
            asked.put(field.name(), new Slot(asked.size(), field));
        }
    }

    /// @param every what holds for every line that does not say otherwise
    Row row(byte[] lines, int from, int to, Given every) throws Refusal {
        Row row = new Row(every.writer());
        return plain.read(lines, from, to, row) ? row : careful(lines, from, to, every);
    }

    /// The same for any line, plain or not.
    Row careful(byte[] lines, int from, int to, Given every) throws Refusal {
        try (JsonParser parser = Careful.JSON.createParser(lines, from, to - from)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                Careful.JSON.readTree(lines, from, to - from);
                throw new Refusal("bad_json", "the line is no JSON object.");
            }
            Row row = new Row(every.writer());
            read(lines, from, parser, row);
            if (parser.nextToken() != null) {
                Careful.JSON.readTree(lines, from, to - from);
            }
            return row;
        } catch (JacksonException notJson) {
            throw JsonRow.notJson(notJson);
        }
    }

    private void read(byte[] lines, int start, JsonParser parser, Row row) throws Refusal {
        Arrays.fill(seen, false);
        for (String said = parser.nextName(); said != null; said = parser.nextName()) {
            String name = said.indexOf('-') < 0 ? said : said.replace('-', '_');
            JsonToken token = parser.nextToken();
            Slot slot = asked.get(name);
            if (slot != null) {
                refuseSecond(name, seen[slot.number]);
                seen[slot.number] = true;
                if (name.equals(Field.RULES)) {
                    row.rules(written(lines, start, parser));
                } else {
                    field(slot.field, parser, token, row);
                }
            } else if (name.equals(ID)) {
                refuseSecond(name, row.id.isPresent());
                row.id(text(value(parser, token)));
            } else {
                boolean first =
                        row.unknown.isEmpty() && !answers.contains(name) && !NOTES.contains(name);
                row.unknown = first ? Optional.of(said) : row.unknown;
                pass(parser, token);
            }
        }
    }

    private static String text(JsonNode id) {
        return id.isString() ? DataJson.quoted(id.stringValue()) : id.toString();
    }

    private void field(Field field, JsonParser parser, JsonToken token, Row row) throws Refusal {
        Optional<String> plain = plain(field.kind(), parser, token);
        if (plain.isPresent()) {
            row.said.say(field.name(), List.of(plain.get()));
            return;
        }
        if (token == JsonToken.VALUE_TRUE && field.kind() == Field.Kind.FLAG) {
            row.said.say(field.name(), RowFields.YES);
            return;
        }
        JsonNode node = value(parser, token);
        if (JsonRow.isAbsent(node) || isAnswer(field, node)) {
            return;
        }
        if (field.kind() == Field.Kind.CHANGES) {
            row.changes = Optional.of(node);
            return;
        }
        try {
            Optional<List<String>> texts = others.texts(field, node);
            texts.ifPresent(each -> row.said.say(field.name(), each));
        } catch (Refusal refusal) {
            row.blame(refusal);
        }
    }

    /// A text or number that a field takes as it is.
    private static Optional<String> plain(Field.Kind kind, JsonParser parser, JsonToken token) {
        boolean fits =
                switch (kind) {
                    case TILES, TILE, MELDS, WORD, TEXTS -> token == JsonToken.VALUE_STRING;
                    case NUMBER ->
                            token == JsonToken.VALUE_NUMBER_INT
                                    && parser.getNumberType() == JsonParser.NumberType.INT;
                    case FLAG, CHANGES, DOCUMENT -> false;
                };
        return fits ? Optional.of(parser.getString()) : Optional.empty();
    }

    private boolean isAnswer(Field field, JsonNode node) {
        boolean strange =
                node.isObject() || (node.isArray() && (node.isEmpty() || !node.get(0).isString()));
        return strange && answers.contains(field.name());
    }

    /// Passes over a value that is not asked for, but must be sound.
    private static void pass(JsonParser parser, JsonToken start) throws Refusal {
        if (start == JsonToken.START_ARRAY) {
            for (JsonToken token = parser.nextToken();
                    token != JsonToken.END_ARRAY;
                    token = parser.nextToken()) {
                pass(parser, token);
            }
        } else if (start == JsonToken.START_OBJECT) {
            Names names = new Names();
            for (String name = parser.nextName(); name != null; name = parser.nextName()) {
                refuseSecond(name, !names.add(name));
                pass(parser, parser.nextToken());
            }
        }
    }

    /// The names of one object, of which most have few.
    private static final class Names {
        private static final int FEW = 12;

        private final String[] few = new String[FEW];
        private int size;
        private Set<String> many = Set.of();

        /// Whether it was not there yet.
        boolean add(String name) {
            for (int i = 0; i < Math.min(size, FEW); i++) {
                if (few[i].equals(name)) {
                    return false;
                }
            }
            if (size < FEW) {
                few[size] = name;
            } else {
                many = many.isEmpty() ? new HashSet<>() : many;
                if (!many.add(name)) {
                    return false;
                }
            }
            size++;
            return true;
        }
    }

    private static void refuseSecond(String name, boolean known) throws Refusal {
        if (known) {
            throw new Refusal("bad_json", "the field \"" + name + "\" is there twice.");
        }
    }

    /// A value as it is written; the same text as before if nothing has changed.
    private String written(byte[] lines, int start, JsonParser parser) {
        int from = start + (int) parser.currentTokenLocation().getByteOffset();
        parser.finishToken();
        parser.skipChildren();
        int to = start + (int) parser.currentLocation().getByteOffset();
        if (!Arrays.equals(lines, from, to, rulesBefore, 0, rulesBefore.length)) {
            rulesBefore = Arrays.copyOfRange(lines, from, to);
            rulesText = new String(rulesBefore, UTF_8);
        }
        return rulesText;
    }

    private JsonNode value(JsonParser parser, JsonToken token) throws Refusal {
        var nodes = Careful.JSON.getNodeFactory();
        return switch (token) {
            case VALUE_STRING -> nodes.stringNode(parser.getString());
            case VALUE_TRUE -> nodes.booleanNode(true);
            case VALUE_FALSE -> nodes.booleanNode(false);
            case VALUE_NULL -> nodes.nullNode();
            case VALUE_NUMBER_INT -> number(parser);
            case START_ARRAY -> list(parser);
            case START_OBJECT -> object(parser);
            default -> Careful.VALUES.readTree(parser);
        };
    }

    private JsonNode number(JsonParser parser) {
        return parser.getNumberType() == JsonParser.NumberType.INT
                ? Careful.JSON.getNodeFactory().numberNode(parser.getIntValue())
                : Careful.VALUES.readTree(parser);
    }

    private JsonNode list(JsonParser parser) throws Refusal {
        ArrayNode list = Careful.JSON.createArrayNode();
        for (JsonToken token = parser.nextToken();
                token != JsonToken.END_ARRAY;
                token = parser.nextToken()) {
            list.add(value(parser, token));
        }
        return list;
    }

    private JsonNode object(JsonParser parser) throws Refusal {
        ObjectNode object = Careful.JSON.createObjectNode();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            refuseSecond(name, object.has(name));
            object.set(name, value(parser, parser.nextToken()));
        }
        return object;
    }
}
