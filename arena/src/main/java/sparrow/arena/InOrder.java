package sparrow.arena;

import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Predicate;

/// Work of one kind done by several threads at once and handed over in the order in which it was
/// found, so that whoever takes it sees the same at any number of threads. No more of it is held
/// than keeps the threads busy, however much there is.
///
/// @param work may be called by several threads at once
public record InOrder<S, T>(Function<? super S, ? extends T> work, int threads) {
    /// How many pieces each thread may be ahead of the oldest one not handed over.
    private static final int AHEAD = 16;

    /// Does all the work there is. What is done is handed over even while the next piece is still
    /// being waited for.
    ///
    /// @param pieces asked by one thread of their own
    /// @param wantsMore is shown the results in turn, by the caller's thread, and says whether the
    ///   next one is wanted
    public void run(Iterator<? extends S> pieces, Predicate<? super T> wantsMore) {
        ExecutorService workers =
                Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
        BlockingQueue<Future<Optional<T>>> ahead = new ArrayBlockingQueue<>(AHEAD * threads);
        Thread finder = Thread.ofPlatform().daemon().start(() -> find(pieces, workers, ahead));
        try {
            for (Optional<T> done = ahead.take().get(); done.isPresent(); ) {
                if (!wantsMore.test(done.get())) {
                    return;
                }
                done = ahead.take().get();
            }
        } catch (ExecutionException failed) {
            throw unchecked(failed);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the work was interrupted");
        } finally {
            finder.interrupt();
            workers.shutdownNow();
        }
    }

    /// Hands every piece to the workers; an empty result marks the end.
    private void find(
            Iterator<? extends S> pieces,
            ExecutorService workers,
            BlockingQueue<Future<Optional<T>>> ahead) {
        try {
            Future<Optional<T>> end;
            try {
                while (pieces.hasNext()) {
                    S piece = pieces.next();
                    ahead.put(workers.submit(() -> Optional.of(work.apply(piece))));
                }
                end = CompletableFuture.completedFuture(Optional.empty());
            } catch (RuntimeException failed) {
                end = CompletableFuture.failedFuture(failed);
            }
            ahead.put(end);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt(); // nobody waits for more
        }
    }

    private static RuntimeException unchecked(ExecutionException failed) {
        return switch (failed.getCause()) {
            case Error error -> throw error;
            case RuntimeException unchecked -> unchecked;
            case null, default -> new IllegalStateException("a piece of work failed", failed);
        };
    }
}
