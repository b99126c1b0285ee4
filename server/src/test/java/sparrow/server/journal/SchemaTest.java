package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.health.Metrics;

/// Folders of earlier versions are brought up to date, those of later ones are left alone.
final class SchemaTest {
    @TempDir private Path folder;

    private Path file() {
        return folder.resolve("sparrow.db");
    }

    private Journal open() throws IOException {
        return Journal.open(file(), new Metrics());
    }

    private void sql(String... statements) throws SQLException {
        try (Connection connection = Database.connect(file());
                Statement sql = connection.createStatement()) {
            for (String statement : statements) {
                sql.execute(statement);
            }
        }
    }

    /// As folders were before there were versions.
    private void first() throws SQLException {
        sql(
                """
                CREATE TABLE journal (
                  "table" TEXT NOT NULL, number INTEGER NOT NULL, writer TEXT NOT NULL,
                  kind TEXT NOT NULL, body TEXT NOT NULL,
                  PRIMARY KEY ("table", number)) WITHOUT ROWID\
                """,
                """
                CREATE TABLE tables (
                  name TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL,
                  listed INTEGER NOT NULL, created INTEGER NOT NULL,
                  finished INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID\
                """,
                "CREATE INDEX tables_by_phase ON tables (phase, finished)",
                "INSERT INTO tables VALUES ('T', 'riichi', 'playing', 1, 5, 0, '{}')",
                "INSERT INTO journal VALUES ('T', 0, 'w', 'event', '{\"event\":\"x\"}')");
    }

    @Test
    void a_folder_from_before_there_were_versions_is_brought_up_to_date() throws Exception {
        first();
        try (Journal journal = open()) {
            assertThat(journal.unfinished()).containsExactly("T");
            assertThat(journal.entries("T")).containsExactly(Entry.event("{\"event\":\"x\"}"));
            assertThat(journal.find("T").orElseThrow().isWhole()).isTrue();
            journal.append("T", 1, List.of(Entry.answer("{}")));
            journal.save(journal.find("T").orElseThrow().with("{\"a\":1}"));
            assertThat(journal.entries("T")).hasSize(2);
        }
        try (Connection connection = Database.connect(file())) {
            assertThat(new Schema(SqliteHome.DIALECT).version(connection))
                    .isEqualTo(Schema.VERSION);
        }
        try (Journal again = open()) {
            assertThat(again.find("T").orElseThrow().body()).isEqualTo("{\"a\":1}");
        }
    }

    @Test
    void a_folder_stopped_between_two_steps_goes_on_from_there() throws Exception {
        try (Connection connection = Database.connect(file())) {
            new Schema(SqliteHome.DIALECT).migrate(connection, 1);
            assertThat(new Schema(SqliteHome.DIALECT).version(connection)).isEqualTo(1);
        }
        try (Journal journal = open()) {
            assertThat(journal.bans()).isEmpty();
        }
    }

    @Test
    void a_step_that_fails_leaves_everything_as_it_was() throws Exception {
        first();
        sql("CREATE TABLE bans (address TEXT)");
        assertThatIOException().isThrownBy(this::open).withMessageContaining("cannot be used");
        sql("DROP TABLE bans");
        try (Journal journal = open()) {
            assertThat(journal.entries("T")).hasSize(1);
        }
    }

    @Test
    void a_folder_of_a_later_version_is_refused_in_one_sentence() throws Exception {
        open().close();
        sql("INSERT INTO schema_history VALUES (99, 'to come', 0)");
        byte[] before = Files.readAllBytes(file());
        assertThatIOException()
                .isThrownBy(this::open)
                .withMessage(
                        file()
                                + " was written by a later Sparrow (schema 99, this one knows "
                                + Schema.VERSION
                                + "); use that one, or restore a backup from before");
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
    }

    @Test
    void what_looks_after_a_folder_does_not_change_its_version() throws Exception {
        first();
        assertThatIOException()
                .isThrownBy(() -> Journal.join(folder))
                .withMessageContaining("start the server once to bring it up to date");
        assertThatIOException()
                .isThrownBy(() -> Journal.join(folder.resolve("none")))
                .withMessage("there are no games in " + folder.resolve("none"));
    }

    @Test
    void a_file_that_is_no_database_is_refused_in_one_sentence() throws Exception {
        Files.writeString(file(), "Not a database at all, but a letter to my aunt. ".repeat(100));
        assertThatIOException()
                .isThrownBy(this::open)
                .withMessage(file() + " is no database of Sparrow's; restore a backup of it");
    }

    @Test
    void a_file_with_broken_pages_is_refused_in_one_sentence() throws Exception {
        open().close();
        byte[] bytes = Files.readAllBytes(file());
        Arrays.fill(bytes, 100, bytes.length, (byte) 0x5a);
        Files.write(file(), bytes);
        assertThatIOException()
                .isThrownBy(this::open)
                .withMessage(file() + " is damaged; restore a backup of it");
    }
}
