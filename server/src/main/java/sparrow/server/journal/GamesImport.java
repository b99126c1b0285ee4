package sparrow.server.journal;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.HexFormat;
import java.util.OptionalLong;
import java.util.function.IntConsumer;
import java.util.zip.GZIPInputStream;

/// Puts the games of a [GamesFile] into a home without games, all of them or none.
public final class GamesImport {
    /// Rows that go to a database at once.
    private static final int AT_ONCE = 500;

    private final InputStream in;
    private final MessageDigest digest = Digests.sha256();
    private final IntConsumer progress;
    private long lines;
    private int tables;
    private long rows;
    private int bans;

    private GamesImport(InputStream in, IntConsumer progress) {
        this.in = in;
        this.progress = progress;
    }

    /// Reads a file, compressed or not, into a place that no server uses; a folder is made if it is
    /// not there.
    ///
    /// @param progress is told how many tables are read
    /// @throws IOException with a sentence for people
    public static Counts read(InputStream file, DataPlace place, IntConsumer progress)
            throws IOException {
        GamesImport games = new GamesImport(inflated(file), progress);
        return switch (place) {
            case DataPlace.Folder(Path path) -> {
                try (DataFolder taken = DataFolder.take(path)) {
                    yield games.into(SqliteHome.open(DataFolder.database(taken.folder())));
                }
            }
            case DataPlace.Database database -> games.into(database.open(HomeMaker.Use.SERVER));
        };
    }

    private static InputStream inflated(InputStream file) throws IOException {
        BufferedInputStream bytes = new BufferedInputStream(file);
        bytes.mark(2);
        boolean compressed = bytes.read() == 0x1f && bytes.read() == 0x8b;
        bytes.reset();
        return compressed ? new BufferedInputStream(new GZIPInputStream(bytes)) : bytes;
    }

    private Counts into(JournalHome home) throws IOException {
        Opening.bringUpToDate(home);
        try (home) {
            Connection connection = home.writing();
            checkEmpty(home, connection);
            try (Statement sql = connection.createStatement()) {
                sql.execute(home.dialect().begin());
                try {
                    Counts counts = all(connection);
                    sql.execute("COMMIT");
                    return counts;
                } catch (SQLException | IOException | RuntimeException failed) {
                    sql.execute("ROLLBACK");
                    throw failed;
                }
            }
        } catch (SQLException unwritten) {
            throw home.unusable(unwritten);
        }
    }

    private static void checkEmpty(JournalHome home, Connection connection)
            throws SQLException, IOException {
        for (String table : new String[] {"tables", "journal"}) {
            try (Statement sql = connection.createStatement();
                    ResultSet any = sql.executeQuery("SELECT 1 FROM " + table + " LIMIT 1")) {
                if (any.next()) {
                    throw new IOException(
                            "there are games in "
                                    + home.name()
                                    + "; choose a place without, as they are never mixed");
                }
            }
        }
    }

    private Counts all(Connection connection) throws IOException, SQLException {
        if (!(next() instanceof GamesFile.Head head)) {
            throw bad("is not the first line of a file of games");
        }
        if (head.format() > GamesFile.FORMAT || head.schema() > Schema.VERSION) {
            throw new IOException("the file was written by a later Sparrow; use that one");
        }
        try (Batch kept = new Batch(connection, Rows.TABLES);
                Batch journal = new Batch(connection, Rows.JOURNAL);
                Batch banned = new Batch(connection, Rows.BANS)) {
            while (true) {
                switch (next()) {
                    case GamesFile.Table(TableRow row) -> {
                        kept.add(
                                row.name(),
                                row.game(),
                                row.phase(),
                                row.listed() ? 1 : 0,
                                row.created(),
                                row.finished(),
                                row.body(),
                                row.checksum());
                        progress.accept(++tables);
                    }
                    case GamesFile.Row row -> {
                        rows++;
                        journal.add(
                                row.table(),
                                row.number(),
                                row.writer(),
                                row.kind(),
                                row.body(),
                                row.checksum());
                    }
                    case GamesFile.Banned(Ban ban) -> {
                        bans++;
                        banned.add(ban.address(), ban.until(), ban.reason());
                    }
                    case GamesFile.End end -> {
                        kept.flush();
                        journal.flush();
                        banned.flush();
                        return whole(end);
                    }
                    case GamesFile.Head _ -> throw bad("is a second first line");
                }
            }
        }
    }

    private Counts whole(GamesFile.End end) throws IOException {
        Counts counts = new Counts(tables, rows, bans);
        if (!end.counts().equals(counts)) {
            throw new IOException(
                    "the file has " + counts + ", but says that it has " + end.counts());
        }
        if (!end.sha256().equals(HexFormat.of().formatHex(digest.digest()))) {
            throw new IOException("the file is not as it was written: its sum is another");
        }
        if (in.read() >= 0) {
            throw new IOException("there is something after the last line of the file");
        }
        return counts;
    }

    private GamesFile.Line next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        lines++;
        for (int each = in.read(); each != '\n'; each = in.read()) {
            if (each < 0) {
                throw bad("is cut off: the file has no last line");
            }
            if (line.size() > GamesFile.MOST_LINE) {
                throw bad("is too long");
            }
            line.write(each);
        }
        line.write('\n');
        try {
            GamesFile.Line read = GamesFile.read(line.toString(StandardCharsets.UTF_8));
            if (!(read instanceof GamesFile.End)) {
                digest.update(line.toByteArray());
            }
            return read;
        } catch (IllegalArgumentException | ArithmeticException broken) {
            throw bad(String.valueOf(broken.getMessage()));
        }
    }

    private IOException bad(String what) {
        return new IOException("line " + lines + " of the file " + what);
    }

    /// Rows of one table on their way.
    private static final class Batch implements AutoCloseable {
        private final PreparedStatement insert;
        private int waiting;

        /// @param select asks for the same columns
        Batch(Connection connection, String select) throws SQLException {
            insert = connection.prepareStatement(Rows.insert(select));
        }

        void add(Object... values) throws SQLException {
            for (int i = 0; i < values.length; i++) {
                if (!(values[i] instanceof OptionalLong checksum)) {
                    insert.setObject(i + 1, values[i]);
                } else if (checksum.isPresent()) {
                    insert.setLong(i + 1, checksum.getAsLong());
                } else {
                    insert.setNull(i + 1, Types.BIGINT);
                }
            }
            insert.addBatch();
            if (++waiting == AT_ONCE) {
                flush();
            }
        }

        void flush() throws SQLException {
            insert.executeBatch();
            waiting = 0;
        }

        @Override
        public void close() throws SQLException {
            insert.close();
        }
    }
}
