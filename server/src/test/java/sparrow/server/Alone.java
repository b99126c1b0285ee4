package sparrow.server;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.server.journal.DataPlace;
import sparrow.server.web.Limits;

/// A server as a process of its own, for tests that kill it. It says its port and serves on.
final class Alone {
    private Alone() {}

    /// Starts one, with its games in a folder.
    static Process start(Path data) throws IOException {
        return start(List.of(), data.toString());
    }

    /// Starts one, with its games in a folder or a database.
    static Process start(DataPlace data) throws IOException {
        return switch (data) {
            case DataPlace.Folder(Path path) -> start(path);
            case DataPlace.Database database -> start(List.of(), database.address());
        };
    }

    /// Starts one that can write no file longer than so many kilobytes.
    static Process startCramped(Path data, int kilobytes) throws IOException {
        // A shell of POSIX counts in blocks of 512 bytes.
        String limit = "ulimit -f " + 2 * kilobytes + " && exec \"$@\"";
        return start(List.of("sh", "-c", limit, "sh"), data.toString());
    }

    /// Starts one that tells its operator how it does.
    static Process startOperated(Path data) throws IOException {
        return start(List.of(), data.toString(), "operated");
    }

    private static Process start(List<String> through, String data, String... more)
            throws IOException {
        List<String> command = new ArrayList<>(through);
        command.addAll(
                List.of(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-Xmx512m",
                        "-XX:-UsePerfData",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Alone.class.getName(),
                        data));
        command.addAll(List.of(more));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    /// The port that one says.
    static int port(Process process) throws IOException {
        String line = process.inputReader().readLine();
        if (line == null || !line.startsWith("port ")) {
            throw new IOException("the server did not start: " + line);
        }
        return Integer.parseInt(line.substring(5));
    }

    public static void main(String[] args) throws IOException {
        Limits limits =
                new Limits(
                        8_192, 1_000_000, 1_000, 4_000_000, 64, 4_000, 10_000, 1_000, 10_000,
                        30_000);
        Options options =
                new Options(
                        "127.0.0.1", 0, DataPlace.of(args[0], Optional.empty()), Set.of(), limits);
        Server server = Server.start(args.length > 1 ? options.operatedAt(0) : options);
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.US_ASCII)) {
            print.println("port " + server.port());
        }
    }
}
