package sparrow.server.journal;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;

/// Where a journal lives: an open database, and whatever is particular to its kind. The tables in
/// it are the same everywhere.
///
/// The primary key of its journal is the fence: of two writers of a row the second fails, in every
/// home.
public interface JournalHome extends AutoCloseable {
    /// How people call it; no secret is in it.
    String name();

    Dialect dialect();

    /// A connection for the one thread that writes, which asks again when it has lost the last.
    /// What the last one wrote is decided before another is handed out: it is there, or it never
    /// will be.
    Connection writing() throws SQLException;

    /// Whether what went wrong means that the connection is of no more use.
    boolean isLost(SQLException error);

    /// Something that is read.
    @FunctionalInterface
    interface Query<T> {
        T read(Connection connection) throws SQLException;
    }

    /// Reads something, by a connection that nobody else uses meanwhile.
    <T> T read(Query<T> query) throws SQLException;

    /// Reads the games as they are at one moment, however long that takes, while others write.
    <T> T snapshot(Query<T> query) throws SQLException;

    /// What kept something from the disk.
    JournalConflict.Why why(Throwable error);

    /// What an error means to people.
    IOException unusable(SQLException error);

    /// How many bytes its disk has left, as far as that can be known from here.
    long free();

    /// Checks what holds the rows, such as the pages of a file.
    ///
    /// @throws IOException with the first thing that is wrong
    void checkPages() throws IOException;

    /// Leaves nothing of what was deleted or overwritten, as far as no other program reads it now.
    void wipe() throws SQLException;

    @Override
    void close() throws SQLException;
}
