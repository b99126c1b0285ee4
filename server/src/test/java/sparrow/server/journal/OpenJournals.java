package sparrow.server.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.health.Metrics;

/// Journals of one home, as several servers would open it; all are closed after a test.
abstract class OpenJournals {
    static final List<Entry> ROW = List.of(Entry.answer("{}"));

    @TempDir protected Path folder;

    private final List<Journal> opened = new ArrayList<>();

    /// A new home of the same games, as several servers would open it.
    protected abstract JournalHome home() throws IOException;

    /// A place without games.
    protected abstract DataPlace emptyPlace() throws IOException;

    Journal journal;

    @BeforeEach
    final void openFirst() throws IOException {
        journal = open();
    }

    final Journal open() throws IOException {
        Journal another = Journal.open(home(), new Metrics());
        opened.add(another);
        return another;
    }

    @AfterEach
    final void closeAll() throws SQLException {
        for (Journal each : opened) {
            each.close();
        }
    }

    final void change(String sql) throws IOException, SQLException {
        try (JournalHome home = home();
                Statement statement = home.writing().createStatement()) {
            statement.execute(sql);
        }
    }

    static TableRow table(String name, String phase, long finished) {
        return new TableRow(
                name, "riichi", phase, true, 1, finished, "{\"seats\":\"" + name + "\"}");
    }

    /// A server among several with the same games.
    final Journal among() throws IOException {
        Journal another = Journal.open(home(), Writers.SEVERAL, new Metrics());
        opened.add(another);
        return another;
    }
}
