package sparrow.server.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.journal.Journal;

/// A server that cannot work says so.
@Timeout(60)
final class VitalsTest {
    private static final Duration SOON = Duration.ofMillis(500);

    @TempDir private Path folder;

    @Test
    void a_journal_that_is_held_up_or_cannot_be_written_is_told() throws Exception {
        Path file = folder.resolve("sparrow.db");
        try (Journal journal = Journal.open(file, new Metrics());
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement sql = other.createStatement()) {
            assertThat(journal.trouble(SOON)).isEmpty();
            sql.execute("BEGIN IMMEDIATE");
            assertThat(journal.trouble(SOON))
                    .contains("The journal does not come to an end with what it writes.");
            sql.execute("ROLLBACK");
            assertThat(journal.trouble(Duration.ofSeconds(20))).isEmpty();
            sql.execute("DROP TABLE pulse");
            assertThat(journal.trouble(Duration.ofSeconds(20)))
                    .contains("The journal cannot be written.");
        }
    }

    @Test
    void a_disk_that_is_nearly_full_is_told() {
        try (Vitals vitals = new Vitals(Optional::empty, () -> 1_000_000, new Metrics())) {
            assertThat(vitals.complaints()).containsExactly("The disk is nearly full.");
        }
    }

    @Test
    void threads_that_get_no_turn_are_told() throws Exception {
        try (Vitals vitals = new Vitals(Optional::empty, () -> Long.MAX_VALUE, new Metrics())) {
            assertThat(vitals.complaints()).isEmpty();
            AtomicBoolean over = new AtomicBoolean();
            List<Thread> busy = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                busy.add(
                        Thread.startVirtualThread(() -> {
                            while (!over.get()) {
                                Thread.onSpinWait();
                            }
                        }));
            }
            Thread.sleep(2_500);
            List<String> complaints = vitals.complaints();
            over.set(true);
            for (Thread each : busy) {
                each.join();
            }
            assertThat(complaints)
                    .containsExactly("There is more to do than the processors manage.");
        }
    }

    @Test
    void many_who_ask_at_once_cost_one_try() {
        AtomicInteger tries = new AtomicInteger();
        try (Vitals vitals =
                new Vitals(
                        () -> {
                            tries.incrementAndGet();
                            return Optional.of("No.");
                        },
                        () -> Long.MAX_VALUE,
                        new Metrics())) {
            for (int i = 0; i < 1_000; i++) {
                assertThat(vitals.complaints()).containsExactly("No.");
            }
            assertThat(tries.get()).isLessThan(5);
        }
    }

    @Test
    void metrics_are_in_the_words_of_prometheus() {
        Metrics metrics = new Metrics();
        metrics.counter("a_total", "All of them.").add(3);
        metrics.count("b_total", "By code.", "code", "stale");
        metrics.count("b_total", "By code.", "code", "stale");
        metrics.gauge("c", "Half.", () -> 0.5);
        metrics.histogram("d_seconds", "Times.").since(System.nanoTime() - 3_000_000);
        assertThat(metrics.text())
                .startsWith("# HELP a_total All of them.\n# TYPE a_total counter\na_total 3\n")
                .contains("b_total{code=\"stale\"} 2\n")
                .contains("# TYPE c gauge\nc 0.500000\n")
                .contains("d_seconds_bucket{le=\"0.002500\"} 0\n")
                .contains("d_seconds_bucket{le=\"+Inf\"} 1\nd_seconds_sum 0.003")
                .endsWith("d_seconds_count 1\n");
    }
}
