package sparrow.page;

import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import sparrow.server.journal.Entry;
import sparrow.server.journal.TableRow;

/// The store of the browser, which the worker keeps.
final class BrowserStore implements Store {
    /// What the worker does with it.
    public interface Disk extends JSObject {
        void save(String table, String row, int hands);

        void append(String table, int number, String lines);

        void erase(String table);
    }

    private static Disk disk = none();

    @JSBody(script = "return { save: function() {}, append: function() {}, erase: function() {} };")
    private static native Disk none();

    static void keepIn(Disk wanted) {
        disk = wanted;
    }

    @Override
    public void save(TableRow table, int hands) {
        disk.save(table.name(), StoredRow.text(table), hands);
    }

    @Override
    public void append(String table, int number, List<Entry> entries) {
        disk.append(table, number, StoredRow.lines(entries));
    }

    @Override
    public void delete(String table) {
        disk.erase(table);
    }
}
