package sparrow.arena;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/// The sets of a contest played by several threads and handed over in the order of their numbers,
/// so that whoever judges them sees the same at any number of threads.
public final class Duel {
    /// How many sets each thread may be ahead of the oldest one not handed over.
    private static final int AHEAD = 16;

    private final Contest contest;
    private final int threads;

    public Duel(Contest contest, int threads) {
        this.contest = contest;
        this.threads = threads;
    }

    /// Plays up to that many sets.
    ///
    /// @param wantsMore is shown every set in turn and says whether the next one is wanted
    /// @throws BotFailure of the first set in which a bot fails
    public void play(int sets, Predicate<PlayedSet> wantsMore) {
        ExecutorService pool =
                Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
        try {
            Queue<Future<PlayedSet>> ahead = new ArrayDeque<>();
            int next = 0;
            boolean wanted = true;
            while (wanted && (next < sets || !ahead.isEmpty())) {
                while (next < sets && ahead.size() < AHEAD * threads) {
                    int number = next++;
                    ahead.add(pool.submit(() -> contest.play(number)));
                }
                wanted = wantsMore.test(result(ahead.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static PlayedSet result(Future<PlayedSet> future) {
        try {
            return future.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof BotFailure failure) {
                throw failure;
            }
            throw new IllegalStateException("a set could not be played", failed.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the duel was interrupted");
        }
    }
}
