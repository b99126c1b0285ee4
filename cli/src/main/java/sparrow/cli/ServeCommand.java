package sparrow.cli;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.server.Options;
import sparrow.server.health.LogEncoder;
import sparrow.server.journal.DataPlace;
import sparrow.server.web.Limits;

/// `sparrow serve`: tables for a club.
@Command(
        name = "serve",
        description = {
            ServeCommand.PURPOSE,
            "Give it an address of this machine, or 0.0.0.0 for all; across the internet "
                    + "put it behind a server that speaks HTTPS."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "  sparrow serve --host 0.0.0.0 --port 8080 --data /var/lib/sparrow",
            "  sparrow serve --data jdbc:postgresql://db.example/sparrow --folder keys",
            "  sparrow serve --data games --origin https://club.example",
            "  sparrow serve --data jdbc:postgresql://db/games --cluster club --join 10.0.0.1"
        })
final class ServeCommand implements Runnable {
    static final String PURPOSE = "Serves tables to other machines.";

    private static final int MOST_PORT = 65_535;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "the address to listen at (127.0.0.1)")
    private String host = "127.0.0.1";

    @Option(names = "--port", paramLabel = "N", description = "the port (8080); 0 takes a free one")
    private int port = 8_080;

    @Mixin private DataOption data = new DataOption();

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description =
                    "where the games are in a database: the folder for the operator's key and port "
                            + "(without one there is no operator's port)")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--origin",
            paramLabel = "URL",
            description = "the address people see, where it is another; may be repeated")
    private List<String> origins = List.of();

    @Option(
            names = "--trust-proxy",
            paramLabel = "ADDRESS",
            description =
                    "the address of a proxy in front of this server: whoever it names in "
                            + "X-Forwarded-For is counted, not the proxy; may be repeated")
    private List<String> proxies = List.of();

    @Option(
            names = "--operator-port",
            paramLabel = "N",
            description =
                    "the port for 'sparrow operate', on this machine alone; any free one by default")
    private int operatorPort;

    @Option(
            names = "--log",
            paramLabel = "FORMAT",
            description = "the log as 'text' for people, or as 'json', an object in each line")
    private String log = "text";

    @Mixin private ClusterOptions cluster = new ClusterOptions();

    @Mixin private Keeping keeping = new Keeping();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        check("--port", port);
        check("--operator-port", operatorPort);
        if (!List.of("text", LogEncoder.JSON).contains(log)) {
            throw new BadInput(spec.commandLine(), "--log is text or json, not " + log + ".");
        }
        if (operatorPort > 0 && data.place() instanceof DataPlace.Database && folder.isEmpty()) {
            throw new BadInput(
                    spec.commandLine(),
                    "--operator-port needs --folder where the games are in a database: the"
                            + " operator's key is kept there.");
        }
        for (String proxy : proxies) {
            if (!isAddress(proxy)) {
                throw new BadInput(
                        spec.commandLine(),
                        "--trust-proxy is an address in figures such as 127.0.0.1, not "
                                + proxy
                                + ".");
            }
        }
        System.setProperty("sparrow.log", System.getProperty("sparrow.log", "INFO"));
        System.setProperty("sparrow.log.format", log);
        Options options =
                new Options(host, port, data.place(), new LinkedHashSet<>(origins), Limits.STANDARD)
                        .behind(new LinkedHashSet<>(proxies))
                        .operatedAt(operatorPort)
                        .keeping(keeping.retention(spec.commandLine()));
        Options keyed = folder.map(options::keyedIn).orElse(options);
        Hosting.run(
                spec.commandLine(),
                cluster.plan(spec.commandLine(), host).map(keyed::joining).orElse(keyed),
                server ->
                        Hosting.announce(
                                spec.commandLine().getOut(), Hosting.address(host, server.port())));
    }

    private static boolean isAddress(String text) {
        try {
            return !InetAddress.ofLiteral(text).isAnyLocalAddress();
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private void check(String option, int number) {
        if (number < 0 || number > MOST_PORT) {
            throw new BadInput(
                    spec.commandLine(),
                    option + " is a number from 0 to 65535, not " + number + ".");
        }
    }
}
