package sparrow.arena;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/// Numbered trials made by several threads and handed over in the order of their numbers, so that
/// whoever judges them sees the same at any number of threads.
///
/// @param trial makes the trial of a number, whatever was made before
public record Trials<T>(IntFunction<T> trial, int threads) {
    /// How many trials each thread may be ahead of the oldest one not handed over.
    private static final int AHEAD = 16;

    /// Makes up to that many trials.
    ///
    /// @param wantsMore is shown every trial in turn and says whether the next one is wanted
    /// @throws BotFailure of the first trial in which a bot fails
    public void make(int count, Predicate<? super T> wantsMore) {
        ExecutorService pool =
                Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
        try {
            Queue<Future<T>> ahead = new ArrayDeque<>();
            int next = 0;
            boolean wanted = true;
            while (wanted && (next < count || !ahead.isEmpty())) {
                while (next < count && ahead.size() < AHEAD * threads) {
                    int number = next++;
                    ahead.add(pool.submit(() -> trial.apply(number)));
                }
                wanted = wantsMore.test(result(ahead.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof BotFailure failure) {
                throw failure;
            }
            throw new IllegalStateException("a game could not be played", failed.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the games were interrupted");
        }
    }
}
