package sparrow.page.stead.tools.jackson.databind;

import sparrow.page.stead.tools.jackson.core.JacksonException;
import sparrow.page.stead.tools.jackson.core.JsonParser;
import sparrow.page.stead.tools.jackson.core.JsonToken;

/// Reads the value that a parser stands at.
public final class ObjectReader {
    public ObjectReader without(DeserializationFeature feature) {
        return this;
    }

    public JsonNode readTree(JsonParser parser) {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new JacksonException("a value is missing");
        }
        return JsonNode.read(parser, token);
    }
}
