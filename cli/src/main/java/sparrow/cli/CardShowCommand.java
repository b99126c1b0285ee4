package sparrow.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.american.card.Card;
import sparrow.american.card.Line;

/// `sparrow card show FILE`: the card with its tiles drawn.
@Command(
        name = "show",
        description = "Shows a card: each line, how many variations it has, and one in tiles.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "  sparrow card show --line evens-1       every variation of one line",
            "A * stands behind the groups that take jokers."
        })
final class CardShowCommand implements Runnable {
    @Mixin private CardFile file = new CardFile();

    @Option(
            names = "--line",
            paramLabel = "ID",
            split = ",",
            description = "only these lines, with all their variations")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--ascii", description = "no pictures of tiles")
    private boolean ascii;

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    CardShowCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        Card card = file.compiled().card();
        List<Line> lines = ids.stream().map(id -> line(card, id)).toList();
        CardSheet sheet =
                new CardSheet(card, ascii ? paper.ascii() : paper, spec.commandLine().getOut());
        if (lines.isEmpty()) {
            sheet.show();
        } else {
            lines.forEach(sheet::show);
        }
    }

    private Line line(Card card, String id) {
        return card.line(id)
                .orElseThrow(() ->
                        file.complaint(
                                "there is no line '"
                                        + id
                                        + "'; sparrow card list names them, such as "
                                        + card.lines().getFirst().id()
                                        + "."));
    }
}
