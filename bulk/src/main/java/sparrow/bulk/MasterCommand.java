package sparrow.bulk;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.cli.Main;

/// `sparrow bulk master`: the master of a cluster.
@Command(
        name = "master",
        description = {
            "Starts the master of a cluster, to which workers come and for which others play.",
            "Whoever reaches it can run programs on its workers: keep it in a network of your own."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow bulk master --host 10.0.0.1"})
final class MasterCommand implements Callable<Integer> {
    static final String CLASS = "org.apache.spark.deploy.master.Master";

    @Option(names = "--host", paramLabel = "HOST", description = "its address (127.0.0.1)")
    private String host = "127.0.0.1";

    @Option(names = "--port", paramLabel = "PORT", description = "its port (7077)")
    private int port = 7_077;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        spec.commandLine().getOut().println("Workers come to spark://" + host + ":" + port);
        spec.commandLine().getOut().flush();
        try (SparkHome home = SparkHome.make()) {
            return home.run(CLASS, words(host, port));
        }
    }

    static List<String> words(String host, int port) {
        return List.of("--host", host, "--port", String.valueOf(port), "--webui-port", "0");
    }
}
