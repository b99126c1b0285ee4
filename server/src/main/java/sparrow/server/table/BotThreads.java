package sparrow.server.table;

import java.util.function.Consumer;
import java.util.function.Supplier;
import sparrow.server.work.FairThreads;
import sparrow.server.work.Outcome;
import sparrow.server.work.ThreadPriority;

/// The few threads on which bots think, and nobody else; tables take turns, so that none waits for
/// all of another's bots.
///
/// A thought that had to wait too long for its turn is thought more simply: under load bots grow
/// weaker, not slower.
final class BotThreads implements AutoCloseable {
    private static final long LATE = 400_000_000;

    private final FairThreads<String> threads =
            new FairThreads<>(
                    "thinker", Runtime.getRuntime().availableProcessors(), ThreadPriority.NORMAL);

    /// @param table whose bot it is
    /// @param simply what to think instead when the thinkers are behind
    <T> void think(
            String table, Supplier<T> thought, Supplier<T> simply, Consumer<Outcome<T>> then) {
        long posted = System.nanoTime();
        threads.submit(
                table,
                () -> {
                    boolean late = System.nanoTime() - posted > LATE;
                    then.accept(Outcome.of(late ? simply : thought));
                });
    }

    /// How many turns wait for a thread.
    int waiting() {
        return threads.waiting();
    }

    /// Whether no bot thinks or waits to.
    boolean isIdle() {
        return threads.isIdle();
    }

    @Override
    public void close() {
        threads.close();
    }
}
