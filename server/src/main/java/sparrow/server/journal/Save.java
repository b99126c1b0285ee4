package sparrow.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/// A table kept as it is now.
///
/// @param keeper who must be keeping it, where there are several writers; a table that is new is
///   this one's
record Save(TableRow table, Optional<String> keeper) implements Writer.Work {
    @Override
    public void write(Connection connection) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(statement())) {
            insert.setString(1, table.name());
            insert.setString(2, table.game());
            insert.setString(3, table.phase());
            insert.setInt(4, table.listed() ? 1 : 0);
            insert.setLong(5, table.created());
            insert.setLong(6, table.finished());
            insert.setString(7, table.body());
            insert.setLong(8, table.checksum().orElseThrow());
            insert.setString(9, keeper.orElse(""));
            if (insert.executeUpdate() == 0) {
                throw new Superseded();
            }
        }
    }

    private String statement() {
        return "INSERT INTO tables (name, game, phase, listed, created,"
                + " finished, body, checksum, keeper) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                + " ON CONFLICT (name) DO UPDATE SET game = excluded.game,"
                + " phase = excluded.phase, listed = excluded.listed,"
                + " created = excluded.created, finished = excluded.finished,"
                + " body = excluded.body, checksum = excluded.checksum"
                + (keeper.isPresent() ? " WHERE tables.keeper = excluded.keeper" : "");
    }

    @Override
    public boolean isWritten(Connection connection) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement(
                        "SELECT count(*) FROM tables WHERE name = ? AND phase = ? AND body = ?")) {
            query.setString(1, table.name());
            query.setString(2, table.phase());
            query.setString(3, table.body());
            try (ResultSet rows = query.executeQuery()) {
                return rows.next() && rows.getInt(1) == 1;
            }
        }
    }
}
