package sparrow.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/// A sign of life on the disk.
record Pulse(long beat) implements Writer.Work {
    @Override
    public void write(Connection connection) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement(
                        "INSERT INTO pulse (number, beat) VALUES (1, ?)"
                                + " ON CONFLICT (number) DO UPDATE SET beat = excluded.beat")) {
            insert.setLong(1, beat);
            insert.executeUpdate();
        }
    }

    @Override
    public boolean isWritten(Connection connection) {
        return false;
    }
}
