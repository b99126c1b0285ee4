package sparrow.page.stead.tools.jackson.core.json;

import sparrow.page.stead.tools.jackson.core.StreamReadConstraints;

/// How JSON is to be read.
public record JsonFactory(StreamReadConstraints constraints, boolean refusesDuplicates) {
    public static JsonFactoryBuilder builder() {
        return new JsonFactoryBuilder();
    }
}
