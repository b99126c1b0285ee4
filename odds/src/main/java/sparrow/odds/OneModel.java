package sparrow.odds;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A model that a game brings along, read when it is first needed and kept.
public final class OneModel implements Supplier<Model> {
    private final String name;
    private final Supplier<Optional<InputStream>> opening;
    private volatile @Nullable Model model;

    /// @param opening opens its file; the game does that itself, as what lies in its module is
    ///   closed to others
    public OneModel(String name, Supplier<Optional<InputStream>> opening) {
        this.name = name;
        this.opening = opening;
    }

    @Override
    public Model get() {
        Model known = model;
        if (known == null) {
            known = read();
            model = known;
        }
        return known;
    }

    private Model read() {
        try (InputStream bytes =
                opening.get().orElseThrow(() -> new IllegalStateException("there is no " + name))) {
            return Model.read(bytes);
        } catch (IOException damaged) {
            throw new IllegalStateException(name + " is damaged", damaged);
        }
    }
}
