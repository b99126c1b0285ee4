package sparrow.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A long run goes on where the last start stopped, and adds up.
class LongRunTest {
    @TempDir private Path root;
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final List<String> chunks = new ArrayList<>();

    private LongRun run(int total) {
        return new LongRun(
                "sparrows", total, 10, new PrintStream(said, true, StandardCharsets.UTF_8), root);
    }

    private Census count(int from, int count) {
        chunks.add(from + "+" + count);
        Census census = new Census();
        census.add("counted: all, of them", count);
        census.add("chunks", 1);
        return census;
    }

    private String result() throws IOException {
        return Files.readString(root.resolve("docs/results/sparrows.md"));
    }

    @Test
    void a_run_is_cut_into_chunks_and_its_counts_are_added_up() throws IOException {
        List<Long> whole = new ArrayList<>();
        run(25).run("Counts.", this::count, census -> whole.add(census.count("chunks")));
        assertThat(chunks).containsExactly("0+10", "10+10", "20+5");
        assertThat(whole).containsExactly(3L);
        assertThat(result())
                .startsWith("# sparrows\n\nCounts.\n\n25 of 25 in 3 s, ")
                .contains("\n| counted: all, of them | 25 |\n");
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("sparrows: 20 of 25, 0 s left");
    }

    @Test
    void a_start_that_ran_out_of_time_is_gone_on_from_and_nothing_is_required_of_it()
            throws IOException {
        run(25).longest(Duration.ofNanos(1))
                .run("Counts.", this::count, _ -> assertThat(chunks).as("too early").isEmpty());
        assertThat(result()).contains("10 of 25 so far in 1 s").contains("| chunks | 1 |");
        List<Long> whole = new ArrayList<>();
        run(25).run("Counts.", this::count, census -> whole.add(census.count("chunks")));
        assertThat(chunks).containsExactly("0+10", "10+10", "20+5");
        assertThat(whole).containsExactly(3L);
        assertThat(result()).contains("25 of 25 in 3 s").contains(" | 25 | 3 |");
    }

    @Test
    void a_run_made_longer_goes_on_and_one_that_is_done_begins_anew() throws IOException {
        run(10).run("Counts.", this::count);
        run(20).run("Counts.", this::count);
        assertThat(chunks).containsExactly("0+10", "10+10");
        run(20).run("Counts.", this::count);
        assertThat(chunks).containsExactly("0+10", "10+10", "0+10", "10+10");
        assertThat(result()).contains("| counted: all, of them | 20 |");
    }

    @Test
    void parts_of_another_day_or_commit_stay_apart() {
        Progress progress =
                Progress.NOTHING
                        .and(new Progress.Part("2026-01-01", "abc", 10, 3), count(0, 10))
                        .and(new Progress.Part("2026-01-01", "abc", 10, 4), count(10, 10))
                        .and(new Progress.Part("2026-01-02", "abc", 5, 1), count(20, 5));
        assertThat(progress.tables())
                .contains("| 2026-01-01 | abc | 20 | 7 |\n| 2026-01-02 | abc | 5 | 1 |\n");
        Progress again =
                Progress.read(
                        "# A page\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n" + progress.tables());
        assertThat(again.parts()).isEqualTo(progress.parts());
        assertThat(again.census().counts()).isEqualTo(progress.census().counts());
    }

    @Test
    void a_run_tells_its_seed_and_what_the_counts_come_to() throws IOException {
        run(10).seeded()
                .summary(census -> "In " + census.count("chunks") + " chunk.")
                .run("Counts.", this::count);
        assertThat(result())
                .contains(
                        "\n\nCounts.\n\nIn 1 chunk.\n\n10 of 10 in 1 s, seed "
                                + LongRun.SEED
                                + ", ");
    }

    @Test
    void a_failing_chunk_leaves_what_was_done_before_it() throws IOException {
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() ->
                        run(30).run(
                                        "Counts.",
                                        (from, count) -> {
                                            if (from == 20) {
                                                throw new IllegalStateException("a bug");
                                            }
                                            return count(from, count);
                                        }));
        assertThat(result()).contains("20 of 30 so far");
    }

    @Test
    void times_are_counted_in_buckets_that_add_up() {
        Census census = new Census();
        for (int i = 1; i <= 100; i++) {
            census.time("answer", i * 1_000_000L);
        }
        assertThat(census.count("answer: up to  100 ms")).isEqualTo(20);
        assertThat(census.percentile("answer", 0.5)).isEqualTo("at most 50 ms");
        assertThat(census.percentile("answer", 0.51)).isEqualTo("at most 60 ms");
        census.time("answer", 10_000_000_000L);
        assertThat(census.percentile("answer", 1)).isEqualTo("more than 5000 ms");
    }
}
