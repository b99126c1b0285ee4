package sparrow.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/// A table that has not ended taken over from whoever kept it; from then on that one cannot write.
record Claim(String table, String mark) implements Writer.Work {
    @Override
    public void write(Connection connection) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement(
                        "UPDATE tables SET keeper = ?"
                                + " WHERE name = ? AND phase IN ('waiting', 'playing')")) {
            update.setString(1, mark);
            update.setString(2, table);
            update.executeUpdate();
        }
    }

    @Override
    public boolean isWritten(Connection connection) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement(
                        "SELECT count(*) FROM tables WHERE name = ? AND keeper = ?")) {
            query.setString(1, table);
            query.setString(2, mark);
            try (ResultSet rows = query.executeQuery()) {
                return rows.next() && rows.getInt(1) == 1;
            }
        }
    }
}
