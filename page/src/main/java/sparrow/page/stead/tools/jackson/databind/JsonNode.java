package sparrow.page.stead.tools.jackson.databind;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sparrow.page.stead.tools.jackson.core.JacksonException;
import sparrow.page.stead.tools.jackson.core.JsonParser;
import sparrow.page.stead.tools.jackson.core.JsonToken;
import sparrow.page.stead.tools.jackson.databind.node.ArrayNode;
import sparrow.page.stead.tools.jackson.databind.node.BooleanNode;
import sparrow.page.stead.tools.jackson.databind.node.MissingNode;
import sparrow.page.stead.tools.jackson.databind.node.NullNode;
import sparrow.page.stead.tools.jackson.databind.node.NumericNode;
import sparrow.page.stead.tools.jackson.databind.node.ObjectNode;
import sparrow.page.stead.tools.jackson.databind.node.StringNode;

/// A value of JSON.
public abstract class JsonNode implements Iterable<JsonNode> {
    /// The value that begins with a token.
    public static JsonNode read(JsonParser parser, JsonToken token) {
        return switch (token) {
            case VALUE_STRING -> new StringNode(parser.getString());
            case VALUE_TRUE -> BooleanNode.TRUE;
            case VALUE_FALSE -> BooleanNode.FALSE;
            case VALUE_NULL -> NullNode.NULL;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> NumericNode.read(parser);
            case START_ARRAY -> {
                ArrayNode list = new ArrayNode();
                for (JsonToken next = next(parser);
                        next != JsonToken.END_ARRAY;
                        next = next(parser)) {
                    list.add(read(parser, next));
                }
                yield list;
            }
            case START_OBJECT -> {
                ObjectNode object = new ObjectNode();
                for (String name = parser.nextName(); name != null; name = parser.nextName()) {
                    object.set(name, read(parser, next(parser)));
                }
                yield object;
            }
            case END_OBJECT, END_ARRAY, PROPERTY_NAME ->
                    throw new JacksonException("a value is missing");
        };
    }

    private static JsonToken next(JsonParser parser) {
        JsonToken token = parser.nextToken();
        if (token == null) {
            throw new JacksonException("it ends too soon");
        }
        return token;
    }

    /// Writes the value as JSON.
    public abstract void write(StringBuilder text);

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    // --- what it is ---

    public boolean isObject() {
        return this instanceof ObjectNode;
    }

    public boolean isArray() {
        return this instanceof ArrayNode;
    }

    public boolean isContainer() {
        return isObject() || isArray();
    }

    public boolean isMissingNode() {
        return this instanceof MissingNode;
    }

    public final boolean isNull() {
        return this instanceof NullNode;
    }

    public final boolean isString() {
        return this instanceof StringNode;
    }

    public final boolean isBoolean() {
        return this instanceof BooleanNode;
    }

    public final boolean isNumber() {
        return this instanceof NumericNode;
    }

    public boolean isIntegralNumber() {
        return false;
    }

    public boolean isInt() {
        return false;
    }

    public boolean isLong() {
        return false;
    }

    public boolean canConvertToInt() {
        return false;
    }

    public boolean canConvertToLong() {
        return false;
    }

    // --- what it holds ---

    protected List<JsonNode> elements() {
        return List.of();
    }

    public int size() {
        return elements().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public @Nullable JsonNode get(int place) {
        return null;
    }

    public @Nullable JsonNode get(String name) {
        return null;
    }

    public JsonNode path(int place) {
        JsonNode found = get(place);
        return found == null ? MissingNode.getInstance() : found;
    }

    public JsonNode path(String name) {
        JsonNode found = get(name);
        return found == null ? MissingNode.getInstance() : found;
    }

    public boolean has(String name) {
        return get(name) != null;
    }

    public boolean has(int place) {
        return get(place) != null;
    }

    public Collection<String> propertyNames() {
        return List.of();
    }

    public Set<Map.Entry<String, JsonNode>> properties() {
        return Set.of();
    }

    public Collection<JsonNode> values() {
        return elements();
    }

    public Stream<JsonNode> valueStream() {
        return elements().stream();
    }

    @Override
    public final Iterator<JsonNode> iterator() {
        return new ArrayList<>(elements()).iterator();
    }

    // --- its value ---

    private JacksonException no(String kind) {
        return new JacksonException("this is no " + kind);
    }

    public String stringValue() {
        throw no("text");
    }

    public String asString() {
        throw no("text");
    }

    public String asString(String otherwise) {
        return otherwise;
    }

    public boolean booleanValue() {
        throw no("truth value");
    }

    public boolean asBoolean(boolean otherwise) {
        return otherwise;
    }

    public Number numberValue() {
        throw no("number");
    }

    public int intValue() {
        throw no("whole number");
    }

    public int asInt() {
        throw no("whole number");
    }

    public int asInt(int otherwise) {
        return otherwise;
    }

    public long longValue() {
        throw no("whole number");
    }

    public long asLong(long otherwise) {
        return otherwise;
    }

    public double doubleValue() {
        throw no("number");
    }

    public double asDouble(double otherwise) {
        return otherwise;
    }

    public BigDecimal decimalValue() {
        throw no("number");
    }

    public BigInteger bigIntegerValue() {
        throw no("whole number");
    }
}
