package sparrow.server.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Objects;
import java.util.OptionalLong;

/// The columns of the tables in a home, and what stands in them.
final class Rows {
    static final String TABLES =
            "SELECT name, game, phase, listed, created, finished, body, checksum FROM tables ";
    static final String JOURNAL =
            "SELECT \"table\", number, writer, kind, body, checksum FROM journal ";
    static final String BANS = "SELECT address, until, reason FROM bans ";

    private Rows() {}

    /// Writes the columns that such a query reads.
    static String insert(String select) {
        String columns = select.substring("SELECT ".length(), select.indexOf(" FROM "));
        String table = select.substring(select.indexOf(" FROM ") + " FROM ".length());
        String values = columns.replaceAll("[^,]+", "?");
        return "INSERT INTO " + table + "(" + columns + ") VALUES (" + values + ")";
    }

    static TableRow table(ResultSet row) throws SQLException {
        return new TableRow(
                text(row, 1),
                text(row, 2),
                text(row, 3),
                row.getInt(4) == 1,
                row.getLong(5),
                row.getLong(6),
                text(row, 7),
                checksum(row, 8));
    }

    static Ban ban(ResultSet row) throws SQLException {
        return new Ban(text(row, 1), row.getLong(2), text(row, 3));
    }

    static String text(ResultSet row, int column) throws SQLException {
        return Objects.requireNonNullElse(row.getString(column), "");
    }

    static OptionalLong checksum(ResultSet row, int column) throws SQLException {
        long checksum = row.getLong(column);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(checksum);
    }
}
