package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What every home of a journal must do. Each kind of home is held to it.
@Timeout(120)
public abstract class JournalContract extends GamesFileContract {
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

    /// What the writer asks when it cannot know whether a commit came through.
    @Test
    void every_work_knows_whether_it_is_written() throws Exception {
        Ban ban = new Ban("192.0.2.7", 1_700_000_000_000L, "noise");
        List<Writer.Work> works =
                List.of(
                        new Save(table("T", "playing", 0), Optional.empty()),
                        new Append("T", 0, "mark", ROW, Writers.ONE),
                        new Claim("T", "keeper"),
                        new Banning(ban),
                        new Banning(new Ban(ban.address(), 0, "")),
                        new Delete(List.of("T")));
        try (JournalHome home = home()) {
            for (Writer.Work work : works) {
                assertThat(work.isWritten(home.writing())).as("before %s", work).isFalse();
                work.write(home.writing());
                assertThat(work.isWritten(home.writing())).as("after %s", work).isTrue();
            }
        }
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
}
