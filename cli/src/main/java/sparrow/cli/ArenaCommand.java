package sparrow.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `sparrow arena`: bots against bots.
@Command(
        name = "arena",
        description = ArenaCommand.PURPOSE,
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            DuelCommand.class,
            VaryCommand.class,
            TestCommand.class,
            LadderCommand.class,
            FitCommand.class,
            TiltCommand.class,
            CalibrateCommand.class,
            BotsCommand.class
        })
final class ArenaCommand implements Runnable {
    static final String PURPOSE = "Lets bots play many games and tells what that proves.";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
