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
import sparrow.server.cluster.ClusterPlan;
import sparrow.server.journal.DataPlace;
import sparrow.server.table.TableQuota;
import sparrow.server.web.Limits;
import sparrow.server.work.HeavyWork;

/// A node of a cluster as a process of its own, for tests that kill it. It says its port and serves
/// on; told to end, it hands its tables over.
final class NodeAlone {
    static final Limits PATIENT =
            new Limits(
                    8_192,
                    1_000_000,
                    1_000,
                    4_000_000,
                    4_000,
                    10_000,
                    100_000,
                    1_000,
                    10_000,
                    30_000,
                    TableQuota.STANDARD.times(1_000),
                    100_000,
                    600_000,
                    HeavyWork.Bounds.STANDARD);

    private NodeAlone() {}

    /// @param args the database, the address of the node, its port for people, that in the cluster,
    ///   the nodes to begin with, and perhaps a file of settings
    public static void main(String[] args) throws IOException {
        System.setProperty("sparrow.log", "INFO");
        Server server =
                Server.start(
                        new Options(
                                        args[1],
                                        Integer.parseInt(args[2]),
                                        DataPlace.of(args[0], Optional.empty()),
                                        Set.of(),
                                        PATIENT)
                                .joining(
                                        new ClusterPlan(
                                                "nodes",
                                                args[1],
                                                Integer.parseInt(args[3]),
                                                List.of(args[4].split(",")),
                                                Optional.of(args)
                                                        .filter(each -> each.length > 5)
                                                        .map(each -> Path.of(each[5])))));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
        var _ = server.separated().thenRun(() -> Thread.ofPlatform().start(() -> System.exit(1)));
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        try (PrintStream print = new PrintStream(out, true, StandardCharsets.US_ASCII)) {
            print.println("port " + server.port());
        }
    }
}
