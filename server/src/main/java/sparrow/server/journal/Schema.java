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
/// all of it or nothing. What was applied stands in the table `schema_history`.
final class Schema {
    private static final List<String> STEPS =
            List.of("V1__tables_and_journal", "V2__checksums_bans_pulse");

    /// The version that this program reads and writes.
    static final int VERSION = STEPS.size();

    private Schema() {}

    /// The version a database has; 0 before the first step was noted.
    static int version(Connection connection) throws SQLException {
        try (Statement sql = connection.createStatement()) {
            try (ResultSet named =
                    sql.executeQuery(
                            "SELECT count(*) FROM sqlite_master WHERE name = 'schema_history'")) {
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
    static void migrate(Connection connection) throws SQLException {
        migrate(connection, VERSION);
    }

    static void migrate(Connection connection, int version) throws SQLException {
        try (Statement sql = connection.createStatement()) {
            sql.execute("BEGIN IMMEDIATE");
            try {
                sql.execute(
                        "CREATE TABLE IF NOT EXISTS schema_history (number INTEGER PRIMARY KEY,"
                                + " name TEXT NOT NULL, applied INTEGER NOT NULL)");
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

    private static void apply(Connection connection, Statement sql, int number)
            throws SQLException {
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

    private static String text(String name) {
        try (InputStream file = Schema.class.getResourceAsStream("sqlite/" + name + ".sql")) {
            if (file == null) {
                throw new IllegalStateException("the step " + name + " is missing in the program");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException("the step " + name + " cannot be read", unreadable);
        }
    }
}
