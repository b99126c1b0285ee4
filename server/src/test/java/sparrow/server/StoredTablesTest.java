package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.load.LoadRun;
import sparrow.server.load.ServerProcess;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// A server that was killed in the middle of many matches is soon there again, and goes on with all
/// of them.
@Timeout(1_200)
final class StoredTablesTest {
    private static final int TABLES = 2_000;
    private static final int AT_ONCE = 1_000;
    private static final int RATE = 1_500;
    private static final int SECONDS = 40;
    private static final int STARTS = 5;
    private static final int SAMPLE = 50;

    @TempDir private Path data;

    /// One start, in milliseconds.
    ///
    /// @param health until `/health` answers
    /// @param processor how much of it the server's processor time is, on all cores
    /// @param tables until the last of some tables has welcomed a guest with all its events
    private record Start(long health, long processor, long tables) {}

    @LongTest("restart")
    void a_server_with_two_thousand_tables_is_there_again_within_five_seconds() throws IOException {
        List<LoadRun.Known> known = new ArrayList<>();
        try (ServerProcess server = StandardServer.start(data)) {
            for (int i = 0; i < TABLES / AT_ONCE; i++) {
                try (LoadRun run = LoadRun.seat(server.entrance(), AT_ONCE, _ -> {})) {
                    assertThat(run.play(RATE, SECONDS, _ -> {}).faults()).isEmpty();
                    known.addAll(run.known().values());
                }
            }
            server.kill();
        }
        List<Start> starts = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            starts.add(start(known));
        }
        Files.writeString(
                StandardServer.ROOT.resolve("docs/results/restart.md"), report(known, starts));
        assertThat(starts).allSatisfy(each -> assertThat(each.health).isLessThan(5_000));
    }

    private Start start(List<LoadRun.Known> known) throws IOException {
        long began = System.nanoTime();
        try (ServerProcess server = StandardServer.start(data)) {
            int port = server.entrance().port();
            awaitHealth(port);
            long health = System.nanoTime() - began;
            long processor = server.processor().toMillis();
            for (int i = 0; i < SAMPLE; i++) {
                LoadRun.Known table = known.get(i * known.size() / SAMPLE);
                try (Guest guest = Guest.sit(port, table.table(), table.token())) {
                    JsonNode state = guest.next("welcome").path("state");
                    assertThat(state.path("number").asInt()).isEqualTo(table.number());
                    assertThat(guest.next("events").path("events").size()).isPositive();
                }
            }
            long all = System.nanoTime() - began;
            server.kill();
            return new Start(
                    TimeUnit.NANOSECONDS.toMillis(health),
                    processor,
                    TimeUnit.NANOSECONDS.toMillis(all));
        }
    }

    private static void awaitHealth(int port) throws IOException {
        int status = 0;
        while (status != 200) {
            HttpURLConnection health =
                    (HttpURLConnection)
                            URI.create("http://127.0.0.1:" + port + "/health")
                                    .toURL()
                                    .openConnection();
            status = health.getResponseCode();
            health.disconnect();
        }
    }

    private String report(List<LoadRun.Known> known, List<Start> starts) throws IOException {
        StringBuilder rows = new StringBuilder();
        for (Start start : starts) {
            rows.append(
                    String.format(
                            Locale.ROOT,
                            "| %.1f | %.1f | %.1f |%n",
                            start.health / 1_000.0,
                            start.processor / 1_000.0,
                            start.tables / 1_000.0));
        }
        return String.format(
                Locale.ROOT,
                """
                # restart

                A server is killed in the middle of %,d matches, which have %,d events in all and as many answers again (%.0f MB), and started
                again %d times, killed each time: from the start of its process until `/health` says that all is well, and until a guest
                has come to each of %d tables one after another and was welcomed with every event the table had.

                Repeat it with `./check long restart`. %d cores, Java %d, the options of `sparrow serve` but without its start-up cache,
                at most 512 MB of heap; the load average of the machine was %.1f, of which this is about 1.

                | seconds until health | of the processor's time | until all guests are welcomed |
                |---:|---:|---:|
                %s\
                """,
                known.size(),
                known.stream().mapToInt(LoadRun.Known::number).sum(),
                Files.size(data.resolve("sparrow.db")) / 1e6,
                STARTS,
                SAMPLE,
                Runtime.getRuntime().availableProcessors(),
                Runtime.version().feature(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                rows);
    }
}
