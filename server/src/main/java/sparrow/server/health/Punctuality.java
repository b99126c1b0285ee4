package sparrow.server.health;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// How long something that is to be done at once really waits, on the threads that tables run on.
final class Punctuality implements AutoCloseable {
    private static final long EVERY_MILLIS = 250;

    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("punctuality").daemon().factory());
    private final AtomicBoolean isOut = new AtomicBoolean();
    private final Histogram delays;
    private volatile long sent = System.nanoTime();
    private volatile long took;

    Punctuality(Metrics metrics) {
        delays =
                metrics.histogram(
                        "sparrow_start_delay_seconds",
                        "Time until something that is to be done at once begins.");
        var _ =
                clock.scheduleWithFixedDelay(
                        this::send, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void send() {
        if (isOut.compareAndSet(false, true)) {
            sent = System.nanoTime();
            Thread.startVirtualThread(() -> {
                took = System.nanoTime() - sent;
                delays.since(sent);
                isOut.set(false);
            });
        }
    }

    /// How long the last thing waited, or the one that still waits has waited.
    long delayMillis() {
        return (isOut.get() ? System.nanoTime() - sent : took) / 1_000_000;
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
