package sparrow.server.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/// What comes before a home is used: it must be there, and of a version that this program knows.
/// One that is refused is closed.
final class Opening {
    private Opening() {}

    /// The home in a place where games are, perhaps beside the server that uses it.
    ///
    /// @throws IOException with a sentence for people
    static JournalHome of(DataPlace place) throws IOException {
        return switch (place) {
            case DataPlace.Folder(Path folder) -> {
                if (!Files.exists(DataFolder.database(folder))) {
                    throw new IOException("there are no games in " + folder);
                }
                yield SqliteHome.connect(DataFolder.database(folder));
            }
            case DataPlace.Database database -> database.open(HomeMaker.Use.BESIDE);
        };
    }

    /// Brings a home, new or old, to this program's schema.
    ///
    /// @throws IOException with a sentence for people
    static void bringUpToDate(JournalHome home) throws IOException {
        prepare(
                home,
                schema -> {
                    Connection connection = home.writing();
                    checkNotLater(home.name(), schema.version(connection));
                    schema.migrate(connection);
                });
    }

    /// Refuses a home that does not have this program's schema.
    ///
    /// @throws IOException with a sentence for people
    static void check(JournalHome home) throws IOException {
        prepare(home, schema -> checkSame(home, home.read(schema::version)));
    }

    @FunctionalInterface
    private interface Preparation {
        void prepare(Schema schema) throws SQLException, IOException;
    }

    private static void prepare(JournalHome home, Preparation preparation) throws IOException {
        try {
            try {
                preparation.prepare(new Schema(home.dialect()));
            } catch (SQLException | IOException | RuntimeException unusable) {
                home.close();
                throw unusable;
            }
        } catch (SQLException unusable) {
            throw home.unusable(unusable);
        }
    }

    private static void checkSame(JournalHome home, int version) throws IOException {
        checkNotLater(home.name(), version);
        if (version == 0 && !home.dialect().equals(SqliteHome.DIALECT)) {
            throw new IOException("there are no games in " + home.name());
        }
        if (version < Schema.VERSION) {
            throw new IOException(
                    home.name()
                            + " is of an earlier Sparrow; start the server once to bring it up to"
                            + " date");
        }
    }

    /// Refuses what a later program wrote.
    ///
    /// @param name how people call it
    static void checkNotLater(String name, int version) throws IOException {
        if (version > Schema.VERSION) {
            throw new IOException(
                    name
                            + " was written by a later Sparrow (schema "
                            + version
                            + ", this one knows "
                            + Schema.VERSION
                            + "); use that one, or restore a backup from before");
        }
    }
}
