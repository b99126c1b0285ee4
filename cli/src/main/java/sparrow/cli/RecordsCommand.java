package sparrow.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sparrow.catalog.Catalog;
import sparrow.records.file.Format;

/// `sparrow records`: records of games, checked, converted and shown.
@Command(
        name = "records",
        description = RecordsCommand.PURPOSE,
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            RecordsCheckCommand.class,
            RecordsConvertCommand.class,
            RecordsShowCommand.class
        })
final class RecordsCommand implements Runnable {
    static final String PURPOSE = "Checks, converts and shows records of games.";

    private static final int COLUMN = 20;

    private CommandSpec spec = CommandSpec.create();

    /// Every format has its line at the end of the help.
    @Spec
    void spec(CommandSpec own) {
        spec = own;
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add("Formats, found out by content; compressed files (.gz) are read as well:");
        for (Format format : Catalog.formats().all()) {
            String ends =
                    format.ends().isEmpty()
                            ? format.isWritten() ? "--to " + format.key() : ".json"
                            : String.join(" ", format.ends());
            lines.add(
                    "  " + ends + " ".repeat(Math.max(1, COLUMN - ends.length())) + format.about());
        }
        own.usageMessage().footer(lines.toArray(String[]::new));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
