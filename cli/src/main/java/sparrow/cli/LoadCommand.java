package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.ConnectException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.server.load.Entrance;
import sparrow.server.load.LoadReport;
import sparrow.server.load.LoadRun;
import sparrow.server.load.ServerProcess;

/// `sparrow load`: how a server bears many tables.
@Command(
        name = "load",
        description = {
            LoadCommand.PURPOSE,
            "Server and guests are two processes. Answers are due at fixed times; it tells how "
                    + "long after that they are acknowledged, and stops by itself.",
            "With --at the guests play at servers that run already, such as the nodes of a "
                    + "cluster, and come back to any of them when a connection breaks."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class LoadCommand implements Callable<Integer> {
    static final String PURPOSE = "Plays at many tables at once and reports how fast they are.";

    private static final int MOST_TABLES = 1_000;
    private static final int MOST_SECONDS = 3_600;
    private static final int MOST_RATE = 100_000;

    @Option(
            names = "--tables",
            paramLabel = "N",
            description = "tables with four guests each (100)")
    private int tables = 100;

    @Option(names = "--seconds", paramLabel = "N", description = "how long (60)")
    private int seconds = 60;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "answers a second, of all tables together (one of each table)")
    private int rate;

    @Option(
            names = "--data",
            paramLabel = "ADDRESS",
            description =
                    "where the server keeps its games: a database without games, such as "
                            + "jdbc:postgresql://host/name; a folder of its own by default")
    private Optional<String> database = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "HOST:PORT",
            split = ",",
            description =
                    "your own servers to play at, which have the same tables; their limits hold "
                            + "for guests from other machines")
    private List<String> servers = List.of();

    @Spec private CommandSpec spec = CommandSpec.create();

    /// 0, or 1 if something happened that should not.
    @Override
    public Integer call() throws IOException {
        check("--tables", tables, MOST_TABLES);
        check("--seconds", seconds, MOST_SECONDS);
        int answers = rate == 0 ? tables : rate;
        check("--rate", answers, MOST_RATE);
        if (!servers.isEmpty() && database.isPresent()) {
            throw new BadInput(
                    spec.commandLine(), "--data is for a server that this command starts.");
        }
        return servers.isEmpty() ? loadOwn(answers) : loadRunning(answers);
    }

    /// Plays at servers that run already.
    private int loadRunning(int answers) throws IOException {
        List<Entrance> entrances = servers.stream().map(this::entrance).toList();
        ProgressBar seated = ProgressBar.ofProcess(spec.commandLine().getErr(), "tables", tables);
        ProgressBar played = ProgressBar.ofProcess(spec.commandLine().getErr(), "seconds", seconds);
        try (LoadRun run = LoadRun.seatAmong(entrances, tables, each -> seated.show(each, ""))) {
            seated.clear();
            LoadReport report = run.play(answers, seconds, each -> played.show(each, ""));
            played.clear();
            print(report);
            spec.commandLine().getOut().println(line("came back", number(run.comebacks())));
            printFaults(report);
            return report.faults().isEmpty() ? 0 : 1;
        } catch (ConnectException refused) {
            throw new BadInput(
                    spec.commandLine(),
                    "no server answers at " + String.join(" or ", servers) + ".");
        }
    }

    private Entrance entrance(String server) {
        int colon = server.lastIndexOf(':');
        String port = server.substring(colon + 1);
        if (colon < 1 || !port.matches("\\d{1,5}")) {
            throw new BadInput(
                    spec.commandLine(),
                    "--at is a list of servers such as 10.0.0.1:8080, not " + server + ".");
        }
        return new Entrance(server.substring(0, colon), Integer.parseInt(port));
    }

    /// Plays at a server of its own.
    private int loadOwn(int answers) throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        ProgressBar seated = ProgressBar.ofProcess(err, "tables", tables);
        ProgressBar played = ProgressBar.ofProcess(err, "seconds", seconds);
        Path data = Files.createTempDirectory("sparrow-load");
        try (ServerProcess server =
                        ServerProcess.start(
                                options(),
                                Main.class.getName(),
                                List.of(
                                        "serve",
                                        "--port",
                                        "0",
                                        "--data",
                                        database.orElse(data.toString())));
                LoadRun run =
                        LoadRun.seat(server.entrance(), tables, each -> seated.show(each, ""))) {
            seated.clear();
            LoadReport report = run.play(answers, seconds, each -> played.show(each, ""));
            played.clear();
            print(report);
            String heap = String.format(Locale.ROOT, "%.0f MB", server.needs().heap() / 1e6);
            spec.commandLine().getOut().println(line("server's heap", heap));
            printFaults(report);
            return report.faults().isEmpty() ? 0 : 1;
        } finally {
            delete(data);
        }
    }

    /// The server gets the options of this process, which the launcher chose for servers.
    private static List<String> options() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-X") || option.startsWith("--"))
                .toList();
    }

    private void check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(
                    spec.commandLine(),
                    option + " is a number from 1 to " + most + ", not " + value + ".");
        }
    }

    private void print(LoadReport report) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(tables + " tables, " + 4 * tables + " guests, " + seconds + " seconds");
        out.println(line("answers due", number(report.due())));
        out.println(line("acknowledged", number(report.acknowledged())));
        out.println(line("p50", millis(report, 0.5)));
        out.println(line("p99", millis(report, 0.99)));
        out.println(line("most", millis(report, 1)));
    }

    private void printFaults(LoadReport report) {
        report.faults().forEach(fault -> spec.commandLine().getOut().println("! " + fault));
    }

    private static String line(String name, String value) {
        return "  " + Paper.padded(name, 16) + value;
    }

    private static String number(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String millis(LoadReport report, double share) {
        return String.format(Locale.ROOT, "%.1f ms", report.millis(share));
    }

    static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
