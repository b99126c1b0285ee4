package sparrow.bulk;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.function.Function;

/// Work that goes out to Spark in waves, some on their way while one is awaited, so that no core
/// waits for the last of a wave. What comes back is in the order in which it went out.
///
/// @param <S> a piece of work
/// @param <T> what comes of it
final class Waves<S extends Serializable, T> {
    /// So many waves are on their way.
    private static final int AHEAD = 3;

    /// Whoever waits longer is told why.
    private static final int PATIENCE_SECONDS = 15;

    private final Session session;
    private final Supplier<List<S>> pieces;
    private final Function<S, T> work;
    private final Deque<JavaFutureAction<List<T>>> ahead = new ArrayDeque<>();
    private boolean isLast;

    /// @param pieces of the next wave; none after the last
    /// @param work sent to the executors, so that it holds nothing of this process
    Waves(Session session, Supplier<List<S>> pieces, Function<S, T> work) {
        this.session = session;
        this.pieces = pieces;
        this.work = work;
    }

    /// What came of the next wave; nothing after the last one.
    List<T> next() {
        while (ahead.size() < AHEAD && !isLast) {
            List<S> wave = pieces.get();
            isLast = wave.isEmpty();
            if (!isLast) {
                ahead.add(session.start(wave, work));
            }
        }
        return ahead.isEmpty() ? List.of() : await(ahead.remove());
    }

    private List<T> await(JavaFutureAction<List<T>> wave) {
        try {
            while (true) {
                try {
                    return wave.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                } catch (TimeoutException _) {
                    session.sayIfNobodyWorks();
                }
            }
        } catch (ExecutionException failed) {
            throw new SparkFailure("Spark gave up: " + Session.sentence(failed), failed);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the work was interrupted");
        }
    }

    /// What is on its way is wanted no more.
    void cancel() {
        ahead.forEach(wave -> wave.cancel(true));
    }
}
