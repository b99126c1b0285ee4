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
        if (known == null || known.rules != rules) {
            boolean same = known != null && known.rules.equals(rules);
            known = new Known<>(rules, same ? known.read : reader.apply(rules));
            last = known;
        }
        return known.read;
    }
}
