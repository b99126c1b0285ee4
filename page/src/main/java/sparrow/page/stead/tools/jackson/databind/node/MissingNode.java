package sparrow.page.stead.tools.jackson.databind.node;

import sparrow.page.stead.tools.jackson.databind.JsonNode;

/// Nothing is there.
public final class MissingNode extends JsonNode {
    private static final MissingNode MISSING = new MissingNode();

    private MissingNode() {}

    public static MissingNode getInstance() {
        return MISSING;
    }

    @Override
    public void write(StringBuilder text) {}
}
