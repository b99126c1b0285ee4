package sparrow.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import sparrow.server.journal.DataPlace;

/// A real PostgreSQL on this machine, for tests: synchronised as an operator's would be, and with a
/// role that needs a password.
public final class Postgres implements AutoCloseable {
    public static final String ROLE = "keyed";
    public static final String PASSWORD = "very-secret-8265";

    private static final AtomicInteger SCHEMAS = new AtomicInteger();
    private static Optional<Postgres> shared = Optional.empty();

    private final Path folder;
    private EmbeddedPostgres server;
    private final int port;

    private Postgres(Path folder) throws IOException {
        this.folder = folder;
        this.server = builder(folder).start();
        this.port = server.getPort();
    }

    private static EmbeddedPostgres.Builder builder(Path folder) {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder)
                .setCleanDataDirectory(false)
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("full_page_writes", "on");
    }

    /// One for all tests of this process.
    public static synchronized Postgres shared() {
        if (shared.isEmpty()) {
            try {
                Postgres started = new Postgres(Files.createTempDirectory("sparrow-postgres"));
                Runtime.getRuntime().addShutdownHook(new Thread(started::end, "end"));
                shared = Optional.of(started);
            } catch (IOException cannot) {
                throw new UncheckedIOException(cannot);
            }
        }
        return shared.get();
    }

    /// One that a test may stop.
    public static Postgres own(Path folder) throws IOException {
        return new Postgres(folder);
    }

    public int port() {
        return port;
    }

    /// A schema that nobody has used.
    public DataPlace.Database place() {
        return place(port);
    }

    /// The same, reached by another port.
    public DataPlace.Database place(int otherPort) {
        return new DataPlace.Database(
                "jdbc:postgresql://127.0.0.1:"
                        + otherPort
                        + "/postgres?user=postgres&currentSchema=games_"
                        + SCHEMAS.incrementAndGet(),
                Optional.empty());
    }

    public void execute(String sql) throws SQLException {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /// Makes the role that needs its password.
    public void makeRole() throws SQLException, IOException {
        execute("DROP ROLE IF EXISTS " + ROLE);
        execute("CREATE ROLE " + ROLE + " LOGIN PASSWORD '" + PASSWORD + "'");
        Path rules = folder.resolve("pg_hba.conf");
        String others = Files.readString(rules);
        Files.write(
                rules,
                List.of("host all " + ROLE + " 127.0.0.1/32 scram-sha-256", others),
                StandardOpenOption.TRUNCATE_EXISTING);
        execute("SELECT pg_reload_conf()");
    }

    public void stop() throws IOException {
        server.close();
    }

    /// Starts it again, with the same data at the same port.
    public void start() throws IOException {
        server = builder(folder).setPort(port).start();
    }

    private void end() {
        try {
            close();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        // The folder of a shared one lies among temporary files.
        try (var files = Files.walk(folder)) {
            for (Path each : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        }
    }
}
