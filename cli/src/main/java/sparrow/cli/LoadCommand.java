package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.server.Server;
import sparrow.server.load.LoadRun;

/// `sparrow load`: how a server bears many tables.
@Command(
        name = "load",
        description = {
            LoadCommand.PURPOSE,
            "It tells how soon an event follows an action and how much memory is used, and "
                    + "stops by itself."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class LoadCommand implements Callable<Integer> {
    static final String PURPOSE =
            "Plays at many tables at once, on this machine alone, and reports how fast they are.";

    private static final int MOST_TABLES = 1_000;
    private static final int MOST_SECONDS = 3_600;

    @Option(
            names = "--tables",
            paramLabel = "N",
            description = "tables with four guests each (100)")
    private int tables = 100;

    @Option(names = "--seconds", paramLabel = "N", description = "how long (60)")
    private int seconds = 60;

    @Option(
            names = "--pace",
            paramLabel = "MS",
            description = "how long a guest thinks about a turn, on average (1500)")
    private int pace = 1_500;

    @Spec private CommandSpec spec = CommandSpec.create();

    /// 0, or 1 if something happened that should not.
    @Override
    public Integer call() throws IOException, InterruptedException {
        check("--tables", tables, MOST_TABLES);
        check("--seconds", seconds, MOST_SECONDS);
        check("--pace", pace, 60_000);
        Path data = Files.createTempDirectory("sparrow-load");
        try (Server server =
                Hosting.start(spec.commandLine(), new Server.Options("127.0.0.1", 0, data))) {
            ProgressBar bar =
                    ProgressBar.ofProcess(spec.commandLine().getErr(), "seconds", seconds);
            LoadRun.Report report =
                    LoadRun.run(
                            server,
                            new LoadRun.Plan(tables, seconds, pace),
                            second -> bar.show(second, ""));
            bar.clear();
            print(report);
            return report.faults().isEmpty() ? 0 : 1;
        } finally {
            delete(data);
        }
    }

    private void check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(
                    spec.commandLine(),
                    option + " is a number from 1 to " + most + ", not " + value + ".");
        }
    }

    private void print(LoadRun.Report report) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(tables + " tables, " + 4 * tables + " guests, " + seconds + " seconds");
        out.println(line("actions measured", String.format(Locale.ROOT, "%,d", report.actions())));
        out.println(line("action to event, p50", millis(report, 0.5)));
        out.println(line("action to event, p99", millis(report, 0.99)));
        out.println(line("action to event, most", millis(report, 1)));
        out.println(
                line(
                        "heap, server and guests",
                        String.format(Locale.ROOT, "%.0f MB", report.heap() / 1e6)));
        report.faults().forEach(fault -> out.println("! " + fault));
    }

    private static String line(String name, String value) {
        return "  " + Paper.padded(name, 26) + value;
    }

    private static String millis(LoadRun.Report report, double share) {
        return String.format(Locale.ROOT, "%.1f ms", report.millis(share));
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
