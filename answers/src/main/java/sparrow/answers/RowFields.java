package sparrow.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.desk.Field;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;

/// What the fields of a row hold, as the texts of a question; refused if it is nothing of theirs.
final class RowFields {
    /// What a flag says that is true.
    static final List<String> YES = List.of("yes");

    private static final String TILES = "TILES";

    private final Rows.Documents documents;

    /// @param documents what stands in a line for a text of many lines
    RowFields(Rows.Documents documents) {
        this.documents = documents;
    }

    /// The texts of a field; none for a flag that is false.
    Optional<List<String>> texts(Field field, JsonNode node) throws Refusal {
        String name = field.name();
        return switch (field.kind()) {
            case FLAG -> JsonRow.flagOf(node, name) ? Optional.of(YES) : Optional.empty();
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

    static Refusal notTiles(String field) {
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
}
