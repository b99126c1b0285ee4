package sparrow.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/// Tables taken out with all their rows.
record Delete(List<String> tables) implements Writer.Work {
    @Override
    public void write(Connection connection) throws SQLException {
        for (String where : List.of("journal WHERE \"table\" = ?", "tables WHERE name = ?")) {
            try (PreparedStatement delete = connection.prepareStatement("DELETE FROM " + where)) {
                for (String table : tables) {
                    delete.setString(1, table);
                    delete.addBatch();
                }
                delete.executeBatch();
            }
        }
    }

    @Override
    public boolean isWritten(Connection connection) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT count(*) FROM tables WHERE name = ?")) {
            for (String table : tables) {
                query.setString(1, table);
                try (ResultSet rows = query.executeQuery()) {
                    if (!rows.next() || rows.getInt(1) > 0) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
