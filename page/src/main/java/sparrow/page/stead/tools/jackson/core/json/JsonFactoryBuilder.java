package sparrow.page.stead.tools.jackson.core.json;

import sparrow.page.stead.tools.jackson.core.TSFBuilder;

/// A factory being set up.
public final class JsonFactoryBuilder extends TSFBuilder {
    public JsonFactory build() {
        return new JsonFactory(constraints, refusesDuplicates);
    }
}
