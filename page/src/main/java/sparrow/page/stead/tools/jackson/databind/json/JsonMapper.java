package sparrow.page.stead.tools.jackson.databind.json;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
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

    /// All that is left to read is read at once.
    public JsonParser createParser(Reader reader) {
        StringBuilder text = new StringBuilder();
        char[] some = new char[8_192];
        try {
            for (int many = reader.read(some); many > 0; many = reader.read(some)) {
                text.append(some, 0, many);
            }
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
        return createParser(text.toString());
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
