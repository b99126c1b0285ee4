package sparrow.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import sparrow.server.cluster.ClusterPlan;

/// The options of a server that is one of several.
final class ClusterOptions {
    static final int PORT = 7_355;

    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9][a-zA-Z0-9-]{0,39}");
    private static final Pattern NODE =
            Pattern.compile("([a-zA-Z0-9._-]+|\\[[0-9a-fA-F:.]+])(:\\d{1,5})?");

    @Option(
            names = "--cluster",
            paramLabel = "NAME",
            description =
                    "makes this server a node of that cluster: any node takes people to any table; "
                            + "the games are in one PostgreSQL")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--join",
            paramLabel = "HOST[:PORT]",
            split = ",",
            description =
                    "nodes to begin with, the same list for all of them; the first one named "
                            + "begins a cluster where there is none (the node itself)")
    private List<String> seeds = List.of();

    @Option(
            names = "--cluster-host",
            paramLabel = "ADDRESS",
            description = "by which the other nodes reach this one (--host)")
    private Optional<String> host = Optional.empty();

    @Option(
            names = "--cluster-port",
            paramLabel = "N",
            description = "at which they reach it (7355); no port for people")
    private int port = PORT;

    @Option(
            names = "--cluster-settings",
            paramLabel = "FILE",
            description = "further settings of Apache Pekko's, such as TLS between nodes")
    private Optional<Path> settings = Optional.empty();

    /// What was asked for, if it makes sense.
    ///
    /// @param served the address that people are served at
    Optional<ClusterPlan> plan(CommandLine command, String served) {
        if (name.isEmpty()) {
            if (!seeds.isEmpty() || host.isPresent() || settings.isPresent()) {
                throw new BadInput(command, "--join and its like need --cluster NAME.");
            }
            return Optional.empty();
        }
        if (!NAME.matcher(name.get()).matches()) {
            throw new BadInput(
                    command,
                    "--cluster is a name of letters, digits and hyphens, not " + name.get() + ".");
        }
        if (port < 1 || port > 65_535) {
            throw new BadInput(
                    command, "--cluster-port is a number from 1 to 65535, not " + port + ".");
        }
        String reached = host.orElse(served);
        if (reached.equals("0.0.0.0") || reached.equals("::")) {
            throw new BadInput(
                    command,
                    "--cluster-host must say by which address the other nodes reach this one.");
        }
        List<String> nodes = seeds.stream().map(seed -> node(command, seed)).toList();
        return Optional.of(
                new ClusterPlan(
                        name.get(),
                        reached,
                        port,
                        nodes.isEmpty() ? List.of(reached + ":" + port) : nodes,
                        settings));
    }

    private static String node(CommandLine command, String seed) {
        if (!NODE.matcher(seed).matches()) {
            throw new BadInput(
                    command, "--join is a list of nodes such as a.example:7355, not " + seed + ".");
        }
        return seed.matches(".*:\\d+") ? seed : seed + ":" + PORT;
    }
}
