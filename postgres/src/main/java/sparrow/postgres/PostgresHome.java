package sparrow.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.postgresql.Driver;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sparrow.server.journal.Dialect;
import sparrow.server.journal.HomeMaker;
import sparrow.server.journal.JournalConflict;
import sparrow.server.journal.JournalHome;

/// A journal in a schema of a PostgreSQL database.
///
/// The session that writes holds a lock of the schema for as long as it lives, so that a second
/// server is refused and not only fenced off. Sessions of a machine that is gone end within half a
/// minute.
final class PostgresHome implements JournalHome {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresHome.class);

    private static final Dialect DIALECT =
            new Dialect(
                    "postgresql",
                    "BEGIN",
                    "BEGIN; SELECT pg_advisory_xact_lock(hashtext('sparrow steps'))",
                    "SELECT count(*) FROM pg_tables"
                            + " WHERE schemaname = current_schema() AND tablename = 'schema_history'");

    /// What every session wants: durable commits, and an end when the other side is gone.
    private static final String SETTINGS =
            """
            SET tcp_keepalives_idle = 10;
            SET tcp_keepalives_interval = 5;
            SET tcp_keepalives_count = 3;
            SET idle_in_transaction_session_timeout = '60s';
            SELECT set_config('synchronous_commit', 'on', false)
              WHERE current_setting('synchronous_commit') = 'off';
            """;

    private static final String LOCK_KEY = "hashtext('sparrow writes'), hashtext(current_schema())";
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int MOST_READERS = 8;
    private static final long MOST_WAIT_MILLIS = 5_000;

    /// A session by which it is known to the database: numbers of processes are used again.
    private record Session(int process, String since) {}

    private final PostgresAddress address;
    private final HomeMaker.Use use;
    private final HikariDataSource readers;
    private Optional<Connection> writer = Optional.empty();
    private Optional<Session> last = Optional.empty();

    private PostgresHome(PostgresAddress address, HomeMaker.Use use) {
        this.address = address;
        this.use = use;
        HikariConfig config = new HikariConfig();
        config.setPoolName("games");
        config.setJdbcUrl(address.url());
        config.setDataSourceProperties(address.properties());
        config.setConnectionInitSql(SETTINGS);
        config.setMaximumPoolSize(MOST_READERS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(MOST_WAIT_MILLIS);
        config.setInitializationFailTimeout(-1);
        this.readers = new HikariDataSource(config);
    }

    /// Opens a database that is there; its schema may be empty.
    ///
    /// @throws IOException with a sentence for people
    static PostgresHome open(PostgresAddress address, HomeMaker.Use use) throws IOException {
        try (Connection connection = connect(address);
                Statement sql = connection.createStatement()) {
            if (!setting(sql, "server_encoding").equals("UTF8")) {
                throw new IOException(
                        address.name() + " does not hold every character; make it with UTF8");
            }
            if (setting(sql, "fsync").equals("off")) {
                LOG.warn("{} runs with fsync off: a power cut may lose games", address.name());
            }
            if (use != HomeMaker.Use.BESIDE) {
                makeSchema(sql, address.schema());
            }
        } catch (SQLException unusable) {
            throw PostgresErrors.unusable(address.name(), unusable);
        }
        PostgresHome home = new PostgresHome(address, use);
        try {
            home.writing();
            return home;
        } catch (SQLException unusable) {
            home.close();
            throw home.unusable(unusable);
        }
    }

    /// Not by IF NOT EXISTS alone, which wants the right to make one even where it is there.
    private static void makeSchema(Statement sql, String schema) throws SQLException {
        try (ResultSet there =
                sql.executeQuery("SELECT 1 FROM pg_namespace WHERE nspname = '" + schema + "'")) {
            if (there.next()) {
                return;
            }
        }
        sql.execute("CREATE SCHEMA IF NOT EXISTS " + schema);
    }

    private static String setting(Statement sql, String name) throws SQLException {
        try (ResultSet shown = sql.executeQuery("SHOW " + name)) {
            return shown.next() ? shown.getString(1) : "";
        }
    }

    private static Connection connect(PostgresAddress address) throws SQLException {
        Connection connection = new Driver().connect(address.url(), address.properties());
        if (connection == null) {
            throw new SQLException(address.name() + " is no address of PostgreSQL's");
        }
        try (Statement sql = connection.createStatement()) {
            sql.execute(SETTINGS);
        } catch (SQLException unusable) {
            connection.close();
            throw unusable;
        }
        return connection;
    }

    @Override
    public String name() {
        return address.name();
    }

    @Override
    public Dialect dialect() {
        return DIALECT;
    }

    @Override
    public synchronized Connection writing() throws SQLException {
        if (writer.isPresent() && !writer.get().isClosed()) {
            return writer.get();
        }
        Connection connection = connect(address);
        try {
            end(connection, last);
            lock(connection);
            if (last.isPresent()) {
                LOG.info("connected to {} again", name());
            }
            last = Optional.of(session(connection));
            writer = Optional.of(connection);
            return connection;
        } catch (SQLException unusable) {
            connection.close();
            throw unusable;
        }
    }

    /// Ends our last session, which may be about to commit although we have lost it.
    private static void end(Connection connection, Optional<Session> session) throws SQLException {
        if (session.isEmpty()) {
            return;
        }
        try (PreparedStatement end =
                connection.prepareStatement(
                        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                                + " WHERE pid = ? AND backend_start::text = ?")) {
            end.setInt(1, session.get().process);
            end.setString(2, session.get().since);
            try (ResultSet ended = end.executeQuery()) {
                if (ended.next() && !ended.getBoolean(1)) {
                    throw new SQLTransientConnectionException(
                            "the last session does not come to its end");
                }
            }
        }
    }

    private void lock(Connection connection) throws SQLException {
        String lock =
                switch (use) {
                    case SERVER -> "SELECT pg_try_advisory_lock(" + LOCK_KEY + ")";
                    case NODE -> "SELECT pg_try_advisory_lock_shared(" + LOCK_KEY + ")";
                    case BESIDE -> "SELECT true";
                };
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (!isTrue(connection, lock)) {
            if (System.nanoTime() > until) {
                throw new SQLException(
                        "another server uses it; stop that one or choose another database");
            }
            pause();
        }
    }

    private static boolean isTrue(Connection connection, String query) throws SQLException {
        try (Statement sql = connection.createStatement();
                ResultSet answer = sql.executeQuery(query)) {
            return answer.next() && answer.getBoolean(1);
        }
    }

    private static void pause() throws SQLException {
        try {
            Thread.sleep(100);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new SQLException("it was interrupted", stop);
        }
    }

    private static Session session(Connection connection) throws SQLException {
        try (Statement sql = connection.createStatement();
                ResultSet own =
                        sql.executeQuery(
                                "SELECT pid, backend_start::text FROM pg_stat_activity"
                                        + " WHERE pid = pg_backend_pid()")) {
            own.next();
            return new Session(own.getInt(1), own.getString(2));
        }
    }

    @Override
    public boolean isLost(SQLException error) {
        return PostgresErrors.isLost(error);
    }

    /// A session that the database ended stays with the readers until one of them is given it:
    /// there may be as many of these as readers.
    @Override
    public <T> T read(Query<T> query) throws SQLException {
        for (int ended = 0; ; ended++) {
            Connection connection = readers.getConnection();
            try (connection) {
                return query.read(connection);
            } catch (SQLException error) {
                if (ended == MOST_READERS || !isLost(error)) {
                    throw error;
                }
            }
        }
    }

    @Override
    public <T> T snapshot(Query<T> query) throws SQLException {
        try (Connection connection = connect(address);
                Statement sql = connection.createStatement()) {
            // Whoever reads what is exported may take a rest.
            sql.execute("SET idle_in_transaction_session_timeout = 0");
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setAutoCommit(false);
            T read = query.read(connection);
            connection.rollback();
            return read;
        }
    }

    @Override
    public JournalConflict.Why why(Throwable error) {
        return PostgresErrors.why(error);
    }

    @Override
    public IOException unusable(SQLException error) {
        return PostgresErrors.unusable(name(), error);
    }

    /// Its disk is on another machine, and watched there.
    @Override
    public long free() {
        return Long.MAX_VALUE;
    }

    /// PostgreSQL checks its own pages whenever it reads one; this tells what it has found.
    @Override
    public void checkPages() throws IOException {
        try {
            long failures =
                    read(connection -> {
                        try (Statement sql = connection.createStatement();
                                ResultSet found =
                                        sql.executeQuery(
                                                "SELECT coalesce(checksum_failures, 0)"
                                                        + " FROM pg_stat_database"
                                                        + " WHERE datname = current_database()")) {
                            return found.next() ? found.getLong(1) : 0L;
                        }
                    });
            if (failures > 0) {
                throw new IOException(
                        name() + " is damaged: PostgreSQL found " + failures + " bad pages");
            }
        } catch (SQLException unusable) {
            throw unusable(unusable);
        }
    }

    @Override
    public void wipe() throws SQLException {
        read(connection -> {
            try (Statement sql = connection.createStatement()) {
                return sql.execute("VACUUM journal, tables");
            }
        });
    }

    @Override
    public synchronized void close() {
        readers.close();
        try {
            if (writer.isPresent()) {
                writer.get().close();
            }
        } catch (SQLException unclean) {
            LOG.debug("the connection did not close cleanly", unclean);
        }
    }
}
