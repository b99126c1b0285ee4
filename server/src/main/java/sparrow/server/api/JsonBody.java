package sparrow.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sparrow.core.tile.Seat;
import sparrow.server.table.ApiRefusal;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The JSON that requests carry, read within bounds, and what its fields say.
public final class JsonBody {
    private static final JsonMapper JSON =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(12)
                                                    .maxNumberLength(20)
                                                    .build())
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private JsonBody() {}

    public static JsonNode object(byte[] body) {
        return object(new String(body, StandardCharsets.UTF_8));
    }

    public static JsonNode object(String text) {
        try {
            JsonNode node = JSON.readTree(text);
            if (node.isObject()) {
                return node;
            }
        } catch (JacksonException _) {
            throw ApiRefusal.unreadable("This is not JSON; send one JSON object.");
        }
        throw ApiRefusal.unreadable("Send one JSON object.");
    }

    /// The same, if it holds nothing but these fields: what is misspelt is not passed over.
    public static JsonNode only(JsonNode node, List<String> fields) {
        for (String named : node.propertyNames()) {
            if (!fields.contains(named)) {
                throw ApiRefusal.unreadable(
                        "The field \"%s\" is not known here; there are: %s."
                                .formatted(named, String.join(", ", fields)));
            }
        }
        return node;
    }

    public static String text(JsonNode node, String field) {
        return optionalText(node, field)
                .orElseThrow(() ->
                        ApiRefusal.unreadable(
                                "The field \"" + field + "\" is missing; add a text."));
    }

    public static Optional<String> optionalText(JsonNode node, String field) {
        JsonNode value = node.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        if (!value.isString()) {
            throw ApiRefusal.unreadable("The field \"" + field + "\" must be a text.");
        }
        return Optional.of(value.stringValue());
    }

    /// What a field that is true or false says, if it is there.
    public static Optional<Boolean> flag(JsonNode node, String field) {
        JsonNode value = node.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        if (!value.isBoolean()) {
            throw ApiRefusal.unreadable("The field \"" + field + "\" must be true or false.");
        }
        return Optional.of(value.booleanValue());
    }

    /// An object of texts; numbers count as texts.
    public static Map<String, String> texts(JsonNode node, String field) {
        JsonNode value = node.path(field);
        Map<String, String> texts = new TreeMap<>();
        if (value.isMissingNode() || value.isNull()) {
            return texts;
        }
        if (!value.isObject()) {
            throw ApiRefusal.unreadable("The field \"" + field + "\" must be an object of texts.");
        }
        for (Map.Entry<String, JsonNode> entry : value.properties()) {
            if (entry.getValue().isContainer()) {
                throw ApiRefusal.unreadable("The field \"" + field + "\" must hold texts.");
            }
            texts.put(entry.getKey(), entry.getValue().asString(""));
        }
        return texts;
    }

    public static Seat seat(String text) {
        for (Seat seat : Seat.values()) {
            if (seat.name().equals(text)) {
                return seat;
            }
        }
        throw ApiRefusal.unreadable("There is no such seat; seats are A, B, C and D.");
    }
}
