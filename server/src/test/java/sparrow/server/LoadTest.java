package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.load.Entrance;
import sparrow.server.load.LoadReport;
import sparrow.server.load.LoadRun;
import sparrow.server.load.ServerProcess;
import sparrow.testkit.LongTest;

/// Many tables at once, with answers due at times that do not wait for the server.
@Timeout(1_200)
final class LoadTest {
    private static final int TABLES = 1_000;
    private static final int RATE = 1_000;
    private static final int COLD = 30;
    private static final int BETWEEN = 60;
    private static final int WARM = 120;

    @TempDir private Path data;

    @Test
    void at_twenty_tables_every_answer_is_acknowledged_and_nothing_is_lost() throws IOException {
        Map<String, LoadRun.Known> known;
        try (ServerProcess server = StandardServer.start(data)) {
            try (LoadRun run = LoadRun.seat(server.entrance(), 20, _ -> {})) {
                assertComplete(run.play(100, 4, _ -> {}), 400);
                known = run.known();
            }
            assertThat(known).hasSize(20);
            assertKnown(server.entrance(), known);
            assertThat(server.needs().heap()).isPositive();
            server.kill();
        }
        try (ServerProcess again = StandardServer.start(data)) {
            assertKnown(again.entrance(), known);
        }
    }

    private static void assertComplete(LoadReport report, int answers) {
        assertThat(report.faults()).isEmpty();
        assertThat(report.due()).isEqualTo(answers);
        assertThat(report.acknowledged()).isEqualTo(answers);
    }

    /// What all guests at a table have heard of is what the server knows, event for event.
    private static void assertKnown(Entrance entrance, Map<String, LoadRun.Known> known)
            throws IOException {
        for (LoadRun.Known table : known.values()) {
            assertThat(entrance.get("/api/v1/tables/" + table.table(), "").path("number").asInt())
                    .isEqualTo(table.number())
                    .isPositive();
        }
    }

    @LongTest("load")
    void a_thousand_tables_of_four_are_answered_in_time() throws IOException {
        StringBuilder rows = new StringBuilder();
        try (ServerProcess server = StandardServer.start(data.resolve("pilot"));
                LoadRun pilot = LoadRun.seat(server.entrance(), 20, _ -> {})) {
            pilot.play(RATE / 2, 20, _ -> {}); // the guests are warm, whatever the server is
        }
        try (ServerProcess server = StandardServer.start(data.resolve("games"))) {
            long began = System.nanoTime();
            try (LoadRun run = LoadRun.seat(server.entrance(), TABLES, _ -> {})) {
                Duration setUp = Duration.ofNanos(System.nanoTime() - began);
                rows.append(row("cold, the first " + COLD + " s", run.play(RATE, COLD, _ -> {})));
                run.play(RATE, BETWEEN, _ -> {});
                ServerProcess.Needs before = server.needs();
                LoadReport warm = run.play(RATE, WARM, _ -> {});
                ServerProcess.Needs after = server.needs();
                rows.append(row("warm, " + WARM + " s", warm));
                Files.writeString(
                        StandardServer.ROOT.resolve("docs/results/load.md"),
                        report(setUp, rows, before, after));
                assertThat(warm.acknowledged()).isEqualTo(RATE * WARM);
                assertThat(warm.millis(0.5)).as("half of the answers").isLessThan(5);
                assertThat(warm.millis(0.99)).as("99 of 100 answers").isLessThan(50);
            }
        }
    }

    private static String row(String when, LoadReport report) {
        assertThat(report.faults()).as(when).isEmpty();
        return String.format(
                Locale.ROOT,
                "| %s | %,d | %,d | %.1f | %.1f | %.1f | %.1f |%n",
                when,
                report.due(),
                report.acknowledged(),
                report.millis(0.5),
                report.millis(0.99),
                report.millis(0.999),
                report.millis(1));
    }

    private String report(
            Duration setUp,
            StringBuilder rows,
            ServerProcess.Needs before,
            ServerProcess.Needs after)
            throws IOException {
        long[] writes = synchronisedWrites();
        return String.format(
                Locale.ROOT,
                """
                # load

                %,d tables with four guests each, all people, over %,d connections, %,d answers a second of all tables together. Each answer
                is due at a time that was fixed beforehand; what is told is from then until its acknowledgement, which comes when the
                answer is on disk. The server has a process of its own, its guests another, both on this machine of %d cores; guests are warm.
                Set-up (%d s: tables made, seats taken, numbers committed to and revealed) is not measured.

                Repeat it with `./check long load`. Java %d, the options of `sparrow serve` and at most 512 MB of heap; a synchronised write of
                4 kB takes %.2f ms here at the median just after, %.1f at the 99th percentile; the load average of the machine was %.1f, of which
                these processes are about 1.

                | server | answers due | acknowledged | p50 ms | p99 ms | p99.9 ms | most ms |
                |---|---:|---:|---:|---:|---:|---:|
                %s
                While it was warm the server took %.0f %% of one core, of which collections stopped it for %.1f s of %d s; after a collection
                %.0f MB of heap are in use.
                """,
                TABLES,
                4 * TABLES,
                RATE,
                Runtime.getRuntime().availableProcessors(),
                setUp.toSeconds(),
                Runtime.version().feature(),
                writes[writes.length / 2] / 1e6,
                writes[writes.length * 99 / 100] / 1e6,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                rows,
                100.0 * after.processor().minus(before.processor()).toMillis() / (1_000.0 * WARM),
                after.collecting().minus(before.collecting()).toMillis() / 1_000.0,
                WARM,
                after.heap() / 1e6);
    }

    /// How long small writes take until they are on disk, in nanoseconds, sorted.
    private long[] synchronisedWrites() throws IOException {
        long[] times = new long[1_001];
        try (FileChannel file =
                FileChannel.open(
                        data.resolve("write"),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE)) {
            for (int i = 0; i < times.length; i++) {
                long began = System.nanoTime();
                file.write(ByteBuffer.allocate(4_096));
                file.force(false);
                times[i] = System.nanoTime() - began;
            }
        }
        Arrays.sort(times);
        return times;
    }
}
