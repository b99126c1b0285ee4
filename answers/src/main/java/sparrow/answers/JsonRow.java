package sparrow.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.core.table.Nearest;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// One line of JSON that asks about a hand: how it is read, and how it is refused.
public final class JsonRow {
    /// Longer lines are refused unread.
    public static final int LONGEST = 100_000;

    public static final JsonMapper JSON =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(16)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                    .build();

    private JsonRow() {}

    public static ObjectNode object() {
        return JSON.createObjectNode();
    }

    /// An answer with nothing but the question's id, if it has one.
    public static ObjectNode echo(JsonNode row) {
        ObjectNode answer = JSON.createObjectNode();
        JsonNode id = row.get("id");
        if (id != null) {
            answer.set("id", id);
        }
        return answer;
    }

    /// The answer to a line too long to read.
    public static String refusal(Refusal error) {
        ObjectNode answer = JSON.createObjectNode();
        describe(error, answer);
        return answer.toString();
    }

    public static void describe(Refusal error, ObjectNode answer) {
        answer.put("error", error.code());
        answer.put("message", error.sentence());
    }

    public static JsonNode parsed(String line) throws Refusal {
        JsonNode row = value(line);
        if (!row.isObject()) {
            throw new Refusal("bad_json", "the line is no JSON object.");
        }
        return row;
    }

    /// Whatever a text of JSON holds.
    static JsonNode value(String text) throws Refusal {
        try {
            return JSON.readTree(text);
        } catch (JacksonException notJson) {
            throw notJson(notJson);
        }
    }

    /// The first line of the parser's words, without what it says of its own settings.
    public static Refusal notJson(JacksonException why) {
        String first = why.getOriginalMessage().lines().findFirst().orElse("it cannot be read");
        String plain = first.split(" for `ObjectNode`", 2)[0];
        return new Refusal("bad_json", "the line is not JSON: " + plain + ".");
    }

    /// Tiles in one text.
    public static List<Tile> tiles(JsonNode node, String field) throws Refusal {
        return TileText.tiles(text(node, field), said(field));
    }

    /// The one tile of a field, or none if it is not there.
    static Optional<Tile> one(JsonNode row, String field) throws Refusal {
        JsonNode node = row.path(field);
        return isAbsent(node) ? Optional.empty() : TileText.one(text(node, field), field);
    }

    private static String text(JsonNode node, String field) throws Refusal {
        if (node == null || !node.isString()) {
            throw new Refusal(
                    "bad_tiles",
                    "the field \"" + field + "\" must be a text of tiles such as 123m45p.");
        }
        return node.stringValue();
    }

    private static String said(String field) {
        return field.equals("hand") ? TileText.HAND : field;
    }

    static boolean isAbsent(JsonNode node) {
        return node.isMissingNode() || node.isNull();
    }

    /// What a field that is true or false says; false if it is not there.
    static boolean flag(JsonNode row, String field) throws Refusal {
        return flagOf(row.path(field), field);
    }

    static boolean flagOf(JsonNode node, String field) throws Refusal {
        if (!isAbsent(node) && !node.isBoolean()) {
            throw new Refusal("bad_flag", "the field \"" + field + "\" must be true or false.");
        }
        return node.asBoolean(false);
    }

    /// The number of a field, or none if it is not there.
    static Optional<Integer> number(JsonNode row, String field) throws Refusal {
        JsonNode node = row.path(field);
        return isAbsent(node) ? Optional.empty() : Optional.of(numberOf(node, field));
    }

    static int numberOf(JsonNode node, String field) throws Refusal {
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw new Refusal("bad_number", "the field \"" + field + "\" must be a number.");
        }
        return node.intValue();
    }

    /// Refuses fields that a question does not have.
    ///
    /// @param answers the fields of its answer, which may be carried along
    static void refuseUnknown(JsonNode row, Set<String> fields, Set<String> answers)
            throws Refusal {
        for (String name : row.propertyNames()) {
            if (!fields.contains(name)
                    && !RowReader.NOTES.contains(name)
                    && !answers.contains(name)) {
                throw unknown(name, fields);
            }
        }
    }

    static Refusal unknown(String name, Set<String> fields) {
        return new Refusal(
                "unknown_field",
                "there is no field \""
                        + name
                        + Nearest.meant(name, fields)
                                .map(meant -> "\"; the nearest is \"" + meant + "\".")
                                .orElse("\"; leave it out."));
    }

    public static List<Tile> visible(JsonNode row) throws Refusal {
        return anyTiles(row.path("visible"), "visible");
    }

    /// Tiles in one text or in several; none if there is no such field.
    static List<Tile> anyTiles(JsonNode node, String field) throws Refusal {
        if (isAbsent(node)) {
            return List.of();
        }
        if (!node.isArray()) {
            return tiles(node, field);
        }
        List<Tile> tiles = new ArrayList<>();
        for (JsonNode element : node) {
            tiles.addAll(tiles(element, field));
        }
        return tiles;
    }

    /// Melds as one text, however they are written.
    static String meldsText(JsonNode node) throws Refusal {
        if (node.isString()) {
            return node.stringValue();
        }
        StringBuilder all = new StringBuilder();
        List<Meld> melds = melds(object().set("melds", node));
        for (int i = 0; i < melds.size(); i++) {
            JsonNode written = node.get(i);
            all.append(
                    written.isObject()
                            ? WrittenMeld.text(melds.get(i), written.get("tiles").stringValue())
                            : Notation.COMPACT.write(melds.get(i)));
        }
        return all.toString();
    }

    public static List<Meld> melds(JsonNode row) throws Refusal {
        JsonNode node = row.get("melds");
        if (node == null || node.isNull()) {
            return List.of();
        }
        if (node.isString()) {
            return together(node.stringValue());
        }
        if (!node.isArray()) {
            throw new Refusal(
                    "bad_tiles",
                    "the field \"melds\" must be a list, or a text such as (123m)(777s).");
        }
        List<Meld> melds = new ArrayList<>();
        for (JsonNode element : node) {
            melds.add(element.isObject() ? typed(element) : bracketed(element));
        }
        return melds;
    }

    /// Melds in one text, such as `(123m)[7777s]`.
    private static List<Meld> together(String text) throws Refusal {
        if (text.isBlank()) {
            return List.of();
        }
        Hand hand = TileText.hand(text, "melds");
        if (!hand.tiles().isEmpty()) {
            throw new Refusal("bad_tiles", TileSentence.bare("melds"));
        }
        return hand.melds();
    }

    /// A meld such as `{"type": "pon", "tiles": "777z"}`.
    private static Meld typed(JsonNode node) throws Refusal {
        refuseUnknown(node, MELD, Set.of());
        return WrittenMeld.typed(
                node.path("type").asString(""), text(node.get("tiles"), WrittenMeld.FIELD));
    }

    private static final Set<String> MELD = Set.of("type", "tiles");

    /// A meld such as `"(340m)"` or `"[1111m]"`; without brackets it is a claimed one.
    private static Meld bracketed(JsonNode node) throws Refusal {
        return WrittenMeld.bracketed(node.isString() ? node.stringValue() : "");
    }
}
