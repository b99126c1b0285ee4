package sparrow.bulk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The program in a process of its own, with the class path of this one.
final class Program implements AutoCloseable {
    private static final int MINUTES = 60;

    private final Process process;
    private final Path out;
    private final Path err;
    private final long began = System.nanoTime();

    private Program(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    /// What it came to.
    ///
    /// @param processor of that process alone
    record Ended(int code, String out, String err, Duration clock, Duration processor) {}

    /// @param folder for what it says
    static Program start(Path folder, String line) throws IOException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(
                List.of(
                        "-Xmx1g",
                        "--sun-misc-unsafe-memory-access=allow",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty(
                                "surefire.test.class.path", System.getProperty("java.class.path")),
                        "sparrow.cli.Main"));
        words.addAll(List.of(line.split(" +")));
        Process process =
                new ProcessBuilder(words)
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile())
                        .start();
        return new Program(process, out, err);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// Whether a process that it started has taken so much of a processor.
    boolean works(Duration processor) {
        return process.descendants()
                .filter(each -> each.children().findAny().isEmpty())
                .flatMap(each -> each.info().totalCpuDuration().stream())
                .anyMatch(taken -> taken.compareTo(processor) > 0);
    }

    /// Its processor time so far; what Linux last told where it has ended.
    Ended await() throws IOException, InterruptedException {
        Duration processor = Duration.ZERO;
        long late = began + TimeUnit.MINUTES.toNanos(MINUTES);
        while (!process.waitFor(50, TimeUnit.MILLISECONDS)) {
            processor = process.info().totalCpuDuration().orElse(processor);
            if (System.nanoTime() > late) {
                throw new IllegalStateException("it does not end");
            }
        }
        return new Ended(
                process.exitValue(),
                Files.readString(out),
                Files.readString(err),
                Duration.ofNanos(System.nanoTime() - began),
                processor);
    }

    @Override
    public void close() {
        kill();
    }

    /// Ends it and all that it started, without a word.
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
