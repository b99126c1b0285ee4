package sparrow.cli;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/// What `scripts/QuickJar.java` puts in the place of [Comparator]'s own methods of the same names:
/// theirs can be written to a stream, and for that the JVM makes classes anew at every start.
@SuppressWarnings("unused") // called by the classes of the quick jar
public final class Comparing {
    private Comparing() {}

    public static <T, U extends Comparable<? super U>> Comparator<T> comparing(
            Function<? super T, ? extends U> key) {
        return (one, other) -> key.apply(one).compareTo(key.apply(other));
    }

    public static <T, U> Comparator<T> comparing(
            Function<? super T, ? extends U> key, Comparator<? super U> order) {
        return (one, other) -> order.compare(key.apply(one), key.apply(other));
    }

    public static <T> Comparator<T> comparingInt(ToIntFunction<? super T> key) {
        return (one, other) -> Integer.compare(key.applyAsInt(one), key.applyAsInt(other));
    }

    public static <T> Comparator<T> comparingLong(ToLongFunction<? super T> key) {
        return (one, other) -> Long.compare(key.applyAsLong(one), key.applyAsLong(other));
    }

    public static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> key) {
        return (one, other) -> Double.compare(key.applyAsDouble(one), key.applyAsDouble(other));
    }

    public static <T> Comparator<T> thenComparing(
            Comparator<T> first, Comparator<? super T> second) {
        return (one, other) -> {
            int compared = first.compare(one, other);
            return compared != 0 ? compared : second.compare(one, other);
        };
    }

    public static <T, U extends Comparable<? super U>> Comparator<T> thenComparing(
            Comparator<T> first, Function<? super T, ? extends U> key) {
        return thenComparing(first, comparing(key));
    }

    public static <T, U> Comparator<T> thenComparing(
            Comparator<T> first,
            Function<? super T, ? extends U> key,
            Comparator<? super U> order) {
        return thenComparing(first, comparing(key, order));
    }

    public static <T> Comparator<T> thenComparingInt(
            Comparator<T> first, ToIntFunction<? super T> key) {
        return thenComparing(first, comparingInt(key));
    }

    public static <T> Comparator<T> thenComparingLong(
            Comparator<T> first, ToLongFunction<? super T> key) {
        return thenComparing(first, comparingLong(key));
    }

    public static <T> Comparator<T> thenComparingDouble(
            Comparator<T> first, ToDoubleFunction<? super T> key) {
        return thenComparing(first, comparingDouble(key));
    }
}
