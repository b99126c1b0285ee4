package sparrow.page.stead.tools.jackson.core.json;

import java.util.EnumSet;
import java.util.Set;
import sparrow.page.stead.tools.jackson.core.TSFBuilder;

/// A factory being set up.
public final class JsonFactoryBuilder extends TSFBuilder {
    private final Set<JsonReadFeature> allows = EnumSet.noneOf(JsonReadFeature.class);

    public JsonFactoryBuilder enable(JsonReadFeature feature) {
        allows.add(feature);
        return this;
    }

    public JsonFactory build() {
        return new JsonFactory(constraints, refusesDuplicates, allows);
    }
}
