package sparrow.server.table;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The server's clock, and things to do later.
public class Timers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Timers.class);

    private final ScheduledThreadPoolExecutor executor =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().name("timers").daemon().factory());

    Timers() {
        executor.setRemoveOnCancelPolicy(true);
        executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /// Milliseconds from some fixed moment.
    long now() {
        return System.nanoTime() / 1_000_000;
    }

    /// Runs a short task later; those that are still to come when the server stops are forgotten.
    public void after(long millis, Runnable task) {
        try {
            var _ = executor.schedule(logged(task), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("nothing more is done later", stopping);
        }
    }

    /// Runs a short task again and again.
    public void every(long millis, Runnable task) {
        var _ =
                executor.scheduleWithFixedDelay(
                        logged(task), millis, millis, TimeUnit.MILLISECONDS);
    }

    /// A task that fails is told, and ends no others.
    private static Runnable logged(Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (RuntimeException bug) {
                LOG.error("something to be done later failed", bug);
            }
        };
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
