package sparrow.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/// Threads that share numbered pieces of work. What comes of it is what would come of doing the
/// pieces in order: all their results, or the failure of the first that fails.
final class Crew {
    private final int threads;

    private Crew(int threads) {
        this.threads = threads;
    }

    static Crew of(int threads) {
        return new Crew(threads);
    }

    /// A thread for each core.
    static Crew ofAllCores() {
        return of(Runtime.getRuntime().availableProcessors());
    }

    <T> List<T> results(int pieces, IntFunction<T> work) {
        Pieces<T> shared = new Pieces<>(pieces, work);
        List<Thread> crew = new ArrayList<>();
        for (int t = 0; t < Math.min(threads, pieces); t++) {
            crew.add(Thread.ofPlatform().name("crew-" + t).start(shared::workOn));
        }
        try {
            for (Thread thread : crew) {
                thread.join();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while others work", interrupted);
        }
        return shared.results();
    }

    private static final class Pieces<T> {
        private final int count;
        private final IntFunction<T> work;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicInteger firstFailed;
        private final AtomicReferenceArray<Optional<T>> done;
        private final AtomicReferenceArray<Optional<Throwable>> failed;

        Pieces(int count, IntFunction<T> work) {
            this.count = count;
            this.work = work;
            this.firstFailed = new AtomicInteger(count);
            this.done = new AtomicReferenceArray<>(count);
            this.failed = new AtomicReferenceArray<>(count);
        }

        /// Takes pieces in order until none is left or one before them has failed.
        void workOn() {
            for (int n = next.getAndIncrement();
                    n < firstFailed.get();
                    n = next.getAndIncrement()) {
                try {
                    done.set(n, Optional.of(work.apply(n)));
                } catch (RuntimeException | Error failure) {
                    failed.set(n, Optional.of(failure));
                    firstFailed.accumulateAndGet(n, Math::min);
                }
            }
        }

        List<T> results() {
            if (firstFailed.get() < count) {
                throw rethrown(failed.get(firstFailed.get()).orElseThrow());
            }
            List<T> results = new ArrayList<>(count);
            for (int n = 0; n < count; n++) {
                results.add(done.get(n).orElseThrow());
            }
            return results;
        }

        private static RuntimeException rethrown(Throwable failure) {
            if (failure instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failure;
        }
    }
}
