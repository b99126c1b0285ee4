package sparrow.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sparrow.american.card.Card;
import sparrow.american.card.reader.CardReading;

/// `sparrow card check FILE`: everything that is wrong with a card, at once.
@Command(
        name = "check",
        description = "Says everything that is wrong with a card: line, column and remedy.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "Exit code: 0 if the card is good, 2 if it is not."})
final class CardCheckCommand implements Runnable {
    @Mixin private CardFile file = new CardFile();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        CardReading.Compiled compiled = file.compiled();
        Card card = compiled.card();
        PrintWriter out = spec.commandLine().getOut();
        compiled.warnings().forEach(warning -> out.println("warning: " + warning));
        out.println(
                file.name()
                        + ": "
                        + CardSheet.counted(card.sections().size(), "section")
                        + ", "
                        + CardSheet.counted(card.lines().size(), "line")
                        + ", "
                        + CardSheet.counted(card.variations().size(), "variation")
                        + (compiled.warnings().isEmpty()
                                ? ", no errors."
                                : ", "
                                        + CardSheet.counted(compiled.warnings().size(), "warning")
                                        + "."));
    }
}
