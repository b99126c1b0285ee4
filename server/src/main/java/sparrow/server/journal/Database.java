package sparrow.server.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// The file of all games, opened; whatever is wrong with it is said in a sentence for people.
final class Database {
    private Database() {}

    static Connection connect(Path file) throws SQLException {
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement sql = connection.createStatement()) {
            sql.execute("PRAGMA busy_timeout=5000");
            sql.execute("PRAGMA journal_mode=WAL");
            sql.execute("PRAGMA synchronous=FULL");
            sql.execute("PRAGMA secure_delete=ON");
        } catch (SQLException unusable) {
            connection.close();
            throw unusable;
        }
        return connection;
    }

    /// A file as it is, without another beside it.
    static Connection plain(Path file) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file);
    }

    /// Checks every page of the file.
    ///
    /// @throws IOException with the first thing that is wrong
    static void checkPages(Path file, Connection connection) throws IOException {
        try (Statement sql = connection.createStatement();
                ResultSet rows = sql.executeQuery("PRAGMA integrity_check(1)")) {
            String first = rows.next() ? rows.getString(1) : "it cannot be checked";
            if (!first.equals("ok")) {
                throw new IOException(file + " is damaged: " + first.replace('\n', ' '));
            }
        } catch (SQLException unusable) {
            throw unusable(file, unusable);
        }
    }

    /// What kept something from the disk.
    static JournalConflict.Why why(@Nullable Throwable error) {
        for (Throwable each = error; each != null; each = each.getCause()) {
            if (String.valueOf(each.getMessage()).contains("SQLITE_CONSTRAINT")) {
                return JournalConflict.Why.ANOTHER_WRITER;
            }
        }
        return JournalConflict.Why.DISK;
    }

    /// What an error of SQLite means to people.
    static IOException unusable(Path file, SQLException error) {
        SQLiteErrorCode code =
                error instanceof SQLiteException sqlite
                        ? sqlite.getResultCode()
                        : SQLiteErrorCode.UNKNOWN_ERROR;
        String sentence =
                switch (code) {
                    case SQLITE_NOTADB ->
                            file + " is no database of Sparrow's; restore a backup of it";
                    case SQLITE_CORRUPT, SQLITE_CORRUPT_INDEX, SQLITE_CORRUPT_VTAB ->
                            file + " is damaged; restore a backup of it";
                    case SQLITE_FULL -> "the disk of " + file + " is full";
                    case SQLITE_BUSY -> file + " is in use by another program";
                    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM ->
                            file + " cannot be written; look at who owns it";
                    default -> file + " cannot be used: " + error.getMessage();
                };
        return new IOException(sentence, error);
    }
}
