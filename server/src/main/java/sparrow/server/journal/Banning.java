package sparrow.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/// A ban kept; one until 0 is taken out.
record Banning(Ban ban) implements Writer.Work {
    @Override
    public void write(Connection connection) throws SQLException {
        try (PreparedStatement delete =
                connection.prepareStatement("DELETE FROM bans WHERE address = ?")) {
            delete.setString(1, ban.address());
            delete.executeUpdate();
        }
        if (!isKept()) {
            return;
        }
        try (PreparedStatement insert =
                connection.prepareStatement(
                        "INSERT INTO bans (address, until, reason) VALUES (?, ?, ?)")) {
            insert.setString(1, ban.address());
            insert.setLong(2, ban.until());
            insert.setString(3, ban.reason());
            insert.executeUpdate();
        }
    }

    private boolean isKept() {
        return ban.until() > 0;
    }

    @Override
    public boolean isWritten(Connection connection) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT until FROM bans WHERE address = ?")) {
            query.setString(1, ban.address());
            try (ResultSet rows = query.executeQuery()) {
                return rows.next() ? rows.getLong(1) == ban.until() : !isKept();
            }
        }
    }
}
