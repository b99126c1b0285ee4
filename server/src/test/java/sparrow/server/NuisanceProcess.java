package sparrow.server;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A nuisance in a process of its own, which gives way to all others: its work would be done on
/// somebody else's machine.
final class NuisanceProcess implements AutoCloseable {
    static final int LOG = 16_000_000;

    private static final String READY = "ready";

    private final Process process;
    private final BufferedReader said;

    private NuisanceProcess(Process process) {
        this.process = process;
        this.said = process.inputReader();
    }

    static NuisanceProcess start(int port, Nuisance.Kind kind) throws IOException {
        NuisanceProcess nuisance =
                new NuisanceProcess(
                        new ProcessBuilder(
                                        "chrt",
                                        "--idle",
                                        "0",
                                        ProcessHandle.current().info().command().orElse("java"),
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        NuisanceProcess.class.getName(),
                                        String.valueOf(port),
                                        kind.name())
                                .redirectError(ProcessBuilder.Redirect.INHERIT)
                                .start());
        if (!READY.equals(nuisance.said.readLine())) {
            throw new IOException("the nuisance did not start");
        }
        return nuisance;
    }

    /// What came of it.
    record Counts(int answered, int refused) {
        Counts and(Counts more) {
            return new Counts(answered + more.answered, refused + more.refused);
        }
    }

    /// Asks for as much as possible from now on.
    void begin() throws IOException {
        say("begin");
    }

    /// Asks no more.
    Counts end() throws IOException {
        say("end");
        String line = Optional.ofNullable(said.readLine()).orElse("");
        List<Integer> counts = Stream.of(line.split(" ")).map(Integer::valueOf).toList();
        return new Counts(counts.getFirst(), counts.getLast());
    }

    private void say(String word) throws IOException {
        process.outputWriter().write(word + "\n");
        process.outputWriter().flush();
    }

    @Override
    public void close() {
        process.destroy();
    }

    public static void main(String[] args) throws IOException {
        Club club = Club.at(Integer.parseInt(args[0]));
        Nuisance.Kind kind = Nuisance.Kind.valueOf(args[1]);
        String log = Nuisance.file(kind, LOG);
        BufferedReader words =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.US_ASCII)) {
            print.println(READY);
            while (words.readLine() != null) {
                Nuisance nuisance = new Nuisance(club, kind, log);
                awaitEnd(words);
                nuisance.close();
                print.println(nuisance.answered() + " " + nuisance.refused());
            }
        }
    }

    private static void awaitEnd(BufferedReader words) {
        try {
            words.readLine();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
