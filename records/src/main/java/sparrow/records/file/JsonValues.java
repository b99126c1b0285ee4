package sparrow.records.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/// Values of JSON in a text that has more than one, or other things besides.
final class JsonValues {
    /// What stands between values where somebody has put records one after another.
    private static final String BETWEEN = " \t\r\n,;\uFEFF";

    /// How often a text may be read to find what is JSON in it.
    private static final int OFTEN = 8;

    /// Deeper than records are, and with whole records in its texts.
    private static final int DEEPEST = 24;

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
                                                    .maxStringLength(RecordFile.MOST_BYTES)
                                                    .build())
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                                    .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                                    .build())
                    .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private JsonValues() {}

    /// A value; a missing one where there is none.
    ///
    /// @param end how far one had to read
    private record Value(JsonNode node, int end) {
        boolean isThere() {
            return !node.isMissingNode();
        }
    }

    /// The values of a text that has nothing else; nothing if it has.
    static Optional<List<JsonNode>> sequence(String text) {
        char[] chars = text.toCharArray();
        List<JsonNode> values = new ArrayList<>();
        int at = next(text, 0);
        while (at < chars.length) {
            Value value = value(chars, at);
            if (!value.isThere()) {
                return Optional.empty();
            }
            values.add(value.node());
            at = next(text, value.end());
        }
        return Optional.of(values);
    }

    private static int next(String text, int from) {
        int at = from;
        while (at < text.length() && BETWEEN.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    /// The objects and lists that stand among other words.
    static List<JsonNode> within(String text) {
        char[] chars = text.toCharArray();
        List<JsonNode> values = new ArrayList<>();
        long left = (long) OFTEN * chars.length;
        int at = 0;
        while (at < chars.length && left > 0) {
            if (chars[at] != '{' && chars[at] != '[') {
                at++;
                continue;
            }
            Value value = value(chars, at);
            left -= value.end() - at;
            at = value.isThere() ? value.end() : at + 1;
            if (value.isThere()) {
                values.add(value.node());
            }
        }
        return values;
    }

    /// The object or list that a text begins with, or a missing one.
    static JsonNode parsed(String text) {
        String stripped = text.strip();
        return stripped.startsWith("{") || stripped.startsWith("[")
                ? value(stripped.toCharArray(), 0).node()
                : MissingNode.getInstance();
    }

    private static Value value(char[] chars, int from) {
        try (JsonParser parser = MAPPER.createParser(chars, from, chars.length - from)) {
            JsonNode node = MAPPER.readTree(parser);
            return new Value(
                    node == null ? MissingNode.getInstance() : node,
                    end(parser.currentLocation(), from));
        } catch (JacksonException notJson) {
            return new Value(MissingNode.getInstance(), end(notJson.getLocation(), from));
        }
    }

    private static int end(TokenStreamLocation place, int from) {
        return place == null ? from + 1 : from + Math.max(1, (int) place.getCharOffset());
    }
}
