package sparrow.bulk;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.cli.BadInput;
import sparrow.cli.Main;

/// `sparrow bulk worker MASTER`: a machine that works for a cluster.
@Command(
        name = "worker",
        description = "Lets this machine work for a cluster.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow bulk worker spark://10.0.0.1:7077 --host 10.0.0.2"})
final class WorkerCommand implements Callable<Integer> {
    static final String CLASS = "org.apache.spark.deploy.worker.Worker";

    @Parameters(paramLabel = "MASTER", description = "the master, as spark://HOST:PORT")
    private String master = "";

    @Option(names = "--host", paramLabel = "HOST", description = "its own address (127.0.0.1)")
    private String host = "127.0.0.1";

    @Option(names = "--cores", paramLabel = "N", description = "how many cores (all)")
    private int cores = Runtime.getRuntime().availableProcessors();

    @Option(names = "--memory", paramLabel = "SIZE", description = "how much memory (2g)")
    private String memory = "2g";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        if (cores < 1 || !memory.matches("[1-9]\\d{0,4}[gm]")) {
            throw new BadInput(
                    command, "--cores is at least 1, and --memory a size such as 2g or 900m.");
        }
        try {
            if (Master.of(master).checked().isLocal()) {
                throw new IllegalArgumentException("a worker needs a master at spark://HOST:PORT.");
            }
        } catch (IllegalArgumentException unusable) {
            throw new BadInput(command, String.valueOf(unusable.getMessage()));
        }
        try (SparkHome home = SparkHome.make()) {
            return home.run(CLASS, words(master, host, cores, memory));
        }
    }

    static List<String> words(String master, String host, int cores, String memory) {
        return List.of(
                "--host",
                host,
                "--cores",
                String.valueOf(cores),
                "--memory",
                memory,
                "--webui-port",
                "0",
                master);
    }
}
