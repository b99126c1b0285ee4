package sparrow.core.game;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.Rules;

/// House rules as a game reads them, the last ones kept: hand after hand is played under the same.
///
/// @param <T> what is read, and never changes
public final class ReadRules<T> {
    private record Known<T>(Rules rules, T read) {}

    private final Function<Rules, T> reader;
    private volatile @Nullable Known<T> last;

    public ReadRules(Function<Rules, T> reader) {
        this.reader = reader;
    }

    public T of(Rules rules) {
        Known<T> known = last;
        T read = known != null && known.rules.equals(rules) ? known.read : reader.apply(rules);
        last = new Known<>(rules, read); // Equal rules are compared quickly once they are the same.
        return read;
    }
}
