package sparrow.page;

import java.util.List;
import sparrow.server.journal.Entry;
import sparrow.server.journal.TableRow;

/// Where tables stay when the page is closed.
public interface Store {
    /// @param hands how many hands its journal has
    void save(TableRow table, int hands);

    void append(String table, int number, List<Entry> entries);

    void delete(String table);
}
