package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.health.Metrics;

/// The list of finished matches, page by page.
final class PagesOfRecordsTest {
    @TempDir private Path data;

    @Test
    void matches_that_ended_in_the_same_moment_are_all_listed_once()
            throws SQLException, IOException {
        try (Journal journal = Journal.open(data.resolve("records.db"), new Metrics())) {
            for (int i = 0; i < 7; i++) {
                String name = "T" + (i * 5) % 7;
                long finished = i < 5 ? 1_000 : 2_000;
                journal.save(new TableRow(name, "riichi", "over", true, 0, finished, "{}"));
            }
            List<String> names = new ArrayList<>();
            long before = Long.MAX_VALUE;
            String last = "";
            List<TableRow> page = journal.finished("riichi", before, last, 2);
            while (!page.isEmpty()) {
                page.forEach(row -> names.add(row.name()));
                before = page.getLast().finished();
                last = page.getLast().name();
                page = journal.finished("", before, last, 2);
            }
            assertThat(names).containsExactly("T4", "T2", "T6", "T5", "T3", "T1", "T0");
        }
    }
}
