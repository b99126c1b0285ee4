package sparrow.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.arena.InOrder;
import sparrow.records.JsonLog;
import sparrow.records.Transcript;
import sparrow.testkit.LongTest;

/// A hundred thousand hands of records become tables.
@Timeout(value = 120, unit = TimeUnit.MINUTES)
final class ManyRecordsTest {
    private static final int HANDS = Integer.getInteger("sparrow.records", 100_000);

    @TempDir private Path folder;

    @LongTest("bulk-records")
    void a_hundred_thousand_hands_become_tables() throws IOException, InterruptedException {
        Path in = Files.createDirectory(folder.resolve("in"));
        int[] played = new int[2];
        new InOrder<Integer, Transcript>(
                        number ->
                                Played.match(
                                        number % 2 == 0 ? "riichi" : "filipino",
                                        "beginner",
                                        number),
                        2)
                .run(
                        Stream.iterate(0, number -> number + 1).iterator(),
                        match -> {
                            write(in.resolve(played[0] + ".jsonl"), match);
                            played[0]++;
                            played[1] += match.hands().size();
                            return played[1] < HANDS;
                        });
        String records = "bulk records " + in + " --out " + folder.resolve("tables");
        Program.Ended read = run(records + " --master local[2]");
        assertThat(read.out())
                .isEqualToIgnoringNewLines(
                        String.format(
                                Locale.ROOT,
                                "%,d files: %,d matches with %,d hands are in %s",
                                played[0],
                                played[0],
                                played[1],
                                folder.resolve("tables")));
        Program.Ended stats = run("bulk stats " + folder.resolve("tables") + " --master local[2]");
        assertThat(stats.out()).contains("riichi: by player", "filipino: wins by turn");
        Files.writeString(
                Path.of(System.getProperty("sparrow.root"), "docs/results/bulk-records.md"),
                report(played[0], played[1], read, stats, bytes(in)));
    }

    private static void write(Path file, Transcript match) {
        try {
            Files.writeString(file, JsonLog.write(match.header(), match.events()));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private Program.Ended run(String line) throws IOException, InterruptedException {
        try (Program program = Program.start(folder, line)) {
            Program.Ended ended = program.await();
            assertThat(ended.err()).isEmpty();
            assertThat(ended.code()).isZero();
            return ended;
        }
    }

    private static long bytes(Path below) throws IOException {
        try (Stream<Path> files = Files.walk(below)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        }
    }

    private String report(
            int matches, int hands, Program.Ended read, Program.Ended stats, long bytes)
            throws IOException {
        return String.format(
                Locale.ROOT,
                """
                # bulk-records

                %,d records of our own log, Riichi and Filipino by turns, %,d hands in %,d MB, read into tables of %,d MB by `sparrow bulk records`
                and told by `sparrow bulk stats`, both in a new process on two cores (`--master local[2]`).

                Repeat it with `./check long bulk-records`. %s, Java %d; the load average of the machine was %.1f at the end: where that is much more than 2,
                processor time tells more than the clock.

                | command | seconds of the clock | of a processor | hands/s by the clock | hands/s of a processor |
                |---|---:|---:|---:|---:|
                | `bulk records` | %.0f | %.0f | %,.0f | %,.0f |
                | `bulk stats` | %.0f | %.0f | %,.0f | %,.0f |
                """,
                matches,
                hands,
                bytes / 1_000_000,
                bytes(folder.resolve("tables")) / 1_000_000,
                LocalDate.now(ZoneOffset.UTC),
                Runtime.version().feature(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                read.clock().toMillis() / 1e3,
                read.processor().toMillis() / 1e3,
                1e3 * hands / read.clock().toMillis(),
                1e3 * hands / read.processor().toMillis(),
                stats.clock().toMillis() / 1e3,
                stats.processor().toMillis() / 1e3,
                1e3 * hands / stats.clock().toMillis(),
                1e3 * hands / stats.processor().toMillis());
    }
}
