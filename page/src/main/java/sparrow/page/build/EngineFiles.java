package sparrow.page.build;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/// The small files of the modules, which are part of the engine; large ones lie beside it
/// ([sparrow.page.GameFiles]).
@SuppressWarnings("deprecation") // there is no other way yet to name them one by one
public final class EngineFiles implements ResourceSupplier {
    static final String NAMES = "sparrow.page.files";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return context.getProperties().getProperty(NAMES, "").split(":");
    }
}
