package sparrow.server.journal;

import java.io.IOException;

/// The contract of a journal, in SQLite.
final class SqliteJournalTest extends JournalContract {
    @Override
    protected JournalHome home() throws IOException {
        return SqliteHome.open(folder.resolve("sparrow.db"));
    }

    @Override
    protected DataPlace emptyPlace() {
        return new DataPlace.Folder(folder.resolve("other"));
    }
}
