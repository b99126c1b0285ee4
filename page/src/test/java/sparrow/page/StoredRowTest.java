package sparrow.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Entry;
import sparrow.server.journal.TableRow;

/// What the browser keeps comes back as it was written.
class StoredRowTest {
    @Test
    void a_table_comes_back_whole() {
        TableRow row = new TableRow("T", "wren", "playing", false, 17, 0, "{\"a\":\"中\\n\"}");
        assertThat(StoredRow.table(StoredRow.text(row))).isEqualTo(row);
        assertThat(StoredRow.table(StoredRow.text(row)).isWhole()).isTrue();
    }

    @Test
    void rows_come_back_in_their_order() {
        List<Entry> entries = List.of(Entry.event("{\"event\":\"started\"}"), Entry.answer("{}"));
        assertThat(StoredRow.entries(StoredRow.lines(entries))).isEqualTo(entries);
        assertThat(StoredRow.entries("")).isEmpty();
    }

    @Test
    void what_is_no_row_is_damage() {
        assertThatThrownBy(() -> StoredRow.entries("x{}")).isInstanceOf(Damaged.class);
    }
}
