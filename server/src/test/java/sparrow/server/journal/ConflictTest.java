package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.health.Metrics;

/// What was not written is told from what somebody else has written.
@Timeout(60)
final class ConflictTest {
    private static final List<Entry> ROW = List.of(Entry.answer("{}"));

    @TempDir private Path folder;

    @Test
    void the_second_writer_of_a_row_is_told_that_there_was_another() throws Exception {
        Path file = folder.resolve("sparrow.db");
        try (Journal first = Journal.open(file, new Metrics());
                Journal second = Journal.open(file, new Metrics())) {
            first.append("table", 0, ROW);
            assertThatThrownBy(() -> second.append("table", 0, ROW))
                    .isInstanceOfSatisfying(
                            JournalConflict.class,
                            lost ->
                                    assertThat(lost.why())
                                            .isEqualTo(JournalConflict.Why.ANOTHER_WRITER));
            second.append("table", 1, ROW);
            assertThat(first.entries("table")).hasSize(2);
        }
    }

    @Test
    void a_row_that_nobody_could_write_is_told_so() throws Exception {
        Path file = folder.resolve("sparrow.db");
        try (Journal journal = Journal.open(file, new Metrics());
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement sql = other.createStatement()) {
            sql.execute("DROP TABLE journal");
            assertThatThrownBy(() -> journal.append("table", 0, ROW))
                    .isInstanceOfSatisfying(
                            JournalConflict.class,
                            lost -> assertThat(lost.why()).isEqualTo(JournalConflict.Why.DISK));
        }
    }
}
