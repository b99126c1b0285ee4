package sparrow.page.stead.tools.jackson.databind.node;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.page.stead.tools.jackson.databind.JsonNode;

/// A list.
public final class ArrayNode extends JsonNode {
    private final List<JsonNode> elements = new ArrayList<>();

    @Override
    protected List<JsonNode> elements() {
        return elements;
    }

    @Override
    public @Nullable JsonNode get(int place) {
        return place >= 0 && place < elements.size() ? elements.get(place) : null;
    }

    public ArrayNode add(@Nullable JsonNode node) {
        elements.add(node == null ? NullNode.NULL : node);
        return this;
    }

    public ArrayNode add(@Nullable String text) {
        return add(text == null ? NullNode.NULL : new StringNode(text));
    }

    public ArrayNode add(int number) {
        return add(new NumericNode(number));
    }

    public ArrayNode add(@Nullable Integer number) {
        return add(number == null ? NullNode.NULL : new NumericNode(number));
    }

    public ArrayNode add(long number) {
        return add(new NumericNode(number));
    }

    public ArrayNode add(double number) {
        return add(new NumericNode(number));
    }

    public ArrayNode add(@Nullable Double number) {
        return add(number == null ? NullNode.NULL : new NumericNode(number));
    }

    public ArrayNode add(BigDecimal number) {
        return add(new NumericNode(number));
    }

    public ArrayNode add(boolean isTrue) {
        return add(isTrue ? BooleanNode.TRUE : BooleanNode.FALSE);
    }

    public ArrayNode addAll(ArrayNode other) {
        elements.addAll(other.elements);
        return this;
    }

    public ArrayNode addNull() {
        return add(NullNode.NULL);
    }

    public ArrayNode addArray() {
        ArrayNode list = new ArrayNode();
        add(list);
        return list;
    }

    public ObjectNode addObject() {
        ObjectNode object = new ObjectNode();
        add(object);
        return object;
    }

    public JsonNode remove(int place) {
        return elements.remove(place);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ArrayNode list && list.elements.equals(elements);
    }

    @Override
    public int hashCode() {
        return elements.hashCode();
    }

    @Override
    public void write(StringBuilder text) {
        text.append('[');
        for (int i = 0; i < elements.size(); i++) {
            if (i > 0) {
                text.append(',');
            }
            elements.get(i).write(text);
        }
        text.append(']');
    }
}
