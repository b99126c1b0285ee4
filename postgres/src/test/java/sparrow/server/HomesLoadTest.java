package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.postgres.Postgres;
import sparrow.server.load.LoadReport;
import sparrow.server.load.LoadRun;
import sparrow.server.load.ServerProcess;
import sparrow.testkit.LongTest;

/// The same load on a server with its games in SQLite, and on one with its games in PostgreSQL.
@Timeout(1_200)
final class HomesLoadTest {
    private static final int TABLES = 100;
    private static final int WARMING = 15;
    private static final int SECONDS = 15;
    private static final List<Integer> RATES = List.of(250, 500, 1_000, 2_000);

    @TempDir private Path folder;

    @LongTest("load-homes")
    void the_same_load_in_both_homes() throws IOException {
        StringBuilder rows = new StringBuilder();
        try (ServerProcess server = StandardServer.start(folder.resolve("games"))) {
            rows(rows, "SQLite", server);
        }
        try (Postgres postgres = Postgres.own(Files.createDirectory(folder.resolve("postgres")));
                ServerProcess server = StandardServer.start(postgres.place())) {
            rows(rows, "PostgreSQL", server);
        }
        Files.writeString(StandardServer.ROOT.resolve("docs/results/load-homes.md"), report(rows));
    }

    private static void rows(StringBuilder rows, String home, ServerProcess server)
            throws IOException {
        try (LoadRun run = LoadRun.seat(server.entrance(), TABLES, _ -> {})) {
            run.play(RATES.getFirst(), WARMING, _ -> {});
            for (int rate : RATES) {
                row(rows, home, rate, run, server);
            }
        }
    }

    private static void row(
            StringBuilder rows, String home, int rate, LoadRun run, ServerProcess server) {
        long before = server.processor().toMillis();
        LoadReport report = run.play(rate, SECONDS, _ -> {});
        long took = server.processor().toMillis() - before;
        assertThat(report.faults()).as(home).isEmpty();
        rows.append(
                String.format(
                        Locale.ROOT,
                        "| %s | %,d | %,.0f | %.1f | %.1f | %.1f | %.0f %% |%n",
                        home,
                        rate,
                        (double) report.acknowledged() / SECONDS,
                        report.millis(0.5),
                        report.millis(0.99),
                        report.millis(1),
                        100.0 * took / (1_000.0 * SECONDS)));
    }

    private static String report(StringBuilder rows) {
        return String.format(
                Locale.ROOT,
                """
                # load-homes

                %,d tables with four guests each on a server with its games in a folder (SQLite), then on one with its games in a PostgreSQL that
                runs on the same machine of %d cores with `fsync` and `synchronous_commit` on; %d seconds at each rate, after as long to get warm. Each
                answer is due at a time that was fixed beforehand, and what is told is from then until its acknowledgement, which comes when it is
                durable. The last column is the processor time of the server itself, without the database's and the guests'.

                Repeat it with `./check long load-homes`. Java %d; the load average of the machine was %.1f at the end, of which these processes are
                about 1: where it is much more, compare rows of the same rate and nothing else.

                | home | answers due a second | acknowledged a second | p50 ms | p99 ms | most ms | server, of one core |
                |---|---:|---:|---:|---:|---:|---:|
                %s\
                """,
                TABLES,
                Runtime.getRuntime().availableProcessors(),
                SECONDS,
                Runtime.version().feature(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                rows);
    }
}
