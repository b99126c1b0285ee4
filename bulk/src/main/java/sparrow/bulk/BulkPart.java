package sparrow.bulk;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sparrow.cli.AddedCommand;
import sparrow.cli.Main;
import sparrow.cli.SharedGames;

/// Adds the command `bulk` to the program.
public final class BulkPart implements AddedCommand {
    private static final String NAME = "bulk";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Object command() {
        SparkOption spark = new SparkOption();
        CommandLine command = new CommandLine(new Bulk());
        SharedGames.commands(NAME, spark)
                .forEach(each -> command.addSubcommand(each.getCommandName(), each));
        for (Object described :
                List.of(new LawsCommand(), new RecordsCommand(), new StatsCommand())) {
            CommandLine each = new CommandLine(described);
            spark.describe(each.getCommandSpec());
            command.addSubcommand(each.getCommandName(), each);
        }
        command.addSubcommand(new MasterCommand());
        command.addSubcommand(new WorkerCommand());
        command.setExecutionExceptionHandler(BulkPart::handle);
        return command;
    }

    private static int handle(Exception thrown, CommandLine command, CommandLine.ParseResult parsed)
            throws Exception {
        if (!(thrown instanceof SparkFailure failure)) {
            throw thrown;
        }
        if (!isEnding()) {
            command.getErr().println("sparrow: " + failure.getMessage() + ".");
        }
        return CommandLine.ExitCode.SOFTWARE;
    }

    /// Whether somebody stops the program, and Spark with it: then its work fails, and rightly so.
    private static boolean isEnding() {
        Thread hook = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(hook);
            return !Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            return true;
        }
    }

    @Command(
            name = NAME,
            description = "Plays millions of games, and reads as many records, on Apache Spark.",
            mixinStandardHelpOptions = true,
            versionProvider = Main.Version.class,
            synopsisSubcommandLabel = "COMMAND")
    private static final class Bulk implements Runnable {
        @Spec private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            spec.commandLine().usage(spec.commandLine().getOut());
        }
    }
}
