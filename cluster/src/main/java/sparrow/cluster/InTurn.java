package sparrow.cluster;

import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Does one thing after another on a virtual thread, each of which may wait; only so many wait for
/// their turn.
final class InTurn {
    private static final Logger LOG = LoggerFactory.getLogger(InTurn.class);
    private static final int MOST = 1_000;

    private final String name;
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean running;

    InTurn(String name) {
        this.name = name;
    }

    /// False if too much waits already.
    synchronized boolean post(Runnable task) {
        return tasks.size() < MOST && postAnyway(task);
    }

    synchronized boolean postAnyway(Runnable task) {
        tasks.add(task);
        if (!running) {
            running = true;
            Thread.ofVirtual().name("table " + name).start(this::work);
        }
        return true;
    }

    private void work() {
        for (Runnable task = next(); task != null; task = next()) {
            try {
                task.run();
            } catch (RuntimeException bug) {
                LOG.error("table {}: something went wrong", name, bug);
            }
        }
    }

    private synchronized @Nullable Runnable next() {
        Runnable task = tasks.poll();
        running = task != null;
        return task;
    }
}
