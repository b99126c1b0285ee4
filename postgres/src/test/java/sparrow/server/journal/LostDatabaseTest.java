package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.postgres.Postgres;
import sparrow.server.health.Metrics;

/// The database goes away and comes back: nothing acknowledged is lost, nothing is written twice,
/// and the health says how it is.
@Timeout(180)
final class LostDatabaseTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final List<Entry> ROW = List.of(Entry.answer("{}"));

    @TempDir private Path folder;

    @Test
    void a_database_that_restarts_is_found_again_by_those_who_waited_for_it() throws Exception {
        try (Postgres postgres = Postgres.own(folder);
                Journal journal =
                        Journal.open(postgres.place(), HomeMaker.Use.SERVER, new Metrics())) {
            journal.append("T", 0, ROW);
            postgres.stop();
            assertThatThrownBy(() -> journal.append("T", 1, ROW))
                    .isInstanceOfSatisfying(
                            JournalConflict.class,
                            lost -> assertThat(lost.why()).isEqualTo(JournalConflict.Why.DISK));
            assertThat(journal.trouble(PATIENCE)).contains("The journal cannot be written.");
            assertThatThrownBy(() -> journal.entries("T"))
                    .isInstanceOfSatisfying(
                            JournalConflict.class,
                            lost ->
                                    assertThat(lost.why())
                                            .isEqualTo(JournalConflict.Why.UNREACHABLE));
            postgres.start();
            journal.append("T", 1, ROW);
            // Readers look for the database again after a while only.
            assertThat(there(journal, "T", new AtomicBoolean())).isEqualTo(2);
        }
    }

    @Test
    void sessions_that_are_ended_again_and_again_lose_nothing_acknowledged() throws Exception {
        Postgres postgres = Postgres.shared();
        DataPlace.Database place = postgres.place();
        try (Journal journal = Journal.open(place, HomeMaker.Use.SERVER, new Metrics())) {
            AtomicBoolean over = new AtomicBoolean();
            List<CompletableFuture<Integer>> writers = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                String table = "T" + i;
                writers.add(
                        CompletableFuture.supplyAsync(
                                () -> write(journal, table, over), Thread::startVirtualThread));
            }
            for (int i = 0; i < 20; i++) {
                Thread.sleep(40);
                postgres.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                + " WHERE application_name = 'sparrow'");
            }
            over.set(true);
            for (int i = 0; i < writers.size(); i++) {
                int acknowledged = writers.get(i).join();
                List<Entry> entries = journal.entries("T" + i);
                assertThat(entries).hasSizeGreaterThanOrEqualTo(acknowledged);
                for (int n = 0; n < entries.size(); n++) {
                    assertThat(entries.get(n)).isEqualTo(Entry.answer("{\"n\":" + n + "}"));
                }
            }
        }
    }

    /// Appends one row after another as a table would: after a failure it looks where it is.
    private static int write(Journal journal, String table, AtomicBoolean over) {
        int number = 0;
        int acknowledged = 0;
        while (!over.get()) {
            try {
                journal.append(table, number, List.of(Entry.answer("{\"n\":" + number + "}")));
                number++;
                acknowledged = number;
            } catch (JournalConflict lost) {
                int there = there(journal, table, over);
                assertThat(there)
                        .as("rows after %s", lost.why())
                        .isBetween(acknowledged, number + 1);
                number = there;
            }
        }
        return acknowledged;
    }

    private static int there(Journal journal, String table, AtomicBoolean over) {
        while (true) {
            try {
                return journal.entries(table).size();
            } catch (JournalConflict unreachable) {
                assertThat(unreachable.why()).isEqualTo(JournalConflict.Why.UNREACHABLE);
                assertThat(over).isFalse();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(LossyProxy.Cut.class)
    void a_connection_that_is_lost_in_a_commit_is_asked_what_became_of_it(LossyProxy.Cut cut)
            throws Exception {
        Postgres postgres = Postgres.shared();
        try (LossyProxy proxy = new LossyProxy(postgres.port());
                Journal journal =
                        Journal.open(
                                postgres.place(proxy.port()),
                                HomeMaker.Use.SERVER,
                                new Metrics())) {
            journal.append("T", 0, ROW);
            proxy.cutNext(cut);
            switch (cut) {
                case AFTER -> journal.append("T", 1, ROW);
                case BEFORE ->
                        assertThatThrownBy(() -> journal.append("T", 1, ROW))
                                .isInstanceOfSatisfying(
                                        JournalConflict.class,
                                        lost ->
                                                assertThat(lost.why())
                                                        .isEqualTo(JournalConflict.Why.DISK));
            }
            assertThat(journal.entries("T")).hasSize(cut == LossyProxy.Cut.AFTER ? 2 : 1);
            journal.append("T", cut == LossyProxy.Cut.AFTER ? 2 : 1, ROW);
        }
    }

    @Test
    void a_second_server_is_refused_and_nodes_of_a_cluster_are_not() throws Exception {
        DataPlace.Database place = Postgres.shared().place();
        Journal first = Journal.open(place, HomeMaker.Use.SERVER, new Metrics());
        try {
            assertThatThrownBy(() -> Journal.open(place, HomeMaker.Use.SERVER, new Metrics()))
                    .hasMessageContaining("another server uses it");
            try (Journal beside = Journal.join(place)) {
                assertThat(beside.all()).isEmpty();
            }
        } finally {
            first.close();
        }
        try (Journal one = Journal.open(place, HomeMaker.Use.NODE, new Metrics());
                Journal two = Journal.open(place, HomeMaker.Use.NODE, new Metrics())) {
            one.save(new TableRow("T", "riichi", "playing", false, 1, 0, "{}"));
            one.append("T", 0, ROW);
            assertThat(two.entries("T")).hasSize(1);
            assertThatThrownBy(() -> two.append("T", 1, ROW))
                    .hasMessageContaining("another server keeps the table now");
        }
    }
}
