package sparrow.server;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import sparrow.server.web.Limits;

/// A server as a process of its own, for tests that kill it. It says its port and serves on.
final class Alone {
    private Alone() {}

    /// Starts one, with its games in a folder.
    static Process start(Path data) throws IOException {
        return new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-Xmx512m",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Alone.class.getName(),
                        data.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
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
        Server server =
                Server.start(
                        new Server.Options("127.0.0.1", 0, Path.of(args[0]), Set.of(), limits));
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.US_ASCII)) {
            print.println("port " + server.port());
        }
    }
}
