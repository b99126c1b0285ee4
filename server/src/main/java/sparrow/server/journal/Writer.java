package sparrow.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.health.Histogram;
import sparrow.server.health.Metrics;

/// The one thread that writes: whatever waits is written in one commit. If a piece of work fails,
/// all are written again, each in a savepoint of its own, so that it takes no other with it.
final class Writer implements Runnable {
    /// A piece of work, and how to find out whether it was done when a commit had no clear outcome.
    interface Work {
        void write(Connection connection) throws SQLException;

        boolean isWritten(Connection connection) throws SQLException;
    }

    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);

    private record Task(Work work, CompletableFuture<Void> done) {}

    private static final int MOST_AT_ONCE = 512;

    /// How long to look for what became of a commit, and how often.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final long BETWEEN_MILLIS = 100;

    private final JournalHome home;
    private Optional<Connection> open = Optional.empty();
    private final BlockingQueue<Task> queue = new LinkedBlockingQueue<>();
    private final Histogram commits;
    private final LongAdder written;
    private final LongAdder failures;
    private volatile Optional<Instant> unwritten = Optional.empty();
    private volatile boolean stopping;

    Writer(JournalHome home, Metrics metrics) {
        this.home = home;
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
        boolean committing = false;
        long began = System.nanoTime();
        try (Statement sql = connection().createStatement()) {
            List<Task> done = writes(sql, batch);
            committing = true;
            sql.execute("COMMIT");
            commits.since(began);
            written.add(done.size());
            done.forEach(task -> task.done.complete(null));
        } catch (SQLException unclear) {
            rollBack(unclear);
            List<Task> undone = batch.stream().filter(task -> !task.done.isDone()).toList();
            if (committing) {
                readBack(undone, unclear);
            } else {
                undone.forEach(task -> fail(task, why(unclear), unclear));
            }
        }
    }

    private Connection connection() throws SQLException {
        if (open.isEmpty()) {
            open = Optional.of(home.writing());
        }
        return open.get();
    }

    /// Writes all of it together, or as much as can be written one by one; returns what was.
    private List<Task> writes(Statement sql, List<Task> batch) throws SQLException {
        sql.execute(home.dialect().begin());
        try {
            together(batch);
            return batch;
        } catch (SQLException | RuntimeException bad) {
            if (bad instanceof SQLException error && home.isLost(error)) {
                throw error;
            }
            sql.execute("ROLLBACK");
        }
        sql.execute(home.dialect().begin());
        List<Task> done = new ArrayList<>();
        for (Task task : batch) {
            if (writesAlone(sql, task)) {
                done.add(task);
            }
        }
        return done;
    }

    /// Rows that follow one another are sent in one go: each way to a database far away takes time.
    private void together(List<Task> batch) throws SQLException {
        List<Append> rows = new ArrayList<>();
        for (Task task : batch) {
            if (task.work instanceof Append append) {
                rows.add(append);
            } else {
                flush(rows);
                task.work.write(connection());
            }
        }
        flush(rows);
    }

    /// In the same order everywhere, so that two writers do not wait for each other.
    private void flush(List<Append> rows) throws SQLException {
        if (!rows.isEmpty()) {
            rows.sort(Comparator.comparing(Append::table).thenComparingInt(Append::number));
            Append.write(connection(), rows);
            rows.clear();
        }
    }

    private boolean writesAlone(Statement sql, Task task) throws SQLException {
        sql.execute("SAVEPOINT task");
        Optional<Exception> failure = Optional.empty();
        try {
            task.work.write(connection());
        } catch (SQLException | RuntimeException bad) {
            failure = Optional.of(bad);
            sql.execute("ROLLBACK TO task");
        }
        sql.execute("RELEASE task");
        failure.ifPresent(bad -> fail(task, why(bad), bad));
        return failure.isEmpty();
    }

    private void rollBack(SQLException unclear) {
        if (open.isEmpty()) {
            return;
        }
        if (home.isLost(unclear)) {
            letGo();
            return;
        }
        try (Statement sql = open.get().createStatement()) {
            sql.execute("ROLLBACK");
        } catch (SQLException failed) {
            // Most often there was nothing to roll back: the commit itself had ended the
            // transaction.
            if (home.isLost(failed)) {
                letGo();
            }
        }
    }

    private void letGo() {
        try {
            open.orElseThrow().close();
        } catch (SQLException gone) {
            // It was lost before.
            LOG.debug("a lost connection does not close", gone);
        }
        open = Optional.empty();
    }

    /// After a commit without a clear outcome the rows themselves tell, as soon as they can be
    /// read.
    private void readBack(List<Task> tasks, SQLException unclear) {
        long until = System.nanoTime() + PATIENCE.toNanos();
        List<Task> open = new ArrayList<>(tasks);
        while (!open.isEmpty()) {
            try {
                Task task = open.getFirst();
                if (task.work.isWritten(connection())) {
                    task.done.complete(null);
                } else {
                    fail(task, why(unclear), unclear);
                }
                open.removeFirst();
            } catch (SQLException unreadable) {
                rollBack(unreadable);
                if (System.nanoTime() > until || !home.isLost(unreadable) || stopping) {
                    unclear.addSuppressed(unreadable);
                    open.forEach(task -> fail(task, JournalConflict.Why.UNCLEAR, unclear));
                    return;
                }
                pause();
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(BETWEEN_MILLIS);
        } catch (InterruptedException _) {
            stopping = true;
        }
    }

    private JournalConflict.Why why(Exception bad) {
        return bad instanceof Superseded ? JournalConflict.Why.SUPERSEDED : home.why(bad);
    }

    private void fail(Task task, JournalConflict.Why why, Exception cause) {
        failures.increment();
        if (why != JournalConflict.Why.ANOTHER_WRITER && why != JournalConflict.Why.SUPERSEDED) {
            unwritten = Optional.of(Instant.now());
        }
        task.done.completeExceptionally(new JournalConflict(why, cause));
    }

    /// When the disk last did not take something.
    Optional<Instant> unwritten() {
        return unwritten;
    }
}
