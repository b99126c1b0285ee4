package sparrow.server.table;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import sparrow.core.table.Event;
import sparrow.records.JsonLog;
import sparrow.server.health.Metrics;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import sparrow.server.work.HeavyWork;

/// A table whose time passes when a test says so.
final class Sandbox implements AutoCloseable {
    private record Due(long at, int number, Runnable task) {}

    /// Time that stands still until it is moved on.
    private static final class HandClock extends Timers {
        private final PriorityQueue<Due> later =
                new PriorityQueue<>(
                        Comparator.comparingLong(Due::at).thenComparingInt(Due::number));
        private long now;
        private int number;

        @Override
        synchronized long now() {
            return now;
        }

        @Override
        public synchronized void after(long millis, Runnable task) {
            later.add(new Due(now + millis, number++, task));
        }

        /// The next thing to do until then, at its time; nothing when it is then.
        synchronized Optional<Runnable> next(long until) {
            if (later.isEmpty() || later.peek().at > until) {
                now = until;
                return Optional.empty();
            }
            now = later.peek().at;
            return Optional.of(later.remove().task);
        }
    }

    private final Journal journal;
    private final HandClock clock = new HandClock();
    private final SharedServices services;

    Sandbox(Path file) throws IOException {
        Metrics metrics = new Metrics();
        journal = Journal.open(file, metrics);
        services =
                new SharedServices(
                        journal,
                        clock,
                        new BotThreads(),
                        new HeavyWork(HeavyWork.Bounds.STANDARD),
                        Clock.systemUTC(),
                        metrics);
    }

    /// A table at which so much has happened.
    LiveTable table(SavedTable saved, List<Event> log) {
        journal.append(
                saved.setup().name(),
                0,
                log.stream().map(event -> Entry.event(JsonLog.line(event))).toList());
        LiveTable table = new LiveTable(saved, services, _ -> {});
        settle(table);
        return table;
    }

    /// How many rows its journal has.
    int rows(LiveTable table) {
        return journal.entries(table.name()).size();
    }

    long now() {
        return clock.now();
    }

    /// Lets time pass, and everything happen that is due.
    void pass(LiveTable table, long millis) {
        long until = clock.now() + millis;
        settle(table);
        for (var due = clock.next(until); due.isPresent(); due = clock.next(until)) {
            due.get().run();
            settle(table);
        }
    }

    /// Waits until the table and its bots have done what they have to do now.
    void settle(LiveTable table) {
        do {
            table.state();
            while (!services.botThreads().isIdle()) {
                Thread.onSpinWait();
            }
        } while (!isQuiet(table));
    }

    private boolean isQuiet(LiveTable table) {
        table.state();
        return services.botThreads().isIdle();
    }

    @Override
    public void close() throws SQLException {
        clock.close();
        services.botThreads().close();
        services.heavyWork().close();
        journal.close();
    }
}
