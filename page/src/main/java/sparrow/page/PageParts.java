package sparrow.page;

import java.util.List;
import java.util.Optional;
import sparrow.server.journal.Entry;
import sparrow.server.journal.Journal;
import sparrow.server.journal.TableRow;
import sparrow.server.work.HeavyWork;

/// Parts of a server as a page has them: its stead makes them. On the JVM there are none.
@SuppressWarnings("DoNotCallSuggester") // its stead is called
final class PageParts {
    private PageParts() {}

    private static IllegalStateException noPage() {
        return new IllegalStateException("this is no page");
    }

    static Journal journal(Store store) {
        throw noPage();
    }

    /// A table that was stored, and how many hands its journal has.
    static void stored(Journal journal, TableRow table, int hands) {
        throw noPage();
    }

    /// The rows of a table that was stored.
    static void stored(Journal journal, String table, List<Entry> entries) {
        throw noPage();
    }

    /// Whether the rows of a table must be fetched before anything is asked about it.
    static boolean isWanting(Journal journal, String table) {
        throw noPage();
    }

    /// The game of a table; nothing if there is no such table.
    static Optional<String> game(Journal journal, String table) {
        throw noPage();
    }

    /// A file that was fetched.
    static void fetched(String name, byte[] file) {
        throw noPage();
    }

    static HeavyWork work() {
        throw noPage();
    }
}
