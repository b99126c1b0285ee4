package sparrow.server.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The few threads on which bots think, so that no table waits for another's bots.
///
/// A thought that had to wait too long for its turn is thought more simply: under load bots grow
/// weaker, not slower.
final class BotThreads implements AutoCloseable {
    private static final long LATE = 400_000_000;

    private final ExecutorService threads =
            Executors.newFixedThreadPool(
                    Math.max(1, Runtime.getRuntime().availableProcessors()),
                    Thread.ofPlatform().name("thinker ", 1).daemon().factory());

    /// What came of a thought: a result, or why there is none.
    sealed interface Outcome<T> {}

    record Thought<T>(T result) implements Outcome<T> {}

    record Failure<T>(Throwable why) implements Outcome<T> {}

    /// @param simply what to think instead when the thinkers are behind
    <T> void think(Supplier<T> thought, Supplier<T> simply, Consumer<Outcome<T>> then) {
        long posted = System.nanoTime();
        threads.execute(() -> {
            boolean late = System.nanoTime() - posted > LATE;
            then.accept(outcome(late ? simply : thought));
        });
    }

    /// An advisor may fail in any way; the table goes on.
    private static <T> Outcome<T> outcome(Supplier<T> thought) {
        try {
            return new Thought<>(thought.get());
        } catch (RuntimeException | StackOverflowError failed) {
            return new Failure<>(failed);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
