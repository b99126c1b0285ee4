package sparrow.page.stead.sparrow.page;

import java.util.List;
import java.util.Optional;
import sparrow.page.Store;
import sparrow.page.stead.Calls;
import sparrow.page.stead.sparrow.server.journal.Journal;
import sparrow.page.stead.sparrow.server.work.HeavyWork;
import sparrow.server.journal.Entry;
import sparrow.server.journal.TableRow;

/// Parts of a server as the page has them.
final class PageParts {
    private PageParts() {}

    static Journal journal(Store store) {
        return new Journal(store);
    }

    static void stored(Journal journal, TableRow table, int hands) {
        journal.stored(table, hands);
    }

    static void stored(Journal journal, String table, List<Entry> entries) {
        journal.stored(table, entries);
    }

    static boolean isWanting(Journal journal, String table) {
        return journal.isWanting(table);
    }

    static Optional<String> game(Journal journal, String table) {
        return journal.find(table).map(TableRow::game);
    }

    static void fetched(String name, byte[] file) {
        Calls.fetched(name, file);
    }

    static HeavyWork work() {
        return new HeavyWork();
    }
}
