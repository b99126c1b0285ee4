package sparrow.page.stead.tools.jackson.databind.node;

/// Makes values.
public final class JsonNodeFactory {
    public static final JsonNodeFactory instance = new JsonNodeFactory();

    private JsonNodeFactory() {}

    public StringNode stringNode(String text) {
        return new StringNode(text);
    }

    public BooleanNode booleanNode(boolean isTrue) {
        return isTrue ? BooleanNode.TRUE : BooleanNode.FALSE;
    }

    public NullNode nullNode() {
        return NullNode.NULL;
    }

    public NumericNode numberNode(int number) {
        return new NumericNode(number);
    }

    public NumericNode numberNode(long number) {
        return new NumericNode(number);
    }

    public NumericNode numberNode(double number) {
        return new NumericNode(number);
    }
}
