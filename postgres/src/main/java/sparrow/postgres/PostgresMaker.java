package sparrow.postgres;

import java.io.IOException;
import sparrow.server.journal.DataPlace;
import sparrow.server.journal.HomeMaker;
import sparrow.server.journal.JournalHome;

/// Opens journals in PostgreSQL.
public final class PostgresMaker implements HomeMaker {
    @Override
    public boolean knows(String address) {
        return address.startsWith(PostgresAddress.PREFIX);
    }

    @Override
    public JournalHome open(DataPlace.Database place, Use use) throws IOException {
        return PostgresHome.open(PostgresAddress.of(place, System.getenv()), use);
    }
}
