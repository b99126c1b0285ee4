package sparrow.server.journal;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.IntConsumer;
import java.util.zip.GZIPOutputStream;

/// Writes all games of a home into a [GamesFile], as they are at one moment, while a server may go
/// on. Damaged rows are written as they are. What is in memory is one row, however many there are.
public final class GamesExport {
    /// Rows that a database far away hands over at once.
    private static final int AT_ONCE = 200;

    private final OutputStream out;
    private final MessageDigest digest = Digests.sha256();
    private final IntConsumer progress;
    private int tables;
    private long rows;
    private int bans;

    private GamesExport(OutputStream out, IntConsumer progress) {
        this.out = out;
        this.progress = progress;
    }

    /// Writes a file that is not there; one whose name ends with `.gz` is compressed.
    ///
    /// @param progress is told how many tables are written
    /// @throws IOException with a sentence for people
    public static Counts write(DataPlace place, Path file, IntConsumer progress)
            throws IOException {
        if (Files.exists(file)) {
            throw new IOException(file + " is there already; choose another name");
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(part);
        DataFolder.keepPrivate(part);
        Counts counts;
        try (OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(part));
                OutputStream out =
                        file.toString().endsWith(".gz") ? new GZIPOutputStream(bytes) : bytes) {
            counts = write(place, out, progress);
        } catch (IOException failed) {
            Files.deleteIfExists(part);
            throw failed;
        }
        Backup.settle(part, file);
        return counts;
    }

    /// Writes to a stream and leaves it open.
    ///
    /// @throws IOException with a sentence for people
    public static Counts write(DataPlace place, OutputStream out, IntConsumer progress)
            throws IOException {
        try (Journal journal = Journal.join(place)) {
            return write(journal.home(), out, progress);
        } catch (SQLException unclean) {
            throw new IOException(place.name() + " did not close cleanly", unclean);
        }
    }

    static Counts write(JournalHome home, OutputStream out, IntConsumer progress)
            throws IOException {
        GamesExport export = new GamesExport(out, progress);
        try {
            return home.snapshot(export::all);
        } catch (SQLException unreadable) {
            throw home.unusable(unreadable);
        } catch (UncheckedIOException unwritten) {
            throw unwritten.getCause();
        }
    }

    private Counts all(Connection connection) throws SQLException {
        try {
            String now = Clock.systemUTC().instant().truncatedTo(ChronoUnit.SECONDS).toString();
            line(new GamesFile.Head(GamesFile.FORMAT, Schema.VERSION, now));
            try (Statement first = connection.createStatement();
                    Statement second = connection.createStatement()) {
                first.setFetchSize(AT_ONCE);
                second.setFetchSize(AT_ONCE);
                try (ResultSet names = first.executeQuery(Rows.TABLES + "ORDER BY name");
                        ResultSet journal =
                                second.executeQuery(Rows.JOURNAL + "ORDER BY \"table\", number")) {
                    merge(names, journal);
                }
            }
            bans(connection);
            Counts counts = new Counts(tables, rows, bans);
            byte[] sum = digest.digest();
            line(new GamesFile.End(counts, HexFormat.of().formatHex(sum)));
            out.flush();
            return counts;
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
    }

    /// Each table with its rows after it; rows without a table stand where theirs would be.
    private void merge(ResultSet names, ResultSet journal) throws SQLException, IOException {
        boolean more = journal.next();
        while (names.next()) {
            TableRow table = Rows.table(names);
            while (more && isBefore(Rows.text(journal, 1), table.name())) {
                row(journal);
                more = journal.next();
            }
            line(new GamesFile.Table(table));
            progress.accept(++tables);
            while (more && Rows.text(journal, 1).equals(table.name())) {
                row(journal);
                more = journal.next();
            }
        }
        while (more) {
            row(journal);
            more = journal.next();
        }
    }

    /// In the order of both databases.
    private static boolean isBefore(String one, String other) {
        return Arrays.compareUnsigned(
                        one.getBytes(StandardCharsets.UTF_8),
                        other.getBytes(StandardCharsets.UTF_8))
                < 0;
    }

    private void row(ResultSet journal) throws SQLException, IOException {
        rows++;
        line(
                new GamesFile.Row(
                        Rows.text(journal, 1),
                        journal.getInt(2),
                        Rows.text(journal, 3),
                        Rows.text(journal, 4),
                        Rows.text(journal, 5),
                        Rows.checksum(journal, 6)));
    }

    private void bans(Connection connection) throws SQLException, IOException {
        try (Statement sql = connection.createStatement();
                ResultSet found = sql.executeQuery(Rows.BANS + "ORDER BY address")) {
            while (found.next()) {
                bans++;
                line(new GamesFile.Banned(Rows.ban(found)));
            }
        }
    }

    private void line(GamesFile.Line line) throws IOException {
        byte[] bytes = (line.json() + "\n").getBytes(StandardCharsets.UTF_8);
        digest.update(bytes);
        out.write(bytes);
    }
}
