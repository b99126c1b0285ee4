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

/// The same load on a server with its games in SQLite and on one with its games in PostgreSQL, in
/// turns.
@Timeout(1_200)
final class HomesLoadTest {
    private static final int TABLES = 400;
    private static final int WARMING = 20;
    private static final int SECONDS = 20;
    private static final List<Integer> RATES = List.of(250, 500, 1_000, 2_000);

    @TempDir private Path folder;

    @LongTest("load-homes")
    void the_same_load_in_both_homes() throws IOException {
        StringBuilder rows = new StringBuilder();
        try (Postgres postgres = Postgres.own(Files.createDirectory(folder.resolve("postgres")));
                ServerProcess inFile = StandardServer.start(folder.resolve("games"));
                ServerProcess inDatabase = StandardServer.start(postgres.place());
                LoadRun file = LoadRun.seat(inFile.entrance(), TABLES, _ -> {});
                LoadRun database = LoadRun.seat(inDatabase.entrance(), TABLES, _ -> {})) {
            file.play(RATES.getFirst(), WARMING, _ -> {});
            database.play(RATES.getFirst(), WARMING, _ -> {});
            for (int rate : RATES) {
                row(rows, "SQLite", rate, file, inFile);
                row(rows, "PostgreSQL", rate, database, inDatabase);
            }
        }
        Files.writeString(StandardServer.ROOT.resolve("docs/results/load-homes.md"), report(rows));
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
                        "| %,d | %s | %,.0f | %.1f | %.1f | %.1f | %.0f %% |%n",
                        rate,
                        home,
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

                %,d tables with four guests each, once on a server with its games in a folder (SQLite), once on one with its games in PostgreSQL, which
                runs on the same machine of %d cores with `fsync` and `synchronous_commit` on. The two take turns, %d seconds at each rate; each answer is
                due at a time that was fixed beforehand, and what is told is from then until its acknowledgement, which comes when it is durable.
                The last column is the time of the server's own processor, without the database's and the guests'.

                Repeat it with `./check long load-homes`. Java %d; the load average of the machine was %.1f at the end, so that only the difference
                between two rows of the same rate says something.

                | answers a second, due | home | acknowledged a second | p50 ms | p99 ms | most ms | server, of one core |
                |---:|---|---:|---:|---:|---:|---:|
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
