package sparrow.server.work;

import java.util.function.Supplier;

/// What came of work: a result, or why there is none.
public sealed interface Outcome<T> {
    record Done<T>(T result) implements Outcome<T> {}

    record Failed<T>(Throwable why) implements Outcome<T> {}

    /// Does the work; an advisor or a file may make it fail in any way, and others go on.
    static <T> Outcome<T> of(Supplier<T> work) {
        try {
            return new Done<>(work.get());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError failed) {
            return new Failed<>(failed);
        }
    }
}
