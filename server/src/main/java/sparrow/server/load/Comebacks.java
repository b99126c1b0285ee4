package sparrow.server.load;

import java.io.IOException;
import java.nio.channels.Selector;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Brings guests back whose connections broke, to whichever server lets them in, away from the
/// thread that listens to all others.
final class Comebacks implements AutoCloseable {
    private static final long BETWEEN = 200;
    private static final int THREADS = 8;

    private record Returned(Guest guest, GuestSocket socket) {}

    private final List<Entrance> entrances;
    private final Selector selector;
    private final Queue<Returned> returned = new ConcurrentLinkedQueue<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger count = new AtomicInteger();
    private final ScheduledExecutorService threads =
            Executors.newScheduledThreadPool(
                    THREADS, Thread.ofPlatform().name("comebacks").daemon().factory());

    Comebacks(List<Entrance> entrances, Selector selector) {
        this.entrances = List.copyOf(entrances);
        this.selector = selector;
    }

    /// Connects a guest again, as often as it takes.
    void comeBack(Guest guest) {
        var _ = threads.schedule(() -> connect(guest), BETWEEN, TimeUnit.MILLISECONDS);
    }

    private void connect(Guest guest) {
        Entrance entrance = entrances.get(Math.floorMod(next.getAndIncrement(), entrances.size()));
        try {
            returned.add(
                    new Returned(
                            guest, GuestSocket.open(entrance, GuestTable.path(guest.table()))));
            selector.wakeup();
        } catch (IOException closed) {
            comeBack(guest);
        }
    }

    /// Those who are back greet again, on the thread that listens.
    void greet() {
        for (Returned each = returned.poll(); each != null; each = returned.poll()) {
            count.incrementAndGet();
            each.guest.greetAgain(each.socket, selector);
        }
    }

    /// How often somebody came back.
    int count() {
        return count.get();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
