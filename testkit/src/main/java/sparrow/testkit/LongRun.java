package sparrow.testkit;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.function.Consumer;
import java.util.function.Function;

/// A long run cut into chunks: it tells how far it is and keeps its result in
/// `docs/results/NAME.md`, for the documents to quote and for the next start to go on from.
///
/// `-Dsparrow.minutes=N` ends a start after so many minutes; what several starts did is added up.
public final class LongRun {
    /// Of what is random in a long run.
    public static final long SEED = Long.getLong("sparrow.seed", 7);

    /// Does the work from one number up to another, and counts what occurred.
    @FunctionalInterface
    public interface Chunk {
        Census run(int from, int count);
    }

    private final String name;
    private final int total;
    private final int chunk;
    private final Path root;
    private final PrintStream out;
    private Duration longest = Duration.ofMinutes(Long.getLong("sparrow.minutes", 1_000_000));
    private Function<Census, String> summary = _ -> "";
    private String seed = "";

    public LongRun(String name, int total, int chunk, PrintStream out) {
        this(name, total, chunk, out, Path.of(System.getProperty("sparrow.root", "..")));
    }

    /// @param root the folder of the project
    LongRun(String name, int total, int chunk, PrintStream out, Path root) {
        this.name = name;
        this.total = total;
        this.chunk = chunk;
        this.out = out;
        this.root = root;
    }

    /// A start ends with the first chunk that is done after so long.
    LongRun longest(Duration time) {
        longest = time;
        return this;
    }

    /// Says that what is random comes from [#SEED].
    public LongRun seeded() {
        seed = "seed " + SEED + ", ";
        return this;
    }

    /// What the counts come to, in a sentence above them.
    public LongRun summary(Function<Census, String> words) {
        summary = words;
        return this;
    }

    /// Runs what is left of it, or as much as there is time for.
    ///
    /// @param title what the run shows, one sentence
    public void run(String title, Chunk work) {
        run(title, work, _ -> {});
    }

    /// Runs what is left of it, or as much as there is time for.
    ///
    /// @param whole what must hold of the counts of the whole, once it is done
    public void run(String title, Chunk work, Consumer<Census> whole) {
        Progress progress = start();
        int next = progress.done();
        if (next > 0) {
            out.println(name + ": going on at " + next + " of " + total);
        }
        Instant start = Instant.now();
        String commit = Commit.of(root);
        for (boolean late = false; next < total && !late; ) {
            Instant began = Instant.now();
            int count = Math.min(chunk, total - next);
            Census census = work.run(next, count);
            long seconds = Math.max(1, passed(began).toSeconds());
            next += count;
            progress =
                    progress.and(
                            new Progress.Part(
                                    LocalDate.now(ZoneOffset.UTC).toString(),
                                    commit,
                                    count,
                                    seconds),
                            census);
            save(title, progress);
            out.println(
                    name
                            + ": "
                            + next
                            + " of "
                            + total
                            + ", "
                            + (total - next) * progress.seconds() / next
                            + " s left");
            late = passed(start).compareTo(longest) >= 0;
        }
        if (next == total) {
            whole.accept(progress.census());
        }
    }

    private static Duration passed(Instant since) {
        return Duration.between(since, Instant.now());
    }

    /// What earlier starts left, unless they came to the end.
    private Progress start() {
        try {
            Progress earlier =
                    Files.exists(file())
                            ? Progress.read(Files.readString(file()))
                            : Progress.NOTHING;
            return earlier.done() < total ? earlier : Progress.NOTHING;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Path file() {
        return root.resolve("docs").resolve("results").resolve(name + ".md");
    }

    private static String cores(int count) {
        return count == 1 ? "one core" : count + " cores";
    }

    private void save(String title, Progress progress) {
        String words = summary.apply(progress.census());
        String text =
                """
                # %s

                %s

                %s%s of %d%s in %d s, %s%s, Java %d.
                Repeat it with `./check long %s`; with `-Dsparrow.minutes=N` a start ends after so many minutes, and the next goes on.

                %s\
                """
                        .formatted(
                                name,
                                title,
                                words.isEmpty() ? "" : words + "\n\n",
                                progress.done(),
                                total,
                                progress.done() < total ? " so far" : "",
                                progress.seconds(),
                                seed,
                                cores(Runtime.getRuntime().availableProcessors()),
                                Runtime.version().feature(),
                                name,
                                progress.tables());
        try {
            Files.createDirectories(file().getParent());
            Path draft = file().resolveSibling(name + ".draft");
            Files.writeString(draft, text);
            Files.move(
                    draft,
                    file(),
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
