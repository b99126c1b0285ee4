package sparrow.server.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/// A copy of all games in one file, made while a server runs or not.
///
/// @param tables how many it holds
/// @param bytes how long it is
public record Backup(Path file, int tables, long bytes) {
    private static final DateTimeFormatter MOMENT =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    /// Copies games as they are at one moment: a folder's into a file of SQLite's, which is
    /// checked, a database's into a file for [GamesImport].
    ///
    /// @throws IOException with a sentence for people
    public static Backup make(DataPlace place, Path file) throws IOException {
        return switch (place) {
            case DataPlace.Folder(Path folder) -> make(folder, file);
            case DataPlace.Database _ -> {
                Counts counts = GamesExport.write(place, file, _ -> {});
                yield new Backup(file, counts.tables(), Files.size(file));
            }
        };
    }

    /// Copies the games of a folder as they are at one moment, and checks the copy.
    ///
    /// @throws IOException with a sentence for people
    public static Backup make(Path folder, Path file) throws IOException {
        Path database = DataFolder.database(folder);
        if (!Files.exists(database)) {
            throw new IOException("there are no games in " + folder);
        }
        if (Files.exists(file)) {
            throw new IOException(file + " is there already; choose another name");
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(part);
        DataFolder.keepPrivate(part);
        try (Connection games = Database.connect(database);
                PreparedStatement copy = games.prepareStatement("VACUUM INTO ?")) {
            copy.setString(1, part.toString());
            copy.execute();
        } catch (SQLException failed) {
            Files.deleteIfExists(part);
            throw Database.unusable(database, failed);
        }
        Backup made = checked(part, file);
        settle(part, file);
        return made;
    }

    /// Puts the games of a copy into a folder that no server uses.
    ///
    /// @param standing what to do with games that are there
    /// @throws IOException with a sentence for people
    public static Restored restore(Path file, Path folder, Standing standing, Clock clock)
            throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException("there is no file " + file);
        }
        try (DataFolder taken = DataFolder.take(folder)) {
            Path database = DataFolder.database(taken.folder());
            if (Files.exists(database) && standing == Standing.KEEP) {
                throw new IOException("there are games in " + folder + "; they would be replaced");
            }
            Path part = database.resolveSibling(database.getFileName() + ".part");
            Files.deleteIfExists(part);
            DataFolder.keepPrivate(part);
            Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
            DataFolder.keepPrivate(part);
            try {
                Backup copy = checked(part, file);
                Optional<Path> aside = putAside(database, clock);
                settle(part, database);
                return new Restored(copy, aside);
            } finally {
                Files.deleteIfExists(part);
            }
        }
    }

    /// What happens to games that stand where others are restored.
    public enum Standing {
        KEEP,
        PUT_ASIDE
    }

    /// @param aside where the games are that stood there
    public record Restored(Backup backup, Optional<Path> aside) {}

    private static Optional<Path> putAside(Path database, Clock clock) throws IOException {
        if (!Files.exists(database)) {
            return Optional.empty();
        }
        String name = database.getFileName() + ".replaced-" + MOMENT.format(clock.instant());
        Path aside = database.resolveSibling(name);
        Files.move(database, aside);
        for (String companion : DataFolder.COMPANIONS) {
            Path beside = database.resolveSibling(database.getFileName() + companion);
            if (Files.exists(beside)) {
                Files.move(beside, aside.resolveSibling(name + companion));
            }
        }
        return Optional.of(aside);
    }

    /// A copy, if every page of it is whole and this program can read it.
    ///
    /// @param shown how people call it
    private static Backup checked(Path file, Path shown) throws IOException {
        try (Connection copy = Database.plain(file);
                Statement sql = copy.createStatement()) {
            Database.checkPages(shown, copy);
            try (ResultSet named =
                    sql.executeQuery(
                            "SELECT count(*) FROM sqlite_master"
                                    + " WHERE name IN ('tables', 'journal')")) {
                if (!named.next() || named.getInt(1) < 2) {
                    throw new IOException(shown + " holds no games of Sparrow's");
                }
            }
            Opening.checkNotLater(shown.toString(), new Schema(SqliteHome.DIALECT).version(copy));
            try (ResultSet count = sql.executeQuery("SELECT count(*) FROM tables")) {
                return new Backup(shown, count.next() ? count.getInt(1) : 0, Files.size(file));
            }
        } catch (SQLException unusable) {
            throw Database.unusable(shown, unusable);
        }
    }

    /// Makes a finished file durable and gives it its name.
    static void settle(Path part, Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
