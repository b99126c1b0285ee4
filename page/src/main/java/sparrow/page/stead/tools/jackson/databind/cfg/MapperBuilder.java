package sparrow.page.stead.tools.jackson.databind.cfg;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import sparrow.page.stead.tools.jackson.databind.DeserializationFeature;

/// What is set of a mapper.
public abstract class MapperBuilder {
    protected final Set<DeserializationFeature> features =
            EnumSet.of(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    public MapperBuilder enable(DeserializationFeature... wanted) {
        features.addAll(List.of(wanted));
        return this;
    }

    public MapperBuilder disable(DeserializationFeature... unwanted) {
        List.of(unwanted).forEach(features::remove);
        return this;
    }
}
