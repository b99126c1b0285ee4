package sparrow.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/// Tables full of guests, four at each, against a server that had best be another process.
///
/// Answers are due at times that are fixed beforehand, evenly spread, one table after another. A
/// server that falls behind is not asked less for that, and what it owes is measured from when it
/// was due.
public final class LoadRun implements AutoCloseable {
    private static final long SECOND = 1_000_000_000L;
    private static final long MILLI = 1_000_000L;
    private static final long PING = 10 * SECOND;
    private static final long PATIENCE = 120 * SECOND;
    private static final int AT_ONCE = 50;
    private static final int MAKERS = 8;

    private final Selector selector;
    private final List<Entrance> entrances;
    private final Optional<Comebacks> comebacks;
    private final Measurements measured = new Measurements();
    private final List<GuestTable> tables = new ArrayList<>();
    private final List<Guest> guests = new ArrayList<>();
    private long pinged = System.nanoTime();
    private int nextPing;

    private LoadRun(Selector selector, List<Entrance> entrances, Optional<Comebacks> comebacks) {
        this.selector = selector;
        this.entrances = List.copyOf(entrances);
        this.comebacks = comebacks;
    }

    /// Makes tables and seats guests there; returns when all matches have begun.
    ///
    /// @param seated told how many tables are ready
    public static LoadRun seat(Entrance entrance, int tables, IntConsumer seated)
            throws IOException {
        return new LoadRun(Selector.open(), List.of(entrance), Optional.empty())
                .seated(tables, seated);
    }

    /// The same at several servers that have the same tables: those of a table all come in at one
    /// of them, and come back at any when their connection breaks.
    public static LoadRun seatAmong(List<Entrance> entrances, int tables, IntConsumer seated)
            throws IOException {
        Selector selector = Selector.open();
        return new LoadRun(selector, entrances, Optional.of(new Comebacks(entrances, selector)))
                .seated(tables, seated);
    }

    private LoadRun seated(int wanted, IntConsumer seated) throws IOException {
        try {
            while (tables.size() < wanted) {
                seatMore(Math.min(AT_ONCE, wanted - tables.size()));
                seated.accept(tables.size());
            }
            return this;
        } catch (IOException | RuntimeException failed) {
            close();
            throw failed;
        }
    }

    private Entrance entrance(int table) {
        return entrances.get(table % entrances.size());
    }

    private void seatMore(int more) throws IOException {
        List<GuestTable> fresh = new ArrayList<>();
        for (TableMaker.Seats seats : made(more)) {
            GuestTable table = new GuestTable(seats, new Random(tables.size()), measured);
            table.open(entrance(tables.size()), comebacks);
            fresh.add(table);
            tables.add(table);
            guests.addAll(table.guests());
        }
        for (GuestTable table : fresh) {
            for (Guest guest : table.guests()) {
                guest.greet(selector);
            }
        }
        if (!attend(() -> fresh.stream().allMatch(GuestTable::isAsked))) {
            throw new IOException("a match did not begin: " + measured.report().faults());
        }
    }

    private List<TableMaker.Seats> made(int many) throws IOException {
        try (ExecutorService makers = Executors.newFixedThreadPool(MAKERS)) {
            List<Future<TableMaker.Seats>> promised = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                Entrance entrance = entrance(tables.size() + i);
                promised.add(makers.submit(() -> TableMaker.make(entrance)));
            }
            List<TableMaker.Seats> made = new ArrayList<>();
            for (Future<TableMaker.Seats> one : promised) {
                made.add(one.get());
            }
            return made;
        } catch (ExecutionException failed) {
            throw new IOException("no table was made: " + failed.getCause(), failed);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("it was interrupted", stop);
        }
    }

    /// Has so many answers given in every second, for a while, and waits until all of them are
    /// acknowledged.
    ///
    /// @param rate answers a second, of all tables together
    /// @param second told of every second that has passed
    public LoadReport play(int rate, int seconds, IntConsumer second) {
        long count = (long) rate * seconds;
        long start = System.nanoTime() + SECOND / 10;
        int passed = 0;
        for (long next = 0; next < count; ) {
            hear(start + next * SECOND / rate - System.nanoTime());
            long now = System.nanoTime();
            for (; next < count && start + next * SECOND / rate <= now; next++) {
                tables.get((int) (next % tables.size())).due(start + next * SECOND / rate);
            }
            while (passed < seconds && now - start >= (passed + 1) * SECOND) {
                second.accept(++passed);
            }
        }
        if (!attend(() -> tables.stream().allMatch(GuestTable::isDone))) {
            measured.fault("some answers were never acknowledged, or nothing came of them");
        }
        return measured.report();
    }

    /// Listens until something holds; false if that takes too long.
    private boolean attend(BooleanSupplier enough) {
        long deadline = System.nanoTime() + PATIENCE;
        while (!enough.getAsBoolean()) {
            if (System.nanoTime() - deadline > 0) {
                return false;
            }
            hear(10 * MILLI);
        }
        return true;
    }

    /// Listens to all guests for so long at most.
    private void hear(long nanos) {
        try {
            if (nanos <= 0) {
                selector.selectNow(LoadRun::read);
            } else {
                selector.select(LoadRun::read, (nanos + MILLI - 1) / MILLI);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        comebacks.ifPresent(Comebacks::greet);
        ping();
    }

    private static void read(SelectionKey key) {
        if (key.attachment() instanceof Guest guest) {
            guest.read();
        }
    }

    /// Whoever says nothing for long is taken for lost.
    private void ping() {
        long now = System.nanoTime();
        while (!guests.isEmpty() && now - pinged > PING / guests.size()) {
            pinged += PING / guests.size();
            guests.get(nextPing).ping();
            nextPing = (nextPing + 1) % guests.size();
        }
    }

    /// How often somebody whose connection broke came back.
    public int comebacks() {
        return comebacks.map(Comebacks::count).orElse(0);
    }

    /// What the guests of a table had to bear.
    ///
    /// @param micros the longest that an answer took, in microseconds
    /// @param comebacks how often one of them had to come back
    public record Hardest(long micros, int comebacks) {}

    /// What was hardest at each table since this was last asked.
    public Map<String, Hardest> hardest() {
        long now = System.nanoTime();
        Map<String, Hardest> hardest = new LinkedHashMap<>();
        tables.forEach(table -> hardest.put(table.name(), table.hardest(now)));
        return hardest;
    }

    /// The decisions that were acknowledged, by the secrets of the seats, of each table.
    public Map<String, Map<String, List<Integer>>> acknowledged() {
        Map<String, Map<String, List<Integer>>> all = new LinkedHashMap<>();
        for (GuestTable table : tables) {
            Map<String, List<Integer>> seats = new LinkedHashMap<>();
            table.guests().forEach(guest -> seats.put(guest.token(), guest.acknowledged()));
            all.put(table.name(), seats);
        }
        return all;
    }

    /// A seat, and what its guest knows.
    ///
    /// @param number how many events it has heard of; 0 if others at the table heard of more or
    ///   fewer
    public record Known(String table, String token, int number) {}

    /// A seat of every table that is still played at, by the name of the table.
    public Map<String, Known> known() {
        Map<String, Known> known = new LinkedHashMap<>();
        for (GuestTable table : tables) {
            if (!table.isOver()) {
                String token = table.guests().getFirst().token();
                known.put(table.name(), new Known(table.name(), token, table.number()));
            }
        }
        return known;
    }

    /// Ends all connections.
    @Override
    public void close() throws IOException {
        comebacks.ifPresent(Comebacks::close);
        guests.forEach(Guest::close);
        selector.close();
    }
}
