package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
final class RowReader {
    private static final Set<String> FIELDS =
            new HashSet<>(List.of("hand", "melds", "win_tile", "visible", "rules"));

    /// What a row may carry along unread: the fields of an answer, and what collections of hands
    /// write beside a question.
    private static final Set<String> CARRIED =
            Set.of(
                    "expect",
                    "source",
                    "note",
                    "wrong_answer_seen",
                    "shanten_concealed_only",
                    "shanten_counting_melds",
                    "han",
                    "fu",
                    "yakuman",
                    "yaku",
                    "yaku_names",
                    "limit",
                    "wait",
                    "reading",
                    "fu_details",
                    "points",
                    "payments",
                    "total",
                    "deltas",
                    "shanten",
                    "shanten_normal",
                    "shanten_kokushi",
                    "shanten_chiitoi",
                    "shanten_yaku",
                    "discards",
                    "accept",
                    "count",
                    "advice",
                    "error",
                    "message");

    private static final String ID = "id";

    static {
        FIELDS.addAll(WinFields.names());
        FIELDS.addAll(RiichiPosition.FIELDS);
    }

    /// @param fields all of them but the rules
    /// @param rules the rules as they are written, or nothing
    /// @param unknown the first field that no question has
    record Row(JsonNode fields, String rules, Optional<String> unknown) {
        /// Refuses a field that no question has.
        void refuseUnknown() throws Refusal {
            if (unknown.isPresent()) {
                throw JsonRow.unknown(unknown.get(), FIELDS);
            }
        }
    }

    private static final String RULES = "rules";

    private final JsonMapper json;

    /// Reads one value of several.
    private final ObjectReader values;

    RowReader(JsonMapper json) {
        this.json = json;
        this.values =
                json.readerFor(JsonNode.class)
                        .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    Row row(String line) throws Refusal {
        byte[] bytes = line.getBytes(UTF_8);
        try (JsonParser parser = json.createParser(bytes)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                json.readTree(line);
                throw new Refusal("bad_json", "the line is no JSON object.");
            }
            Row row = fields(bytes, parser);
            if (parser.nextToken() != null) {
                json.readTree(line);
            }
            return row;
        } catch (JacksonException notJson) {
            throw JsonRow.notJson(notJson);
        }
    }

    private Row fields(byte[] line, JsonParser parser) throws Refusal {
        ObjectNode row = json.createObjectNode();
        String rules = "";
        Optional<String> unknown = Optional.empty();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            JsonToken token = parser.nextToken();
            if (name.equals(RULES)) {
                refuseSecond(name, !rules.isEmpty());
                rules = written(line, parser);
            } else if ((FIELDS.contains(name) && !isAnswer(name, token)) || name.equals(ID)) {
                refuseSecond(name, row.has(name));
                row.set(name, value(parser, token));
            } else {
                boolean first = unknown.isEmpty() && !CARRIED.contains(name);
                unknown = first ? Optional.of(name) : unknown;
                if (token.isStructStart()) {
                    values.readTree(parser); // not asked for, but it must be sound
                }
            }
        }
        return new Row(row, rules, unknown);
    }

    /// Rows that hold their answer have its discards, an object; in a question they are tiles.
    private static boolean isAnswer(String name, JsonToken token) {
        return name.equals("discards") && token == JsonToken.START_OBJECT;
    }

    private static void refuseSecond(String name, boolean known) throws Refusal {
        if (known) {
            throw new Refusal("bad_json", "the field \"" + name + "\" is there twice.");
        }
    }

    private static String written(byte[] line, JsonParser parser) {
        int from = (int) parser.currentTokenLocation().getByteOffset();
        parser.finishToken();
        parser.skipChildren();
        int to = (int) parser.currentLocation().getByteOffset();
        return new String(line, from, to - from, UTF_8);
    }

    private JsonNode value(JsonParser parser, JsonToken token) throws Refusal {
        var nodes = json.getNodeFactory();
        return switch (token) {
            case VALUE_STRING -> nodes.stringNode(parser.getString());
            case VALUE_TRUE -> nodes.booleanNode(true);
            case VALUE_FALSE -> nodes.booleanNode(false);
            case VALUE_NULL -> nodes.nullNode();
            case VALUE_NUMBER_INT -> number(parser);
            case START_ARRAY -> list(parser);
            case START_OBJECT -> object(parser);
            default -> values.readTree(parser);
        };
    }

    private JsonNode number(JsonParser parser) {
        return parser.getNumberType() == JsonParser.NumberType.INT
                ? json.getNodeFactory().numberNode(parser.getIntValue())
                : values.readTree(parser);
    }

    private JsonNode list(JsonParser parser) throws Refusal {
        ArrayNode list = json.createArrayNode();
        for (JsonToken token = parser.nextToken();
                token != JsonToken.END_ARRAY;
                token = parser.nextToken()) {
            list.add(value(parser, token));
        }
        return list;
    }

    private JsonNode object(JsonParser parser) throws Refusal {
        ObjectNode object = json.createObjectNode();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            refuseSecond(name, object.has(name));
            object.set(name, value(parser, parser.nextToken()));
        }
        return object;
    }
}
