package sparrow.page.stead.tools.jackson.core.json;

import java.util.Set;
import sparrow.page.stead.tools.jackson.core.StreamReadConstraints;

/// How JSON is to be read.
public record JsonFactory(
        StreamReadConstraints constraints, boolean refusesDuplicates, Set<JsonReadFeature> allows) {
    public JsonFactory {
        allows = Set.copyOf(allows);
    }

    public static JsonFactoryBuilder builder() {
        return new JsonFactoryBuilder();
    }

    public boolean takes(JsonReadFeature feature) {
        return allows.contains(feature);
    }
}
