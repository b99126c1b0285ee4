package sparrow.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `sparrow data`: the games a server keeps, copied, put back, checked and deleted.
@Command(
        name = "data",
        description = {
            DataCommand.PURPOSE,
            "All but restore and import may be used while the server runs."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            DataBackupCommand.class,
            DataRestoreCommand.class,
            DataExportCommand.class,
            DataImportCommand.class,
            DataCheckCommand.class,
            DataPruneCommand.class,
            DataForgetCommand.class
        })
final class DataCommand implements Runnable {
    static final String PURPOSE =
            "Copies, moves, restores, checks and deletes the games that a server keeps.";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
