package sparrow.server.work;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Whatever takes the processor for long, done for whoever asks on a few threads of its own: files
/// to read, replays, the analyser, reviews, hints.
///
/// Whoever asks takes a [Place] first; there is room for little of each person, each address and of
/// all. Addresses take turns. What takes too long, and what nobody waits for any more, is stopped.
public final class HeavyWork implements AutoCloseable {
    /// How much is done at once.
    ///
    /// @param threads that work
    /// @param forPerson pieces of work of one person
    /// @param forAddress places of one address; a file takes several
    /// @param inAll places of everybody
    /// @param longest from taking a place to the end of the work
    public record Bounds(int threads, int forPerson, int forAddress, int inAll, Duration longest) {
        /// One processor is left to the tables, where there are two.
        public static final Bounds STANDARD =
                new Bounds(
                        Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                        4,
                        16,
                        48,
                        Duration.ofSeconds(20));
    }

    private final Bounds bounds;
    private final FairThreads<String> threads;
    private final Map<String, Integer> persons = new HashMap<>();
    private final Map<String, Integer> addresses = new HashMap<>();
    private final Map<Place, CompletableFuture<?>> awaited = new ConcurrentHashMap<>();
    private int taken;

    public HeavyWork(Bounds bounds) {
        this.bounds = bounds;
        this.threads = new FairThreads<>("work", bounds.threads, ThreadPriority.LOW);
    }

    /// Takes room for one piece of work, before anything that costs memory is read.
    ///
    /// @throws Busy if there is none
    public synchronized Place admit(Asker asker, Size size) {
        int more = size.places();
        if (count(addresses, asker.address()) + more > bounds.forAddress
                || asker.person().map(each -> count(persons, each)).orElse(0) + 1
                        > bounds.forPerson) {
            throw Busy.tooMuch();
        }
        if (taken + more > bounds.inAll) {
            throw Busy.full();
        }
        change(asker, more);
        return new Place(asker, size);
    }

    private static int count(Map<String, Integer> counts, String who) {
        return counts.getOrDefault(who, 0);
    }

    private synchronized void change(Asker asker, int places) {
        taken += places;
        add(addresses, asker.address(), places);
        asker.person().ifPresent(each -> add(persons, each, Integer.signum(places)));
    }

    private static void add(Map<String, Integer> counts, String who, int more) {
        counts.merge(who, more, (old, change) -> old + change == 0 ? null : old + change);
    }

    /// Places that are taken, by work that is done or waits.
    public synchronized int taken() {
        return taken;
    }

    /// Work that waits for a thread.
    public int waiting() {
        return threads.waiting();
    }

    /// A place for one piece of work. It is free again when the work has ended, or when the place
    /// is closed and no work was begun.
    public final class Place implements AutoCloseable {
        private final Asker asker;
        private final Size size;
        private final long began = System.nanoTime();
        private final AtomicBoolean used = new AtomicBoolean();
        private final AtomicBoolean free = new AtomicBoolean();

        private Place(Asker asker, Size size) {
            this.asker = asker;
            this.size = size;
        }

        /// Has the work done and waits for it.
        ///
        /// @param watch told what to do when the asker leaves
        /// @throws Busy if it took too long, or the asker left
        public <T> T ask(Supplier<T> work, Consumer<Runnable> watch) {
            CompletableFuture<T> answer = new CompletableFuture<>();
            Errand errand =
                    start(
                            work,
                            outcome -> {
                                switch (outcome) {
                                    case Outcome.Done<T>(T result) -> answer.complete(result);
                                    case Outcome.Failed<T>(Throwable why) ->
                                            answer.completeExceptionally(why);
                                }
                            });
            awaited.put(this, answer);
            watch.accept(() -> {
                answer.completeExceptionally(Busy.gone());
                errand.cancel();
            });
            try {
                return answer.get(left(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException _) {
                errand.cancel();
                throw Busy.late();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                errand.cancel();
                throw Busy.gone();
            } catch (ExecutionException failed) {
                throw thrown(failed);
            } finally {
                awaited.remove(this);
            }
        }

        private long left() {
            return bounds.longest.toNanos() - (System.nanoTime() - began);
        }

        /// Has the work done; `then` is told on the worker's thread what came of it.
        public <T> Errand start(Supplier<T> work, Consumer<Outcome<T>> then) {
            used.set(true);
            FairThreads<String>.Piece piece =
                    threads.submit(
                            asker.address(),
                            () -> {
                                Outcome<T> outcome =
                                        left() > 0
                                                ? Outcome.of(work)
                                                : new Outcome.Failed<>(Busy.late());
                                release();
                                then.accept(outcome);
                            });
            return () -> {
                if (piece.cancel()) {
                    release();
                }
            };
        }

        private void release() {
            if (free.compareAndSet(false, true)) {
                change(asker, -size.places());
            }
        }

        @Override
        public void close() {
            if (!used.get()) {
                release();
            }
        }
    }

    private static RuntimeException thrown(ExecutionException failed) {
        return switch (failed.getCause()) {
            case RuntimeException refusal -> refusal;
            case Error error -> throw error;
            case null, default -> new IllegalStateException(failed);
        };
    }

    /// Work under way.
    @FunctionalInterface
    public interface Errand {
        /// Nobody waits for it any more.
        void cancel();
    }

    /// Stops everything; whoever waits is told so.
    @Override
    public void close() {
        threads.close();
        awaited.values().forEach(answer -> answer.completeExceptionally(Busy.gone()));
    }
}
