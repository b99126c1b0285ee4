package sparrow.odds;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A model that a game brings along, read when it is first needed and kept.
public final class OneModel implements Supplier<Model> {
    private final String name;
    private final Opening opening;
    private volatile @Nullable Model model;

    /// Opens the file of a model. A game does it itself: what lies in its module is closed to
    /// others.
    @FunctionalInterface
    public interface Opening {
        @Nullable InputStream open();
    }

    public OneModel(String name, Opening opening) {
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
        try (InputStream bytes = opening.open()) {
            if (bytes == null) {
                throw new IllegalStateException("there is no " + name);
            }
            return Model.read(bytes);
        } catch (IOException damaged) {
            throw new IllegalStateException(name + " is damaged", damaged);
        }
    }
}
