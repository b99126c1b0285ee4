package sparrow.server.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;

/// The shape of the database, step by step: numbered files of SQL, each applied once and in order,
/// all of it or nothing. What was applied stands in the table `schema_history`. Every kind of
/// database has files of its own, with the same names.
final class Schema {
    private static final List<String> STEPS =
            List.of("V1__tables_and_journal", "V2__checksums_bans_pulse", "V3__keepers");

    /// The version that this program reads and writes.
    static final int VERSION = STEPS.size();

    private final Dialect dialect;

    Schema(Dialect dialect) {
        this.dialect = dialect;
    }

    /// The version a database has; 0 before the first step was noted.
    int version(Connection connection) throws SQLException {
        try (Statement sql = connection.createStatement()) {
            try (ResultSet named = sql.executeQuery(dialect.countsHistory())) {
                if (!named.next() || named.getInt(1) == 0) {
                    return 0;
                }
            }
            try (ResultSet highest =
                    sql.executeQuery("SELECT coalesce(max(number), 0) FROM schema_history")) {
                return highest.next() ? highest.getInt(1) : 0;
            }
        }
    }

    /// Applies the steps that are missing.
    void migrate(Connection connection) throws SQLException {
        migrate(connection, VERSION);
    }

    void migrate(Connection connection, int version) throws SQLException {
        try (Statement sql = connection.createStatement()) {
            sql.execute(dialect.beginSteps());
            try {
                sql.execute(
                        "CREATE TABLE IF NOT EXISTS schema_history (number INTEGER PRIMARY KEY,"
                                + " name TEXT NOT NULL, applied BIGINT NOT NULL)");
                for (int number = version(connection) + 1; number <= version; number++) {
                    apply(connection, sql, number);
                }
                sql.execute("COMMIT");
            } catch (SQLException failed) {
                sql.execute("ROLLBACK");
                throw failed;
            }
        }
    }

    private void apply(Connection connection, Statement sql, int number) throws SQLException {
        String name = STEPS.get(number - 1);
        for (String statement : text(name).split(";\\s*(\\n|$)")) {
            sql.execute(statement);
        }
        try (PreparedStatement note =
                connection.prepareStatement("INSERT INTO schema_history VALUES (?, ?, ?)")) {
            note.setInt(1, number);
            note.setString(2, name.substring(name.indexOf("__") + 2).toLowerCase(Locale.ROOT));
            note.setLong(3, System.currentTimeMillis());
            note.executeUpdate();
        }
    }

    private String text(String name) {
        String path = dialect.steps() + "/" + name + ".sql";
        try (InputStream file = Schema.class.getResourceAsStream(path)) {
            if (file == null) {
                throw new IllegalStateException("the step " + name + " is missing in the program");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException("the step " + name + " cannot be read", unreadable);
        }
    }
}
