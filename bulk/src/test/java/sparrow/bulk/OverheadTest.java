package sparrow.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.testkit.LongTest;

/// What the same duel takes in the arena and on Spark.
@Timeout(value = 120, unit = TimeUnit.MINUTES)
final class OverheadTest {
    /// 100,000 hands.
    private static final int SETS = Integer.getInteger("sparrow.sets", 1_140);

    private static final String DUEL =
            "duel intermediate beginner --game filipino --seed 7 --json - --sets " + SETS;

    @TempDir private Path folder;

    @LongTest("bulk-overhead")
    void spark_takes_little_more_than_the_arena() throws IOException, InterruptedException {
        StringBuilder rows = new StringBuilder();
        String said = row(rows, "arena " + DUEL + " --threads 2").out();
        for (String master : new String[] {"local[2]", "local[1]"}) {
            Program.Ended bulk = row(rows, "bulk " + DUEL + " --master " + master);
            assertThat(bulk.err()).isEmpty();
            assertThat(bulk.out()).isEqualTo(said);
        }
        row(rows, "arena " + DUEL + " --threads 1");
        Files.writeString(
                Path.of(System.getProperty("sparrow.root"), "docs/results/bulk-overhead.md"),
                report(rows, said));
    }

    private Program.Ended row(StringBuilder rows, String line)
            throws IOException, InterruptedException {
        try (Program program = Program.start(folder, line)) {
            Program.Ended ended = program.await();
            assertThat(ended.code()).as(ended.err()).isZero();
            rows.append(
                    String.format(
                            Locale.ROOT,
                            "| `%s` | %.1f | %.1f | %.1f |%n",
                            line.replace(" --json -", "")
                                    .replace(DUEL.replace(" --json -", ""), "…"),
                            ended.clock().toMillis() / 1e3,
                            ended.processor().toMillis() / 1e3,
                            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()));
            return ended;
        }
    }

    private static String report(StringBuilder rows, String said) {
        return String.format(
                Locale.ROOT,
                """
                # bulk-overhead

                `sparrow arena %s` and the same on Spark, %s hands, each in a new process: all of it counts, Spark's own start too. All write the
                same bytes.

                Repeat it with `./check long bulk-overhead`. %s, Java %d, %d cores. Where the load of the machine is much more than the cores in use, compare
                processor time and not the clock.

                | command | seconds of the clock | of a processor | load of the machine at its end |
                |---|---:|---:|---:|
                %s\
                """,
                DUEL,
                said.replaceAll("(?s).*?\"hands\":(\\d+).*", "$1"),
                LocalDate.now(ZoneOffset.UTC),
                Runtime.version().feature(),
                Runtime.getRuntime().availableProcessors(),
                rows);
    }
}
