package sparrow.server.health;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Whether a server can do its work. It is found out when somebody asks, by trying, but not again
/// and again for many who ask at once.
public final class Vitals implements AutoCloseable {
    /// The least room on the disk for games to go on.
    public static final long LEAST_ROOM = 64 << 20;

    private static final long LATE_MILLIS = 1_000;
    private static final long FRESH_NANOS = 1_000_000_000;

    private final Supplier<Optional<String>> journal;
    private final LongSupplier room;
    private final Punctuality punctuality;
    private List<String> found = List.of();
    private long foundAt = System.nanoTime() - FRESH_NANOS;

    /// @param journal tries to write, and says what is wrong
    /// @param room bytes that are free on the disk
    public Vitals(Supplier<Optional<String>> journal, LongSupplier room, Metrics metrics) {
        this.journal = journal;
        this.room = room;
        this.punctuality = new Punctuality(metrics);
        metrics.gauge("sparrow_disk_free_bytes", "Room on the disk of the games.", room::getAsLong);
        metrics.gauge(
                "sparrow_healthy",
                "1 if the server can do its work, else 0.",
                () -> complaints().isEmpty() ? 1 : 0);
    }

    /// What keeps the server from its work, in sentences for people; none if nothing does.
    public synchronized List<String> complaints() {
        if (System.nanoTime() - foundAt >= FRESH_NANOS) {
            found = look();
            foundAt = System.nanoTime();
        }
        return found;
    }

    private List<String> look() {
        List<String> complaints = new ArrayList<>();
        journal.get().ifPresent(complaints::add);
        if (room.getAsLong() < LEAST_ROOM) {
            complaints.add("The disk is nearly full.");
        }
        long delay = punctuality.delayMillis();
        if (delay > LATE_MILLIS) {
            complaints.add("There is more to do than the processors manage.");
        }
        return List.copyOf(complaints);
    }

    @Override
    public void close() {
        punctuality.close();
    }
}
