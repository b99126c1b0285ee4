package sparrow.server.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sparrow.server.fair.Token;
import sparrow.server.health.Metrics;

/// All tables on disk: an append-only journal of rows (table, number, writer, kind, body,
/// checksum), and one row for each table. [JournalHome] says where.
///
/// Whoever appends waits until the rows are durable. A second writer of the same numbers fails.
public final class Journal implements AutoCloseable {
    private static final String UNWRITTEN = "The journal cannot be written.";

    private final JournalHome home;
    private final Writers writers;
    private final String mark = Token.secret().substring(0, 12);
    private final Writer writer;
    private final Thread thread;

    private Journal(JournalHome home, Writers writers, Metrics metrics) {
        this.home = home;
        this.writers = writers;
        this.writer = new Writer(home, metrics);
        this.thread = Thread.ofPlatform().name("journal").start(writer);
    }

    /// Opens the journal in a file, new or old, and brings it to this program's schema.
    ///
    /// @throws IOException with a sentence for people
    public static Journal open(Path file, Metrics metrics) throws IOException {
        return open(SqliteHome.open(file), metrics);
    }

    /// Opens the journal of a database, new or old, and brings it to this program's schema.
    ///
    /// @throws IOException with a sentence for people
    public static Journal open(DataPlace.Database place, HomeMaker.Use use, Metrics metrics)
            throws IOException {
        Writers writers = use == HomeMaker.Use.NODE ? Writers.SEVERAL : Writers.ONE;
        return open(place.open(use), writers, metrics);
    }

    /// Opens the journal in a home, and brings it to this program's schema. It closes the home.
    ///
    /// @throws IOException with a sentence for people
    public static Journal open(JournalHome home, Metrics metrics) throws IOException {
        return open(home, Writers.ONE, metrics);
    }

    static Journal open(JournalHome home, Writers writers, Metrics metrics) throws IOException {
        Opening.bringUpToDate(home);
        return new Journal(home, writers, metrics);
    }

    /// Opens the journal of a folder as it is, perhaps beside the server that uses it.
    ///
    /// @throws IOException with a sentence for people
    public static Journal join(Path folder) throws IOException {
        return join(new DataPlace.Folder(folder));
    }

    /// Opens a journal as it is, perhaps beside the server that uses it; refused unless it has this
    /// program's schema.
    ///
    /// @throws IOException with a sentence for people
    public static Journal join(DataPlace place) throws IOException {
        JournalHome home = Opening.of(place);
        Opening.check(home);
        return new Journal(home, Writers.ONE, new Metrics());
    }

    JournalHome home() {
        return home;
    }

    /// How many bytes the disk has left, as far as that can be known from here.
    public long free() {
        return home.free();
    }

    /// Appends rows to a table's journal, all or none, and returns when they are durable.
    ///
    /// @param number of the first row
    public void append(String table, int number, List<Entry> entries) {
        await(new Append(table, number, mark, List.copyOf(entries), writers));
    }

    /// Keeps a table, new or changed, and returns when it is durable. Among several servers only
    /// the one that made it or claimed it last may do that.
    public void save(TableRow table) {
        Optional<String> keeper = writers == Writers.SEVERAL ? Optional.of(mark) : Optional.empty();
        await(new Save(table, keeper));
    }

    /// Changes a table that has ended, whoever kept it.
    public void amend(TableRow ended) {
        await(new Save(ended, Optional.empty()));
    }

    /// Takes a table over from whoever of several servers kept it: it cannot write to it any more.
    ///
    /// @return the table as it was left; nothing if there is none
    public Optional<TableRow> claim(String table) {
        await(new Claim(table, mark));
        return find(table);
    }

    /// Lets go of tables and all their rows, for good.
    public void delete(List<String> tables) {
        await(new Delete(List.copyOf(tables)));
    }

    /// Keeps an address out; one that is kept out until 0 is let in again.
    public void ban(Ban ban) {
        await(new Banning(ban));
    }

    private void await(Writer.Work work) {
        try {
            writer.submit(work).join();
        } catch (CompletionException failed) {
            throw new JournalConflict(
                    failed.getCause() instanceof JournalConflict known
                            ? known.why()
                            : JournalConflict.Why.DISK,
                    failed);
        }
    }

    /// What was not written within this time is still told.
    private static final Duration LATELY = Duration.ofSeconds(10);

    /// Writes something small, to see whether the disk takes it; a disk may take that and nothing
    /// more, so what could not be written lately counts as well.
    ///
    /// @return why not, in words for people
    public Optional<String> trouble(Duration patience) {
        Optional<String> now = troubleNow(patience);
        boolean lately =
                writer.unwritten()
                        .filter(time -> Instant.now().isBefore(time.plus(LATELY)))
                        .isPresent();
        return now.isEmpty() && lately ? Optional.of(UNWRITTEN) : now;
    }

