package sparrow.page.stead.tools.jackson.databind.json;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sparrow.page.stead.tools.jackson.core.JsonParser;
import sparrow.page.stead.tools.jackson.core.JsonToken;
import sparrow.page.stead.tools.jackson.core.StreamReadConstraints;
import sparrow.page.stead.tools.jackson.core.json.JsonFactory;
import sparrow.page.stead.tools.jackson.databind.DeserializationFeature;
import sparrow.page.stead.tools.jackson.databind.JsonNode;
import sparrow.page.stead.tools.jackson.databind.ObjectReader;
import sparrow.page.stead.tools.jackson.databind.cfg.MapperBuilder;
import sparrow.page.stead.tools.jackson.databind.node.ArrayNode;
import sparrow.page.stead.tools.jackson.databind.node.JsonNodeFactory;
import sparrow.page.stead.tools.jackson.databind.node.MissingNode;
import sparrow.page.stead.tools.jackson.databind.node.ObjectNode;

/// Reads texts as trees.
public final class JsonMapper {
    private final JsonFactory factory;
    private final boolean takesMore;
    private @Nullable Encoded last;

    private JsonMapper(JsonFactory factory, boolean takesMore) {
        this.factory = factory;
        this.takesMore = takesMore;
    }

    public static Builder builder() {
        return builder(new JsonFactory(StreamReadConstraints.USUAL, false, Set.of()));
    }

    public static Builder builder(JsonFactory factory) {
        return new Builder(factory);
    }

    /// A mapper being set up.
    public static final class Builder extends MapperBuilder {
        private final JsonFactory factory;

        private Builder(JsonFactory factory) {
            this.factory = factory;
        }

        public JsonMapper build() {
            boolean strict =
                    factory.refusesDuplicates()
                            || features.contains(
                                    DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);
            return new JsonMapper(
                    new JsonFactory(factory.constraints(), strict, factory.allows()),
                    !features.contains(DeserializationFeature.FAIL_ON_TRAILING_TOKENS));
        }
    }

    public ObjectNode createObjectNode() {
        return new ObjectNode();
    }

    public ArrayNode createArrayNode() {
        return new ArrayNode();
    }

    public JsonNodeFactory getNodeFactory() {
        return JsonNodeFactory.instance;
    }

    public JsonParser createParser(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return createParser(bytes, 0, bytes.length);
    }

    public JsonParser createParser(byte[] bytes, int from, int length) {
        return new JsonParser(bytes, from, length, factory);
    }

    /// A text that is read from one place after another is taken apart once.
    public JsonParser createParser(char[] text, int from, int length) {
        Encoded encoded = last;
        if (encoded == null || !encoded.isOf(text, from + length)) {
            encoded = new Encoded(text, from + length);
            last = encoded;
        }
        int begin = encoded.placeOf(from);
        return createParser(encoded.bytes, begin, encoded.bytes.length - begin);
    }

    /// A text in UTF-8, and where in it the last place was that was asked for.
    private static final class Encoded {
        private final char[] text;
        private final int length;
        private final byte[] bytes;
        private int at;
        private int place;

        Encoded(char[] text, int length) {
            this.text = text;
            this.length = length;
            this.bytes = new String(text, 0, length).getBytes(StandardCharsets.UTF_8);
        }

        @SuppressWarnings("ReferenceEquality") // nobody changes the text while it is read
        boolean isOf(char[] other, int size) {
            return text == other && length == size;
        }

        int placeOf(int from) {
            if (from < at) {
                at = 0;
                place = 0;
            }
            while (at < from) {
                boolean isPair =
                        Character.isHighSurrogate(text[at])
                                && at + 1 < length
                                && Character.isLowSurrogate(text[at + 1]);
                place += isPair ? 4 : size(text[at]);
                at += isPair ? 2 : 1;
            }
            return place;
        }

        private static int size(char letter) {
            if (letter < 0x80 || Character.isSurrogate(letter)) {
                return 1;
            }
            return letter < 0x800 ? 2 : 3;
        }
    }

    /// The value that comes next, and nothing behind it; nothing where none comes.
    public @Nullable JsonNode readTree(JsonParser parser) {
        JsonToken first = parser.nextToken();
        return first == null ? null : JsonNode.read(parser, first);
    }

    public JsonNode readTree(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return readTree(bytes, 0, bytes.length);
    }

    public JsonNode readTree(byte[] bytes) {
        return readTree(bytes, 0, bytes.length);
    }

    public JsonNode readTree(byte[] bytes, int from, int length) {
        JsonParser parser = createParser(bytes, from, length);
        JsonToken first = parser.nextToken();
        if (first == null) {
            return MissingNode.getInstance();
        }
        JsonNode node = JsonNode.read(parser, first);
        if (!takesMore) {
            parser.nextToken();
        }
        return node;
    }

    public ObjectReader readerFor(Class<?> type) {
        return new ObjectReader();
    }

    public String writeValueAsString(Object node) {
        return node.toString();
    }
}
