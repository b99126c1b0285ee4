package sparrow.core.tile;

import java.util.function.Function;

/// What came of reading something a person wrote: the value, or where and why it could not be read.
public sealed interface Reading<T> {
    record Read<T>(T value) implements Reading<T> {}

    /// @param at position of the first character (or number of the line) that is wrong, counted
    ///   from 0
    /// @param why one sentence: what is wrong and what to write instead
    record Misread<T>(int at, String why) implements Reading<T> {}

    /// The value; a misreading is thrown, for callers whose text cannot be wrong.
    default T orThrow() {
        return switch (this) {
            case Read<T>(T value) -> value;
            case Misread<T>(int at, String why) ->
                    throw new IllegalArgumentException("at " + at + ": " + why);
        };
    }

    /// What comes of the value; a misreading stays one.
    default <R> Reading<R> then(Function<T, Reading<R>> next) {
        return switch (this) {
            case Read<T>(T value) -> next.apply(value);
            case Misread<T>(int at, String why) -> new Misread<>(at, why);
        };
    }

    default <R> Reading<R> map(Function<T, R> change) {
        return switch (this) {
            case Read<T>(T value) -> new Read<>(change.apply(value));
            case Misread<T>(int at, String why) -> new Misread<>(at, why);
        };
    }
}
