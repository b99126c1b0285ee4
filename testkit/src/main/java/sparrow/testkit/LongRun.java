package sparrow.testkit;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Properties;
import java.util.TreeMap;

/// A long run cut into chunks: it goes on where it was interrupted, tells how far it is, and leaves
/// its result in `docs/results/NAME.md` for the documents to quote.
public final class LongRun {
    /// Does the work from one number up to another, and counts what occurred.
    @FunctionalInterface
    public interface Chunk {
        Census run(int from, int count);
    }

    private static final String NEXT = "next";
    private static final String SECONDS = "seconds";
    private static final String COUNT = "count.";

    private final String name;
    private final int total;
    private final int chunk;
    private final Path root = Path.of(System.getProperty("sparrow.root", ".."));
    private final PrintStream out;

    public LongRun(String name, int total, int chunk, PrintStream out) {
        this.name = name;
        this.total = total;
        this.chunk = chunk;
        this.out = out;
    }

    /// Runs what is left of it, and returns the counts of the whole.
    ///
    /// @param title what the run shows, one sentence
    public Census run(String title, Chunk work) {
        Properties state = load();
        int next = Integer.parseInt(state.getProperty(NEXT, "0"));
        long seconds = Long.parseLong(state.getProperty(SECONDS, "0"));
        Census census = counts(state);
        if (next > 0) {
            out.println(name + ": going on at " + next + " of " + total);
        }
        while (next < total) {
            Instant start = Instant.now();
            int count = Math.min(chunk, total - next);
            census.add(work.run(next, count).counts());
            next += count;
            seconds += Math.max(1, Duration.between(start, Instant.now()).toSeconds());
            save(next, seconds, census);
            out.println(
                    name
                            + ": "
                            + next
                            + " of "
                            + total
                            + ", "
                            + (total - next) * seconds / next
                            + " s left");
        }
        report(title, seconds, census);
        return census;
    }

    private static Census counts(Properties state) {
        Census census = new Census();
        for (String key : state.stringPropertyNames()) {
            if (key.startsWith(COUNT)) {
                census.add(key.substring(COUNT.length()), Long.parseLong(state.getProperty(key)));
            }
        }
        return census;
    }

    private Path file() {
        return root.resolve(".sparrow").resolve("long").resolve(name + ".properties");
    }

    private Properties load() {
        Properties state = new Properties();
        if (Files.exists(file())) {
            try (Reader reader = Files.newBufferedReader(file())) {
                state.load(reader);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return state;
    }

    private void save(int next, long seconds, Census census) {
        Properties state = new Properties();
        state.setProperty(NEXT, String.valueOf(next));
        state.setProperty(SECONDS, String.valueOf(seconds));
        census.counts()
                .forEach((what, count) -> state.setProperty(COUNT + what, String.valueOf(count)));
        try {
            Files.createDirectories(file().getParent());
            Path draft = file().resolveSibling(name + ".draft");
            try (Writer writer = Files.newBufferedWriter(draft)) {
                state.store(writer, null);
            }
            Files.move(
                    draft,
                    file(),
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /// Writes the result and forgets the state: the next run starts anew.
    private void report(String title, long seconds, Census census) {
        StringBuilder text = new StringBuilder();
        text.append("# ").append(name).append("\n\n").append(title).append("\n\n");
        text.append("Repeat it with `./check long ").append(name).append("`. ");
        text.append(total).append(" in ").append(seconds).append(" s, ");
        text.append(Runtime.getRuntime().availableProcessors()).append(" cores, Java ");
        text.append(Runtime.version().feature()).append(".\n\n| what | how often |\n|---|---:|\n");
        new TreeMap<>(census.counts())
                .forEach((what, count) ->
                        text.append("| ").append(what).append(" | ").append(count).append(" |\n"));
        try {
            Path results = root.resolve("docs").resolve("results");
            Files.createDirectories(results);
            Files.writeString(results.resolve(name + ".md"), text);
            Files.deleteIfExists(file());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
