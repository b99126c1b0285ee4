package sparrow.server.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/// A journal in a file of this machine.
final class SqliteHome implements JournalHome {
    static final Dialect DIALECT =
            new Dialect(
                    "sqlite",
                    "BEGIN IMMEDIATE",
                    "BEGIN IMMEDIATE",
                    "SELECT count(*) FROM sqlite_master WHERE name = 'schema_history'");

    private final Path file;
    private final Connection writing;
    private final Connection reading;

    private SqliteHome(Path file, Connection writing, Connection reading) {
        this.file = file;
        this.writing = writing;
        this.reading = reading;
    }

    /// Opens a file, new or old, for a program that may change its schema.
    static SqliteHome open(Path file) throws IOException {
        DataFolder.keepPrivate(file);
        return connect(file);
    }

    /// Opens a file that is there.
    static SqliteHome connect(Path file) throws IOException {
        try {
            Connection writing = Database.connect(file);
            try {
                return new SqliteHome(file, writing, Database.connect(file));
            } catch (SQLException unusable) {
                writing.close();
                throw unusable;
            }
        } catch (SQLException unusable) {
            throw Database.unusable(file, unusable);
        }
    }

    @Override
    public String name() {
        return file.toString();
    }

    @Override
    public Dialect dialect() {
        return DIALECT;
    }

    @Override
    public Connection writing() {
        return writing;
    }

    /// A file is not lost; what could not be written once may be written later.
    @Override
    public boolean isLost(SQLException error) {
        return false;
    }

    @Override
    public <T> T read(Query<T> query) throws SQLException {
        synchronized (reading) {
            return query.read(reading);
        }
    }

    @Override
    public <T> T snapshot(Query<T> query) throws SQLException {
        try (Connection own = Database.connect(file);
                Statement sql = own.createStatement()) {
            sql.execute("BEGIN");
            T read = query.read(own);
            sql.execute("ROLLBACK");
            return read;
        }
    }

    @Override
    public JournalConflict.Why why(Throwable error) {
        return Database.why(error);
    }

    @Override
    public IOException unusable(SQLException error) {
        return Database.unusable(file, error);
    }

    @Override
    public long free() {
        return file.toAbsolutePath().toFile().getUsableSpace();
    }

    @Override
    public void checkPages() throws IOException {
        synchronized (reading) {
            Database.checkPages(file, reading);
        }
    }

    @Override
    public void wipe() throws SQLException {
        synchronized (reading) {
            try (Statement sql = reading.createStatement()) {
                sql.execute("PRAGMA wal_checkpoint(TRUNCATE)");
            }
        }
    }

    @Override
    public void close() throws SQLException {
        writing.close();
        synchronized (reading) {
            reading.close();
        }
    }
}
