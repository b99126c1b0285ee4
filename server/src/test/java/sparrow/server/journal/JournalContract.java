package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.health.Metrics;

/// What every home of a journal must do. Each kind of home is held to it.
@Timeout(120)
public abstract class JournalContract {
    private static final List<Entry> ROW = List.of(Entry.answer("{}"));

    @TempDir protected Path folder;

    private final List<Journal> opened = new ArrayList<>();

    /// A new home of the same games, as several servers would open it.
    protected abstract JournalHome home() throws IOException;

    /// A place without games.
    protected abstract DataPlace emptyPlace() throws IOException;

    private Journal journal;

    @BeforeEach
    final void openFirst() throws IOException {
        journal = open();
    }

    private Journal open() throws IOException {
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

    private void change(String sql) throws IOException, SQLException {
        try (JournalHome home = home();
                Statement statement = home.writing().createStatement()) {
            statement.execute(sql);
        }
    }

    private static TableRow table(String name, String phase, long finished) {
        return new TableRow(
                name, "riichi", phase, true, 1, finished, "{\"seats\":\"" + name + "\"}");
    }

    // --- several writers ---

    private Journal among() throws IOException {
        Journal another = Journal.open(home(), Writers.SEVERAL, new Metrics());
        opened.add(another);
        return another;
    }

    private static void superseded(Runnable writing) {
        assertThatThrownBy(writing::run)
                .isInstanceOfSatisfying(
                        JournalConflict.class,
                        lost -> assertThat(lost.why()).isEqualTo(JournalConflict.Why.SUPERSEDED));
    }

    @Test
    void among_several_only_the_one_that_claimed_a_table_last_writes_to_it() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "playing", 0));
        first.append("T", 0, ROW);
        assertThat(second.claim("T")).contains(table("T", "playing", 0));
        superseded(() -> first.append("T", 1, ROW));
        superseded(() -> first.save(table("T", "closed", 3)));
        second.append("T", 1, ROW);
        second.save(table("T", "over", 4));
        assertThat(first.find("T")).contains(table("T", "over", 4));
        assertThat(first.entries("T")).hasSize(2);
    }

    @Test
    void who_never_claimed_a_table_writes_nothing_to_it() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "waiting", 0));
        superseded(() -> second.save(table("T", "closed", 1)));
        superseded(() -> second.append("T", 0, ROW));
        superseded(() -> second.append("NONE", 0, ROW));
        assertThat(second.claim("NONE")).isEmpty();
        assertThat(first.entries("T")).isEmpty();
    }

    @Test
    void a_refused_writer_takes_no_other_table_with_it() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "playing", 0));
        first.save(table("U", "playing", 0));
        second.claim("T");
        List<CompletableFuture<Void>> writing =
                IntStream.range(0, 20)
                        .mapToObj(i ->
                                CompletableFuture.runAsync(
                                        () -> first.append(i % 2 == 0 ? "T" : "U", i / 2, ROW),
                                        Thread::startVirtualThread))
                        .toList();
        for (int i = 0; i < writing.size(); i++) {
            CompletableFuture<Void> each = writing.get(i);
            if (i % 2 == 0) {
                assertThatThrownBy(each::join).hasCauseInstanceOf(JournalConflict.class);
            } else {
                each.join();
            }
        }
        assertThat(first.entries("T")).isEmpty();
        assertThat(first.entries("U")).hasSize(10);
    }

    @Test
    void a_table_that_has_ended_is_amended_by_anybody_and_claimed_by_nobody() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "over", 5));
        second.amend(table("T", "over", 5).with("{}"));
        assertThat(second.claim("T")).contains(table("T", "over", 5).with("{}"));
        first.save(table("T", "over", 6));
        assertThat(second.find("T")).contains(table("T", "over", 6));
    }

    @Test
    void a_server_that_is_alone_again_writes_to_tables_that_others_kept() throws Exception {
        among().save(table("T", "playing", 0));
        journal.append("T", 0, ROW);
        journal.save(table("T", "over", 1));
        assertThat(journal.find("T")).contains(table("T", "over", 1));
    }

    @Test
    void tables_under_way_and_those_of_them_that_are_listed() {
        journal.save(table("W", "waiting", 0));
        journal.save(table("P", "playing", 0));
        journal.save(table("O", "over", 9));
        journal.save(new TableRow("S", "riichi", "playing", false, 1, 0, "{}"));
        assertThat(journal.underWay()).containsExactlyInAnyOrder("W", "P", "S");
        assertThat(journal.listed(9)).containsExactlyInAnyOrder("W", "P");
        assertThat(journal.listed(1)).hasSize(1);
    }

    // --- rows ---

    @Test
    void rows_are_read_as_they_were_written_in_their_order() {
        List<Entry> rows =
                List.of(
                        Entry.event("{\"event\":\"started\"}"),
                        Entry.answer("{\"name\":\"Ådå 東 🀄 ' \\\" \\\\ \\u0000 %_\"}"),
                        Entry.event("{\"long\":\"" + "x".repeat(300_000) + "\"}"));
        journal.append("T", 0, rows);
        journal.append("T", 3, List.of(Entry.event("{\"event\":\"ended\"}")));
        journal.append("t", 0, ROW);
        assertThat(journal.entries("T")).startsWith(rows.toArray(Entry[]::new)).hasSize(4);
        assertThat(journal.entries("t")).isEqualTo(ROW);
        assertThat(journal.entries("nobody's")).isEmpty();
        assertThat(journal.count("T", "ended")).isEqualTo(1);
    }

    @Test
    void of_two_writers_of_a_row_the_second_is_told_and_changes_nothing() throws Exception {
        Journal second = open();
        journal.append("T", 0, List.of(Entry.answer("1"), Entry.answer("2")));
        assertThatThrownBy(
                        () -> second.append("T", 1, List.of(Entry.answer("3"), Entry.answer("4"))))
                .isInstanceOfSatisfying(
                        JournalConflict.class,
                        lost ->
                                assertThat(lost.why())
                                        .isEqualTo(JournalConflict.Why.ANOTHER_WRITER));
        assertThat(second.entries("T")).containsExactly(Entry.answer("1"), Entry.answer("2"));
        second.append("T", 2, ROW);
        assertThat(journal.entries("T")).hasSize(3);
    }

    @Test
    void a_table_that_fails_takes_no_other_with_it() throws Exception {
        journal.append("taken", 0, ROW);
        int tables = 200;
        AtomicInteger refused = new AtomicInteger();
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            String table = i % 5 == 0 ? "taken" : "T" + i;
            all.add(
                    CompletableFuture.runAsync(
                            () -> {
                                try {
                                    journal.append(table, 0, ROW);
                                } catch (JournalConflict lost) {
                                    assertThat(lost.why())
                                            .isEqualTo(JournalConflict.Why.ANOTHER_WRITER);
                                    refused.incrementAndGet();
                                }
                            },
                            Thread::startVirtualThread));
        }
        all.forEach(CompletableFuture::join);
        assertThat(refused).hasValue(tables / 5);
        assertThat(IntStream.range(0, tables).filter(i -> i % 5 != 0))
                .allMatch(i -> journal.entries("T" + i).size() == 1);
        assertThat(journal.entries("taken")).hasSize(1);
    }

    @Test
    void many_writers_of_the_same_rows_write_each_once() throws Exception {
        List<Journal> nodes = List.of(journal, open(), open());
        AtomicInteger written = new AtomicInteger();
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            Journal node = nodes.get(i % nodes.size());
            String table = "T" + i / 3;
            all.add(
                    CompletableFuture.runAsync(
                            () -> {
                                try {
                                    node.append(table, 0, List.of(Entry.answer("1"), ROW.get(0)));
                                    written.incrementAndGet();
                                } catch (JournalConflict lost) {
                                    assertThat(lost.why())
                                            .isEqualTo(JournalConflict.Why.ANOTHER_WRITER);
                                }
                            },
                            Thread::startVirtualThread));
        }
        all.forEach(CompletableFuture::join);
        assertThat(written).hasValue(50);
        assertThat(IntStream.range(0, 50)).allMatch(i -> journal.entries("T" + i).size() == 2);
    }

    // --- tables ---

    @Test
    void a_table_is_kept_changed_found_and_deleted_with_its_rows() {
        journal.save(table("T", "playing", 0));
        journal.save(table("T", "over", 7).with("{\"b\":2}"));
        journal.append("T", 0, ROW);
        assertThat(journal.find("T"))
                .get()
                .satisfies(row -> {
                    assertThat(row.phase()).isEqualTo("over");
                    assertThat(row.body()).isEqualTo("{\"b\":2}");
                    assertThat(row.isWhole()).isTrue();
                });
        assertThat(journal.find("t")).isEmpty();
        journal.delete(List.of("T"));
        assertThat(journal.find("T")).isEmpty();
        assertThat(journal.entries("T")).isEmpty();
        journal.wipe();
    }

    @Test
    void tables_are_listed_by_what_became_of_them() {
        journal.save(table("waits", "waiting", 0));
        journal.save(table("plays", "playing", 0));
        journal.save(table("over", "over", 100));
        journal.save(table("closed", "closed", 200));
        journal.append("lost", 0, ROW);
        assertThat(journal.unfinished()).containsExactlyInAnyOrder("waits", "plays");
        assertThat(journal.all()).containsExactlyInAnyOrder("waits", "plays", "over", "closed");
        assertThat(journal.lost()).containsExactly("lost");
        assertThat(journal.ended("over", Listing.LISTED, 101, 9)).containsExactly("over");
        assertThat(journal.ended("over", Listing.LISTED, 100, 9)).isEmpty();
        assertThat(journal.ended("over", Listing.UNLISTED, 101, 9)).isEmpty();
        assertThat(
                        new Retention(
                                        Optional.of(Duration.ZERO),
                                        Optional.empty(),
                                        Optional.of(Duration.ofDays(1)))
                                .apply(journal, 1_000))
                .isEqualTo(1);
        assertThat(journal.all()).containsExactlyInAnyOrder("waits", "plays", "closed");
    }

    @Test
    void pages_of_finished_matches_hold_each_once_in_the_same_order_everywhere() {
        List<String> names = List.of("b", "A", "_", "a", "Z", "0", "B", "z");
        names.forEach(name -> journal.save(table(name, "over", name.equals("0") ? 2 : 1)));
        List<String> read = new ArrayList<>();
        long before = Long.MAX_VALUE;
        String last = "";
        List<TableRow> page = journal.finished("riichi", before, last, 3);
        while (!page.isEmpty()) {
            page.forEach(row -> read.add(row.name()));
            before = page.getLast().finished();
            last = page.getLast().name();
            page = journal.finished("", before, last, 3);
        }
        assertThat(read).containsExactly("0", "z", "b", "a", "_", "Z", "B", "A");
        assertThat(journal.finished("american", Long.MAX_VALUE, "", 9)).isEmpty();
    }

    @Test
    void bans_are_kept_changed_and_lifted() {
        journal.ban(new Ban("192.0.2.7", 5, "noise"));
        journal.ban(new Ban("192.0.2.7", 9, "more noise"));
        journal.ban(new Ban("192.0.2.1", 3, ""));
        assertThat(journal.bans())
                .containsExactly(
                        new Ban("192.0.2.1", 3, ""), new Ban("192.0.2.7", 9, "more noise"));
        journal.ban(new Ban("192.0.2.1", 0, ""));
        assertThat(journal.bans()).hasSize(1);
    }

    // --- health and damage ---

    @Test
    void a_home_that_takes_writes_has_no_trouble() throws IOException {
        assertThat(journal.trouble(Duration.ofSeconds(30))).isEmpty();
        assertThat(journal.trouble(Duration.ofSeconds(30))).isEmpty();
        assertThat(journal.free()).isPositive();
        journal.checkPages();
    }

    @Test
    void damaged_rows_are_found() throws Exception {
        journal.append("changed", 0, List.of(Entry.event("1"), Entry.event("2")));
        journal.append("missing", 0, List.of(Entry.event("1"), Entry.event("2")));
        journal.append("kind", 0, ROW);
        journal.save(table("T", "over", 1));
        change("UPDATE journal SET body = '3' WHERE \"table\" = 'changed' AND number = 1");
        change("DELETE FROM journal WHERE \"table\" = 'missing' AND number = 0");
        change("UPDATE journal SET kind = 'x', checksum = NULL WHERE \"table\" = 'kind'");
        change("UPDATE tables SET listed = 0");
        assertThatThrownBy(() -> journal.entries("changed"))
                .isInstanceOf(Damaged.class)
                .hasMessage("row 1 of its journal is not as it was written");
        assertThatThrownBy(() -> journal.entries("missing"))
                .isInstanceOf(Damaged.class)
                .hasMessage("row 0 of its journal is missing");
        assertThatThrownBy(() -> journal.entries("kind"))
                .isInstanceOf(Damaged.class)
                .hasMessage("row 0 of its journal is of no kind");
        assertThat(journal.find("T").orElseThrow().isWhole()).isFalse();
    }

    @Test
    void what_nobody_could_write_is_told_so_and_later_writes_go_on() throws Exception {
        change("ALTER TABLE journal RENAME TO elsewhere");
        assertThatThrownBy(() -> journal.append("T", 0, ROW))
                .isInstanceOfSatisfying(
                        JournalConflict.class,
                        lost -> assertThat(lost.why()).isEqualTo(JournalConflict.Why.DISK));
        assertThat(journal.trouble(Duration.ofSeconds(30)))
                .contains("The journal cannot be written.");
        change("ALTER TABLE elsewhere RENAME TO journal");
        journal.append("T", 0, ROW);
        assertThat(journal.entries("T")).hasSize(1);
    }

    // --- schema ---

    @Test
    void an_earlier_home_is_brought_up_to_date_with_all_its_rows() throws Exception {
        try (JournalHome home = home()) {
            Connection connection = home.writing();
            try (Statement sql = connection.createStatement()) {
                for (String table :
                        List.of("journal", "tables", "bans", "pulse", "schema_history")) {
                    sql.execute("DROP TABLE " + table);
                }
                Schema schema = new Schema(home.dialect());
                schema.migrate(connection, 1);
                assertThat(schema.version(connection)).isEqualTo(1);
                sql.execute(
                        "INSERT INTO journal (\"table\", number, writer, kind, body)"
                                + " VALUES ('T', 0, 'w', 'answer', '{}')");
            }
        }
        assertThat(open().entries("T")).isEqualTo(ROW);
    }

    @Test
    void a_later_home_is_refused() throws Exception {
        change("INSERT INTO schema_history VALUES (99, 'later', 0)");
        assertThatThrownBy(this::open)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("was written by a later Sparrow");
    }

    // --- export and import ---

    private byte[] exported(Journal from) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GamesExport.write(from.home(), out, _ -> {});
        return out.toByteArray();
    }

    private void fill() throws Exception {
        for (int i = 0; i < 30; i++) {
            journal.save(table("T" + i * 7 % 30, i % 2 == 0 ? "over" : "playing", i));
            journal.append(
                    "T" + i,
                    0,
                    IntStream.range(0, 50)
                            .mapToObj(n -> Entry.event("{\"é🀄\\u0000\":" + n + "}"))
                            .toList());
        }
        journal.append("lost", 0, ROW);
        journal.append("Zost", 0, ROW);
        journal.ban(new Ban("192.0.2.7", 1_700_000_000_000L, "noise"));
        change("UPDATE journal SET checksum = NULL WHERE \"table\" = 'T3'");
        change("UPDATE journal SET body = 'cut' WHERE \"table\" = 'T4' AND number = 2");
    }

    @Test
    void what_is_exported_and_imported_is_the_same_damage_included() throws Exception {
        fill();
        byte[] file = exported(journal);
        DataPlace other = emptyPlace();
        Counts counts = GamesImport.read(new ByteArrayInputStream(file), other, _ -> {});
        assertThat(counts).isEqualTo(new Counts(30, 1_502, 1));
        try (Journal joined = Journal.join(other)) {
            byte[] again = exported(joined);
            assertThat(body(again)).isEqualTo(body(file));
            assertThat(joined.lost()).containsExactly("Zost", "lost");
            assertThat(joined.entries("T3")).isEqualTo(journal.entries("T3"));
            assertThatThrownBy(() -> joined.entries("T4")).isInstanceOf(Damaged.class);
            assertThat(joined.bans()).isEqualTo(journal.bans());
        }
        assertThatThrownBy(() -> GamesImport.read(new ByteArrayInputStream(file), other, _ -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there are games in");
    }

    /// All but the time of the first line, and the sum that follows from it.
    private static String body(byte[] file) {
        List<String> lines = new String(file, StandardCharsets.UTF_8).lines().toList();
        return String.join("\n", lines.subList(1, lines.size() - 1));
    }

    @Test
    void a_file_that_is_cut_or_changed_changes_nothing() throws Exception {
        fill();
        byte[] file = exported(journal);
        DataPlace other = emptyPlace();
        String text = new String(file, StandardCharsets.UTF_8);
        List<String> bad =
                List.of(
                        text.substring(0, text.length() - 1),
                        text.substring(0, text.length() / 2),
                        text.replaceFirst("\"number\"|\"phase\":\"over\"", "\"phase\":\"closed\""),
                        text.replaceFirst("\\{\"row\":7,[^\\n]*\\n", ""),
                        text + "{}\n",
                        "",
                        "Dear aunt!\n",
                        text.replaceFirst("\"format\":1", "\"format\":2"));
        for (String each : bad) {
            assertThatThrownBy(() ->
                            GamesImport.read(
                                    new ByteArrayInputStream(each.getBytes(StandardCharsets.UTF_8)),
                                    other,
                                    _ -> {}))
                    .isInstanceOf(IOException.class)
                    .hasMessageMatching(
                            "(?s)(line \\d+ of the file|the file|there is something).*");
        }
        try (Journal joined = Journal.join(other)) {
            assertThat(joined.all()).isEmpty();
            assertThat(joined.lost()).isEmpty();
        }
        GamesImport.read(new ByteArrayInputStream(file), other, _ -> {});
    }

    @Test
    void an_export_holds_one_moment_while_others_write() throws Exception {
        journal.save(table("T", "playing", 0));
        journal.append("T", 0, ROW);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GamesExport.write(
                journal.home(),
                out,
                _ -> {
                    journal.append("T", 1, ROW);
                    journal.save(table("Z", "playing", 0));
                });
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("\"tables\":1,\"rows\":1,")
                .doesNotContain("\"Z\"");
        assertThat(journal.entries("T")).hasSize(2);
    }
}
