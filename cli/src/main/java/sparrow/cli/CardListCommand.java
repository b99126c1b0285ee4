package sparrow.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `sparrow card list FILE`: a row for each line of a card.
@Command(
        name = "list",
        description = "Lists the lines of a card with their points, difficulty and variations.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Difficulty: how many of 100 seats that aim at a line when play begins win with",
            "it, estimated from the card; a line is easy from 16 on, medium from 11 on.",
            "'sparrow card lab' plays it out."
        })
final class CardListCommand implements Runnable {
    @Mixin private CardFile file = new CardFile();

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    CardListCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        new CardSheet(file.compiled().card(), paper, spec.commandLine().getOut()).list();
    }
}
