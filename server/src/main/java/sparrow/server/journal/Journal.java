package sparrow.server.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import sparrow.server.fair.Token;

/// All tables on disk, in SQLite: an append-only journal of rows (table, number, writer, kind,
/// body), and one row for each table.
///
/// Whoever appends waits until the rows are durable. A second writer of the same numbers fails.
public final class Journal implements AutoCloseable {
    private static final List<String> SCHEMA =
            List.of(
                    """
                    CREATE TABLE IF NOT EXISTS journal (
                      "table" TEXT NOT NULL, number INTEGER NOT NULL, writer TEXT NOT NULL,
                      kind TEXT NOT NULL, body TEXT NOT NULL,
                      PRIMARY KEY ("table", number)) WITHOUT ROWID\
                    """,
                    """
                    CREATE TABLE IF NOT EXISTS tables (
                      name TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL,
                      listed INTEGER NOT NULL, created INTEGER NOT NULL,
                      finished INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID\
                    """,
                    "CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, finished)");

    private final Path file;
    private final Connection reading;
    private final Connection writing;
    private final String mark = Token.secret().substring(0, 12);
    private final Writer writer;
    private final Thread thread;

    private Journal(Path file, Connection reading, Connection writing) {
        this.file = file;
        this.reading = reading;
        this.writing = writing;
        this.writer = new Writer(writing);
        this.thread = Thread.ofPlatform().name("journal").start(writer);
    }

    public static Journal open(Path file) throws SQLException {
        Connection writing = connect(file);
        try (Statement sql = writing.createStatement()) {
            for (String table : SCHEMA) {
                sql.execute(table);
            }
        }
        return new Journal(file, connect(file), writing);
    }

    private static Connection connect(Path file) throws SQLException {
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement sql = connection.createStatement()) {
            sql.execute("PRAGMA busy_timeout=5000");
            sql.execute("PRAGMA journal_mode=WAL");
            sql.execute("PRAGMA synchronous=FULL");
        }
        return connection;
    }

    /// How many bytes the disk has left.
    public long free() {
        return file.toAbsolutePath().toFile().getUsableSpace();
    }

    /// Appends rows to a table's journal, all or none, and returns when they are durable.
    ///
    /// @param number of the first row
    public void append(String table, int number, List<Entry> entries) {
        await(new Append(table, number, mark, List.copyOf(entries)));
    }

    /// Keeps a table, new or changed, and returns when it is durable.
    public void save(TableRow table) {
        await(new Save(table));
    }

    private void await(Writer.Work work) {
        try {
            writer.submit(work).join();
        } catch (CompletionException failed) {
            throw new JournalConflict("the journal could not be written", failed);
        }
    }

    /// All rows of a table, in their order.
    public List<Entry> entries(String table) {
        String query = "SELECT kind, body FROM journal WHERE \"table\" = ? ORDER BY number";
        return query(
                query,
                List.of(table),
                row ->
                        new Entry(
                                Entry.Kind.valueOf(row.getString(1).toUpperCase(Locale.ROOT)),
                                row.getString(2)));
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
        return query(SELECT + "WHERE name = ?", List.of(name), Journal::table).stream().findFirst();
    }

    /// The tables that wait or are played at.
    public List<TableRow> unfinished() {
        return query(
                SELECT + "WHERE phase IN ('waiting', 'playing') ORDER BY created",
                List.of(),
                Journal::table);
    }

    /// Finished matches of listed tables, the newest first.
    ///
    /// @param game or nothing, for all
    /// @param before only those finished before then, or in the same moment
    /// @param name and then only those whose name comes before this one
    public List<TableRow> finished(String game, long before, String name, int most) {
        return query(
                SELECT
                        + "WHERE phase = 'over' AND listed = 1 AND (finished, name) < (?, ?)"
                        + " AND (? = '' OR game = ?) ORDER BY finished DESC, name DESC LIMIT ?",
                List.of(before, name, game, game, most),
                Journal::table);
    }

    private static final String SELECT =
            "SELECT name, game, phase, listed, created, finished, body FROM tables ";

    private static TableRow table(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4) == 1,
                row.getLong(5),
                row.getLong(6),
                row.getString(7));
    }

    @FunctionalInterface
    private interface Part<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> query(String sql, List<Object> values, Part<T> part) {
        synchronized (reading) {
            try (PreparedStatement query = reading.prepareStatement(sql)) {
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
            } catch (SQLException unreadable) {
                throw new IllegalStateException("the journal cannot be read", unreadable);
            }
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
        writing.close();
        synchronized (reading) {
            reading.close();
        }
    }
}
