package sparrow.server.journal;

import java.sql.SQLException;

/// Another server keeps the table now: nothing was written.
final class Superseded extends SQLException {
    private static final long serialVersionUID = 1L;

    Superseded() {
        super("another server keeps the table now");
    }
}