    private Optional<String> troubleNow(Duration patience) {
        try {
            writer.submit(new Pulse(System.currentTimeMillis()))
                    .get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return Optional.empty();
        } catch (ExecutionException failed) {
            return Optional.of(UNWRITTEN);
        } catch (TimeoutException _) {
            return Optional.of("The journal does not come to an end with what it writes.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.of("The server stops.");
        }
    }

    /// All rows of a table, in their order.
    ///
    /// @throws Damaged if one is missing or not as it was written
    public List<Entry> entries(String table) {
        String query =
                "SELECT number, kind, body, checksum FROM journal"
                        + " WHERE \"table\" = ? ORDER BY number";
        List<Entry> entries = new ArrayList<>();
        query(query, List.of(table), row -> entries.add(entry(table, entries.size(), row)));
        return entries;
    }

    private static Entry entry(String table, int expected, ResultSet row) throws SQLException {
        int number = row.getInt(1);
        if (number != expected) {
            throw new Damaged("row " + expected + " of its journal is missing");
        }
        String kind = Rows.text(row, 2);
        String body = Rows.text(row, 3);
        OptionalLong checksum = Rows.checksum(row, 4);
        if (checksum.isPresent()
                && checksum.getAsLong() != Append.checksum(table, number, kind, body)) {
            throw new Damaged("row " + number + " of its journal is not as it was written");
        }
        return new Entry(
                Entry.Kind.named(kind)
                        .orElseThrow(() ->
                                new Damaged("row " + number + " of its journal is of no kind")),
                body);
    }

    /// How many events of that name a table's journal holds.
    public int count(String table, String event) {
        String query =
                "SELECT COUNT(*) FROM journal WHERE \"table\" = ? AND kind = 'event'"
                        + " AND body LIKE ?";
        List<Object> values = List.of(table, "{\"event\":\"" + event + "\"%");
        return query(query, values, row -> row.getInt(1)).getFirst();
    }

    public Optional<TableRow> find(String name) {
        return query(Rows.TABLES + "WHERE name = ?", List.of(name), Rows::table).stream()
                .findFirst();
    }

    /// The names of the tables that have not ended.
    public List<String> unfinished() {
        return names("WHERE phase NOT IN ('over', 'closed') ORDER BY created", List.of());
    }

    /// The names of the tables that wait or are played at, as an index knows them.
    public List<String> underWay() {
        return names("WHERE phase IN ('waiting', 'playing') ORDER BY created", List.of());
    }

    /// Those of them that are listed, the newest first.
    public List<String> listed(int most) {
        return names(
                "WHERE phase IN ('waiting', 'playing') AND listed = 1"
                        + " ORDER BY created DESC LIMIT ?",
                List.of(most));
    }

    /// The names of all tables.
    public List<String> all() {
        return names("ORDER BY created", List.of());
    }

    /// The names of tables that have rows, but are not among the tables.
    public List<String> lost() {
        return query(
                "SELECT DISTINCT \"table\" FROM journal"
                        + " WHERE \"table\" NOT IN (SELECT name FROM tables) ORDER BY 1",
                List.of(),
                row -> Rows.text(row, 1));
    }

    /// The names of tables that ended before then.
    ///
    /// @param phase `over` or `closed`
    public List<String> ended(String phase, Listing listing, long before, int most) {
        return names(
                "WHERE phase = ? AND listed = ? AND finished < ? ORDER BY finished LIMIT ?",
                List.of(phase, listing == Listing.LISTED ? 1 : 0, before, most));
    }

    private List<String> names(String which, List<Object> values) {
        return query("SELECT name FROM tables " + which, values, row -> Rows.text(row, 1));
    }

    /// Finished matches of listed tables, the newest first.
    ///
    /// @param game or nothing, for all
    /// @param before only those finished before then, or in the same moment
    /// @param name and then only those whose name comes before this one
    public List<TableRow> finished(String game, long before, String name, int most) {
        return query(
                Rows.TABLES
                        + "WHERE phase = 'over' AND listed = 1 AND (finished, name) < (?, ?)"
                        + " AND (? = '' OR game = ?) ORDER BY finished DESC, name DESC LIMIT ?",
                List.of(before, name, game, game, most),
                Rows::table);
    }

    /// The addresses that are kept out, also those whose time is over.
    public List<Ban> bans() {
        return query(Rows.BANS + "ORDER BY address", List.of(), Rows::ban);
    }

    /// Checks what holds the rows, such as every page of the file.
    ///
    /// @throws IOException with the first thing that is wrong
    public void checkPages() throws IOException {
        home.checkPages();
    }

    /// Leaves nothing of what was deleted or overwritten in the files, as far as no other program
    /// reads them now.
    public void wipe() {
        try {
            home.wipe();
        } catch (SQLException unwritten) {
            throw new JournalConflict(JournalConflict.Why.DISK, unwritten);
        }
    }

    @FunctionalInterface
    private interface Part<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> query(String sql, List<Object> values, Part<T> part) {
        try {
            return home.read(connection -> {
                try (PreparedStatement query = connection.prepareStatement(sql)) {
                    for (int i = 0; i < values.size(); i++) {
                        query.setObject(i + 1, values.get(i));
                    }
                    List<T> found = new ArrayList<>();
                    try (ResultSet rows = query.executeQuery()) {
                        while (rows.next()) {
                            found.add(part.read(rows));
                        }
                    }
                    return found;
                }
            });
        } catch (SQLException unreadable) {
            if (home.isLost(unreadable)) {
                throw new JournalConflict(JournalConflict.Why.UNREACHABLE, unreadable);
            }
            throw new Damaged("the journal cannot be read", unreadable);
        }
    }

    /// Writes what waits and closes the files.
    @Override
    public void close() throws SQLException {
        writer.stop();
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        home.close();
    }
}
