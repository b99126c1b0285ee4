package sparrow.core.game;

import java.util.ArrayList;
import java.util.List;

/// A stream of random 64-bit words that can be produced again, on any machine, from what it is
/// keyed by.
@FunctionalInterface
public interface Chance {
    long next();

    /// A number from 0 to `bound` − 1, each equally likely: words from the incomplete last stretch
    /// are thrown away.
    default int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("no number lies below " + bound);
        }
        long word = next();
        long number = Remainder.of(word, bound);
        while (Long.compareUnsigned(word - number, -(long) bound) > 0) {
            word = next();
            number = Remainder.of(word, bound);
        }
        return (int) number;
    }

    /// The things in random order, each order equally likely: Fisher and Yates, from the end.
    default <T> List<T> shuffled(List<T> things) {
        List<T> shuffled = new ArrayList<>(things);
        for (int last = shuffled.size() - 1; last > 0; last--) {
            int other = below(last + 1);
            T moved = shuffled.get(other);
            shuffled.set(other, shuffled.get(last));
            shuffled.set(last, moved);
        }
        return shuffled;
    }
}
