package sparrow.server.work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A few platform threads that work for many, one piece for each in turn: who has much to do waits
/// for it alone.
///
/// Virtual threads share their carriers and give them back only where they wait, so that long work
/// on them stops everything else; these are threads which the system divides by time.
///
/// @param <K> for whom work is done
public final class FairThreads<K> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FairThreads.class);

    private final Map<K, Deque<Piece>> queues = new LinkedHashMap<>();
    private final Set<Piece> running = new HashSet<>();
    private boolean closed;

    public FairThreads(String name, int threads, ThreadPriority priority) {
        var factory = Thread.ofPlatform().name(name + " ", 1).daemon().factory();
        IntStream.range(0, threads).forEach(_ -> factory.newThread(() -> run(priority)).start());
    }

    /// A piece of work that was handed in.
    public final class Piece {
        private final K owner;
        private final Runnable work;
        private @Nullable Thread worker;

        private Piece(K owner, Runnable work) {
            this.owner = owner;
            this.work = work;
        }

        /// Whether it was taken out before it began. What has begun is interrupted, and ends as
        /// soon as it notices.
        public boolean cancel() {
            synchronized (queues) {
                interrupt();
                Deque<Piece> own = queues.getOrDefault(owner, new ArrayDeque<>());
                boolean waited = own.remove(this);
                if (own.isEmpty()) {
                    queues.remove(owner);
                }
                return waited;
            }
        }

        private void interrupt() {
            if (worker != null) {
                worker.interrupt();
            }
        }

        /// An interruption meant for this piece must not reach the next.
        private void end() {
            synchronized (queues) {
                worker = null;
                running.remove(this);
                var _ = Thread.interrupted();
            }
        }
    }

    /// Hands in work; after the end it is forgotten.
    public Piece submit(K owner, Runnable work) {
        Piece piece = new Piece(owner, work);
        synchronized (queues) {
            if (!closed) {
                queues.computeIfAbsent(owner, _ -> new ArrayDeque<>()).add(piece);
                queues.notify();
            }
        }
        return piece;
    }

    /// How much waits to be begun.
    public int waiting() {
        synchronized (queues) {
            return queues.values().stream().mapToInt(Deque::size).sum();
        }
    }

    /// Whether nothing is being done, and nothing waits.
    public boolean isIdle() {
        synchronized (queues) {
            return queues.isEmpty() && running.isEmpty();
        }
    }

    private void run(ThreadPriority priority) {
        priority.take();
        for (Optional<Piece> piece = next(); piece.isPresent(); piece = next()) {
            try {
                piece.get().work.run();
            } catch (RuntimeException | Error bug) {
                LOG.error("{} failed", Thread.currentThread().getName(), bug);
            } finally {
                piece.get().end();
            }
        }
    }

    /// The first piece of whoever has waited the longest; who has more goes to the end.
    private Optional<Piece> next() {
        synchronized (queues) {
            while (queues.isEmpty() && !closed) {
                try {
                    queues.wait();
                } catch (InterruptedException late) {
                    LOG.debug("an interruption came when its work was done", late);
                }
            }
            if (closed) {
                return Optional.empty();
            }
            var owners = queues.entrySet().iterator();
            Deque<Piece> own = owners.next().getValue();
            owners.remove();
            Piece piece = own.remove();
            if (!own.isEmpty()) {
                queues.put(piece.owner, own);
            }
            piece.worker = Thread.currentThread();
            running.add(piece);
            return Optional.of(piece);
        }
    }

    /// Interrupts what is being done and forgets what waits.
    @Override
    public void close() {
        synchronized (queues) {
            closed = true;
            queues.clear();
            running.forEach(Piece::interrupt);
            queues.notifyAll();
        }
    }
}
