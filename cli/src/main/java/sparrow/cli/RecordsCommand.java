package sparrow.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `sparrow records`: records of games, checked, converted and shown.
@Command(
        name = "records",
        description = "Checks, converts and shows records of games.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            RecordsCheckCommand.class,
            RecordsConvertCommand.class,
            RecordsShowCommand.class
        },
        footer = {
            "",
            "Formats, found out by content; compressed files (.gz) are read as well:",
            "  .jsonl          our own log, for every game",
            "  .mjlog .xml     Tenhou XML",
            "  .json           Tenhou JSON, the format of its viewer",
            "  .mjai .mjson    mjai, JSON lines"
        })
final class RecordsCommand implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
