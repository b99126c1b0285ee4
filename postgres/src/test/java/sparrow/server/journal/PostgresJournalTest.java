package sparrow.server.journal;

import java.io.IOException;
import sparrow.postgres.Postgres;

/// The contract of a journal, in PostgreSQL.
final class PostgresJournalTest extends JournalContract {
    private final DataPlace.Database place = Postgres.shared().place();

    @Override
    protected JournalHome home() throws IOException {
        return place.open(HomeMaker.Use.NODE);
    }

    @Override
    protected DataPlace emptyPlace() {
        return Postgres.shared().place();
    }
}
