package sparrow.odds;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A model that a game brings along, read when it is first needed and kept.
public final class OneModel implements Supplier<Model> {
    private final Class<?> beside;
    private final String name;
    private volatile @Nullable Model model;

    /// @param beside a class in whose package the file lies
    public OneModel(Class<?> beside, String name) {
        this.beside = beside;
        this.name = name;
    }

    @Override
    public Model get() {
        Model known = model;
        if (known == null) {
            known = Model.resource(beside, name);
            model = known;
        }
        return known;
    }
}
