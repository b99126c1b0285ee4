package sparrow.page.stead.tools.jackson.databind.node;

import sparrow.page.stead.tools.jackson.databind.JsonNode;

/// `null`.
public final class NullNode extends JsonNode {
    public static final NullNode NULL = new NullNode();

    private NullNode() {}

    @Override
    public String asString() {
        return "";
    }

    @Override
    public void write(StringBuilder text) {
        text.append("null");
    }
}
