package sparrow.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

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
    private static final String ID = "id";

    /// @param fields all of them but the rules
    /// @param rules the rules as they are written, or nothing
    /// @param unknown the first field that no question has
    record Row(ObjectNode fields, String rules, Optional<String> unknown) {}

    private static final String RULES = "rules";

    private final JsonMapper json;
    private final Set<String> asked;
    private final Set<String> carried;

    /// Reads one value of several.
    private final ObjectReader values;

    /// @param asked the fields that a question has
    /// @param carried what a row may carry along unread
    RowReader(JsonMapper json, Set<String> asked, Set<String> carried) {
        this.json = json;
        this.asked = asked;
        this.carried = carried;
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
        for (String said = parser.nextName(); said != null; said = parser.nextName()) {
            String name = said.indexOf('-') < 0 ? said : said.replace('-', '_');
            JsonToken token = parser.nextToken();
            if (name.equals(RULES) && asked.contains(RULES)) {
                refuseSecond(name, !rules.isEmpty());
                rules = written(line, parser);
            } else if (asked.contains(name) || name.equals(ID)) {
                refuseSecond(name, row.has(name));
                row.set(name, value(parser, token));
            } else {
                boolean first = unknown.isEmpty() && !carried.contains(name);
                unknown = first ? Optional.of(said) : unknown;
                if (token.isStructStart()) {
                    values.readTree(parser); // not asked for, but it must be sound
                }
            }
        }
        return new Row(row, rules, unknown);
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
