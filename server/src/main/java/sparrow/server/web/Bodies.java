package sparrow.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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

/// What requests carry, read within bounds.
final class Bodies {
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

    private static final int PART = 16_384;

    /// The longest time in which a body arrives; it must not hold a place for ever.
    private static final long LONGEST_NANOS = 15_000_000_000L;

    private Bodies() {}

    /// Where a request says how long it is, one array holds it from the start: one that grows costs
    /// several times its length.
    static byte[] bytes(Context context, int most) {
        long declared = context.req().getContentLengthLong();
        byte[] body = new byte[declared < 0 || declared > most ? PART : (int) declared];
        int length = 0;
        long began = System.nanoTime();
        try {
            InputStream in = context.bodyInputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (length == most) {
                    throw new ApiRefusal(
                            ApiRefusal.Kind.TOO_LONG,
                            "too long",
                            "That is longer than " + most + " bytes; send less.");
                }
                if (System.nanoTime() - began > LONGEST_NANOS) {
                    throw new ApiRefusal(
                            ApiRefusal.Kind.TOO_LONG,
                            "too slow",
                            "That took too long to arrive; send less, or over a faster line.");
                }
                if (length == body.length) {
                    body = Arrays.copyOf(body, Math.min(2 * length + PART, most));
                }
                body[length++] = (byte) next;
                length += Math.max(0, in.read(body, length, Math.min(PART, body.length - length)));
            }
            return length == body.length ? body : Arrays.copyOf(body, length);
        } catch (IOException broken) {
            throw ApiRefusal.unreadable("The request broke off; send it again.");
        }
    }

    static String text(Context context) {
        return new String(bytes(context, Limits.BODY), StandardCharsets.UTF_8);
    }

    /// The object in a body.
    static JsonNode object(Context context) {
        return object(bytes(context, Limits.BODY));
    }

    static JsonNode object(byte[] body) {
        return object(new String(body, StandardCharsets.UTF_8));
    }

    static JsonNode object(String text) {
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
    static JsonNode only(JsonNode node, List<String> fields) {
        for (String named : node.propertyNames()) {
            if (!fields.contains(named)) {
                throw ApiRefusal.unreadable(
                        "The field \"%s\" is not known here; there are: %s."
                                .formatted(named, String.join(", ", fields)));
            }
        }
        return node;
    }

    static String text(JsonNode node, String field) {
        return optionalText(node, field)
                .orElseThrow(() ->
                        ApiRefusal.unreadable(
                                "The field \"" + field + "\" is missing; add a text."));
    }

    static Optional<String> optionalText(JsonNode node, String field) {
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
    static Optional<Boolean> flag(JsonNode node, String field) {
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
    static Map<String, String> texts(JsonNode node, String field) {
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

    static Seat seat(String text) {
        for (Seat seat : Seat.values()) {
            if (seat.name().equals(text)) {
                return seat;
            }
        }
        throw ApiRefusal.unreadable("There is no such seat; seats are A, B, C and D.");
    }
}
