package sparrow.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `sparrow card`: American cards, checked, shown and compiled.
@Command(
        name = "card",
        description =
                "Checks, shows and compiles American cards; without a FILE, the Sparrow card.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            CardCheckCommand.class,
            CardShowCommand.class,
            CardListCommand.class,
            CardExportCommand.class,
            CardLabCommand.class
        },
        footer = {
            "",
            "A card is a text file (.mjcard), a line for each hand as it is printed:",
            "  section \"Runs\"",
            "  1: 111a 2222a 333a 44b 55b  (run)  X 25",
            "docs/card-language.md explains how to type one."
        })
final class CardCommand implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
