package sparrow.server;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sparrow.server.journal.DataPlace;
import sparrow.server.load.ServerProcess;
import sparrow.server.web.Limits;

/// A server as a process of its own, as the launcher starts one: its options, the standard limits,
/// and 512 MB of heap.
final class StandardServer {
    static final Path ROOT = Path.of(System.getProperty("sparrow.root", ".."));

    private StandardServer() {}

    private static final String HASTE = "haste";

    private static final Limits HASTY =
            new Limits(8_192, 2_000, 20_000, 1_000_000, 128, 5_000, 400, 10_000, 10_000, 30_000);

    static ServerProcess start(Path data) throws IOException {
        return start(List.of(data.toString()));
    }

    /// One with its games in a database.
    static ServerProcess start(DataPlace.Database data) throws IOException {
        return start(List.of(data.address()));
    }

    /// One behind a proxy on this machine, at which people may say forty times as much: a test
    /// plays faster than any person.
    static ServerProcess startForHaste(Path data) throws IOException {
        return start(List.of(data.toString(), HASTE));
    }

    private static ServerProcess start(List<String> words) throws IOException {
        return ServerProcess.start(
                List.of(
                        "@" + ROOT.resolve("scripts/serve.options"),
                        "-Xmx512m",
                        "--enable-native-access=ALL-UNNAMED"),
                StandardServer.class.getName(),
                words);
    }

    public static void main(String[] args) throws IOException {
        boolean inHaste = List.of(args).contains(HASTE);
        Options options =
                new Options(
                        "127.0.0.1",
                        0,
                        DataPlace.of(args[0], Optional.empty()),
                        Set.of(),
                        inHaste ? HASTY : Limits.STANDARD);
        Server server = Server.start(inHaste ? options.behind(Set.of("127.0.0.1")) : options);
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.US_ASCII)) {
            print.println("port " + server.port());
        }
    }
}
