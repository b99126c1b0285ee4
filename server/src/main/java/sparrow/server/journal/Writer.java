package sparrow.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import sparrow.server.health.Histogram;
import sparrow.server.health.Metrics;

/// The one thread that writes: whatever waits is written in one commit, each piece of work in a
/// savepoint of its own, so that one that fails takes no other with it.
final class Writer implements Runnable {
    /// A piece of work, and how to find out whether it was done when a commit had no clear outcome.
    interface Work {
        void write(Connection connection) throws SQLException;

        boolean isWritten(Connection connection) throws SQLException;
    }

    private record Task(Work work, CompletableFuture<Void> done) {}

    private static final int MOST_AT_ONCE = 512;

    private final Connection connection;
    private final BlockingQueue<Task> queue = new LinkedBlockingQueue<>();
    private final Histogram commits;
    private final LongAdder written;
    private final LongAdder failures;
    private volatile Optional<Instant> unwritten = Optional.empty();
    private volatile boolean stopping;

    Writer(Connection connection, Metrics metrics) {
        this.connection = connection;
        this.commits =
                metrics.histogram("sparrow_journal_commit_seconds", "Time of a commit to disk.");
        this.written = metrics.counter("sparrow_journal_writes_total", "Pieces of work on disk.");
        this.failures =
                metrics.counter("sparrow_journal_failures_total", "Pieces of work not on disk.");
        metrics.gauge(
                "sparrow_journal_queue", "Pieces of work that wait to be written.", queue::size);
    }

    synchronized CompletableFuture<Void> submit(Work work) {
        Task task = new Task(work, new CompletableFuture<>());
        if (stopping) {
            task.done.completeExceptionally(new IllegalStateException("the journal is closed"));
        } else {
            queue.add(task);
        }
        return task.done;
    }

    /// Writes what waits, then ends.
    synchronized void stop() {
        stopping = true;
        queue.add(new Task(NOTHING, new CompletableFuture<>()));
    }

    private static final Work NOTHING =
            new Work() {
                @Override
                public void write(Connection connection) {}

                @Override
                public boolean isWritten(Connection connection) {
                    return true;
                }
            };

    @Override
    public void run() {
        List<Task> batch = new ArrayList<>();
        while (!stopping || !queue.isEmpty()) {
            try {
                batch.add(queue.take());
                queue.drainTo(batch, MOST_AT_ONCE);
            } catch (InterruptedException _) {
                stopping = true;
            }
            commit(batch);
            batch.clear();
        }
    }

    private void commit(List<Task> batch) {
        List<Task> done = new ArrayList<>();
        long began = System.nanoTime();
        try (Statement sql = connection.createStatement()) {
            sql.execute("BEGIN IMMEDIATE");
            for (Task task : batch) {
                if (writes(sql, task)) {
                    done.add(task);
                }
            }
            sql.execute("COMMIT");
            commits.since(began);
            written.add(done.size());
            done.forEach(task -> task.done.complete(null));
        } catch (SQLException unclear) {
            rollBack();
            batch.stream()
                    .filter(task -> !task.done.isDone())
                    .forEach(task -> readBack(task, unclear));
        }
    }

    private boolean writes(Statement sql, Task task) throws SQLException {
        sql.execute("SAVEPOINT task");
        Optional<Exception> failure = Optional.empty();
        try {
            task.work.write(connection);
        } catch (SQLException | RuntimeException bad) {
            failure = Optional.of(bad);
            sql.execute("ROLLBACK TO task");
        }
        sql.execute("RELEASE task");
        failure.ifPresent(bad -> fail(task, bad));
        return failure.isEmpty();
    }

    private void rollBack() {
        try (Statement sql = connection.createStatement()) {
            sql.execute("ROLLBACK");
        } catch (SQLException _) {
            // There was nothing to roll back: the commit itself had ended the transaction.
            return;
        }
    }

    /// After a commit without a clear outcome the rows themselves tell.
    private void readBack(Task task, SQLException unclear) {
        try {
            if (task.work.isWritten(connection)) {
                task.done.complete(null);
                return;
            }
        } catch (SQLException unreadable) {
            unclear.addSuppressed(unreadable);
        }
        fail(task, unclear);
    }

    private void fail(Task task, Exception why) {
        failures.increment();
        if (Database.why(why) == JournalConflict.Why.DISK) {
            unwritten = Optional.of(Instant.now());
        }
        task.done.completeExceptionally(why);
    }

    /// When the disk last did not take something.
    Optional<Instant> unwritten() {
        return unwritten;
    }
}
