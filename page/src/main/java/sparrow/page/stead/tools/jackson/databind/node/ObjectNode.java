package sparrow.page.stead.tools.jackson.databind.node;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sparrow.page.stead.tools.jackson.databind.JsonNode;

/// An object, its fields in the order in which they were put.
public final class ObjectNode extends JsonNode {
    private final Map<String, JsonNode> fields = new LinkedHashMap<>();

    @Override
    protected List<JsonNode> elements() {
        return new ArrayList<>(fields.values());
    }

    @Override
    public int size() {
        return fields.size();
    }

    @Override
    public @Nullable JsonNode get(String name) {
        return fields.get(name);
    }

    @Override
    public Collection<String> propertyNames() {
        return fields.keySet();
    }

    @Override
    public Set<Map.Entry<String, JsonNode>> properties() {
        return fields.entrySet();
    }

    public ObjectNode set(String name, @Nullable JsonNode node) {
        fields.put(name, node == null ? NullNode.NULL : node);
        return this;
    }

    public ObjectNode setAll(ObjectNode other) {
        fields.putAll(other.fields);
        return this;
    }

    public ObjectNode put(String name, @Nullable String text) {
        return set(name, text == null ? NullNode.NULL : new StringNode(text));
    }

    public ObjectNode put(String name, int number) {
        return set(name, new NumericNode(number));
    }

    public ObjectNode put(String name, @Nullable Integer number) {
        return set(name, number == null ? NullNode.NULL : new NumericNode(number));
    }

    public ObjectNode put(String name, long number) {
        return set(name, new NumericNode(number));
    }

    public ObjectNode put(String name, @Nullable Long number) {
        return set(name, number == null ? NullNode.NULL : new NumericNode(number));
    }

    public ObjectNode put(String name, double number) {
        return set(name, new NumericNode(number));
    }

    public ObjectNode put(String name, @Nullable Double number) {
        return set(name, number == null ? NullNode.NULL : new NumericNode(number));
    }

    public ObjectNode put(String name, BigDecimal number) {
        return set(name, new NumericNode(number));
    }

    public ObjectNode put(String name, boolean isTrue) {
        return set(name, isTrue ? BooleanNode.TRUE : BooleanNode.FALSE);
    }

    public ObjectNode putNull(String name) {
        return set(name, NullNode.NULL);
    }

    public ArrayNode putArray(String name) {
        ArrayNode list = new ArrayNode();
        set(name, list);
        return list;
    }

    public ObjectNode putObject(String name) {
        ObjectNode object = new ObjectNode();
        set(name, object);
        return object;
    }

    public @Nullable JsonNode remove(String name) {
        return fields.remove(name);
    }

    public ObjectNode remove(Collection<String> names) {
        fields.keySet().removeAll(names);
        return this;
    }

    public ObjectNode retain(Collection<String> names) {
        fields.keySet().retainAll(names);
        return this;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ObjectNode object && object.fields.equals(fields);
    }

    @Override
    public int hashCode() {
        return fields.hashCode();
    }

    @Override
    public void write(StringBuilder text) {
        text.append('{');
        String comma = "";
        for (Map.Entry<String, JsonNode> field : fields.entrySet()) {
            text.append(comma);
            StringNode.quote(field.getKey(), text);
            text.append(':');
            field.getValue().write(text);
            comma = ",";
        }
        text.append('}');
    }
}
