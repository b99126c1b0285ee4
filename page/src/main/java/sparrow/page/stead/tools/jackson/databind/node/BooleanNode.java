package sparrow.page.stead.tools.jackson.databind.node;

import sparrow.page.stead.tools.jackson.databind.JsonNode;

/// `true` or `false`.
public final class BooleanNode extends JsonNode {
    public static final BooleanNode TRUE = new BooleanNode(true);
    public static final BooleanNode FALSE = new BooleanNode(false);

    private final boolean isTrue;

    private BooleanNode(boolean isTrue) {
        this.isTrue = isTrue;
    }

    @Override
    public boolean booleanValue() {
        return isTrue;
    }

    @Override
    public boolean asBoolean(boolean otherwise) {
        return isTrue;
    }

    @Override
    public String asString() {
        return String.valueOf(isTrue);
    }

    @Override
    public String asString(String otherwise) {
        return asString();
    }

    @Override
    public void write(StringBuilder text) {
        text.append(isTrue);
    }
}
