package sparrow.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/// Rows added to the end of a table's journal.
///
/// @param number of the first row
/// @param mark of this writer, by which it knows its own rows
/// @param writers among whom it is one
record Append(String table, int number, String mark, List<Entry> entries, Writers writers)
        implements Writer.Work {
    private static final String ALONE =
            "INSERT INTO journal (\"table\", number, writer, kind, body, checksum)"
                    + " VALUES (?, ?, ?, ?, ?, ?)";

    /// Only the keeper of a table appends to it. One who loses it in this very moment is stopped by
    /// the key of the rows, or stops the next keeper, who then reads again.
    private static final String AMONG_SEVERAL =
            "INSERT INTO journal (\"table\", number, writer, kind, body, checksum)"
                    + " SELECT ?, ?, ?, ?, ?, ?"
                    + " WHERE EXISTS (SELECT 1 FROM tables WHERE name = ? AND keeper = ?)";

    @Override
    public void write(Connection connection) throws SQLException {
        write(connection, List.of(this));
    }

    /// Writes the rows of several tables in one go; all of them have the same writers.
    static void write(Connection connection, List<Append> appends) throws SQLException {
        boolean isAlone = appends.getFirst().writers == Writers.ONE;
        try (PreparedStatement insert =
                connection.prepareStatement(isAlone ? ALONE : AMONG_SEVERAL)) {
            for (Append append : appends) {
                append.add(insert);
            }
            int[] written = insert.executeBatch();
            if (!isAlone && Arrays.stream(written).anyMatch(rows -> rows == 0)) {
                throw new Superseded();
            }
        }
    }

    private void add(PreparedStatement insert) throws SQLException {
        for (int i = 0; i < entries.size(); i++) {
            insert.setString(1, table);
            insert.setInt(2, number + i);
            insert.setString(3, mark);
            String kind = entries.get(i).kind().word();
            insert.setString(4, kind);
            insert.setString(5, entries.get(i).body());
            insert.setLong(6, checksum(table, number + i, kind, entries.get(i).body()));
            if (writers == Writers.SEVERAL) {
                insert.setString(7, table);
                insert.setString(8, mark);
            }
            insert.addBatch();
        }
    }

    static long checksum(String table, int number, String kind, String body) {
        return Checksum.of(List.of(table, number, kind, body));
    }

    @Override
    public boolean isWritten(Connection connection) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement(
                        "SELECT count(*) FROM journal"
                                + " WHERE \"table\" = ? AND number >= ? AND number < ?"
                                + " AND writer = ?")) {
            query.setString(1, table);
            query.setInt(2, number);
            query.setInt(3, number + entries.size());
            query.setString(4, mark);
            try (ResultSet rows = query.executeQuery()) {
                return rows.next() && rows.getInt(1) == entries.size();
            }
        }
    }
}
