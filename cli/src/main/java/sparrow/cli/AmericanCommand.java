package sparrow.cli;

import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sparrow.answers.AmericanAnswer;
import sparrow.answers.AmericanGiven;
import sparrow.answers.AmericanJson;
import sparrow.answers.AmericanQuestion;
import sparrow.answers.AmericanRow;
import sparrow.answers.CardShelf;
import sparrow.desk.Refusal;

/// `sparrow american HAND`: the nearest lines of the card, and what to do with each tile.
@Command(
        name = "american",
        description = {
            "Tells which lines of an American card a hand is near, and what to do with its "
                    + "tiles.",
            "Each line comes with its chance and what it brings, each tile with reasons to "
                    + "keep, pass, discard or call it."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "A hand has 13 tiles, or 14 with the one just drawn: bams, craks and dots as",
            "1B 2C 3D, winds N E W S, dragons R G and 0 for soap, flowers F, jokers J:",
            "  sparrow american 1B1B2B2B2B3B4D5D5DEFFJ --phase charleston",
            "  sparrow american '2B2B3B4D5D5DEFFJ' --exposed '(1B 1B J)' --wall 60",
            "What lies open counts: discards, and what others have exposed:",
            "  sparrow american 111B2222B333B44D5DJ --discards 5D5D --others 'west:(999C J)'"
        })
final class AmericanCommand implements Runnable {
    private static final Set<String> OF_EVERY_LINE =
            Set.of(
                    "--exposed",
                    "--others",
                    "--discards",
                    "--passed",
                    "--wall",
                    "--phase",
                    "--card",
                    "--lines",
                    "--current",
                    "--engine");

    @Parameters(
            paramLabel = "HAND",
            arity = "0..*",
            description = "the concealed tiles, such as @|bold 1B1B2CNEFFJ|@")
    private List<String> words = List.of();

    @Option(
            names = "--exposed",
            paramLabel = "GROUPS",
            description = "your groups laid open, such as '(5B 5B J)(7C 7C 7C)'")
    private List<String> exposed = List.of();

    @Option(
            names = "--others",
            paramLabel = "SEAT:GROUPS",
            description = "what another player has exposed, such as 'west:(5B 5B J)'; repeat it")
    private List<String> others = List.of();

    @Option(
            names = "--discards",
            paramLabel = "TILES",
            description = "discards on the table; 'west:1B 2C' tells whose; repeat it")
    private List<String> discards = List.of();

    @Option(
            names = "--passed",
            paramLabel = "TILES",
            description = "tiles you gave away in the Charleston and have not seen since")
    private String passed = "";

    @Option(
            names = "--wall",
            paramLabel = "N",
            description = "tiles left in the wall; by default, as many as what is seen allows")
    private String wall = "";

    @Option(
            names = "--phase",
            paramLabel = "PHASE",
            description = "charleston, to pass three tiles, or play (the default)")
    private String phase = "";

    @Option(
            names = "--card",
            paramLabel = "FILE",
            description = "your card (.mjcard); without it the Sparrow card")
    private String card = "";

    @Option(
            names = "--lines",
            paramLabel = "ID,…",
            split = ",",
            description = "think about these lines only")
    private List<String> lines = List.of();

    @Option(
            names = "--current",
            paramLabel = "ID",
            description = "the line you play for: is another clearly better?")
    private String current = "";

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = {
                "how lines are ranked: odds (the default), by chance times payment;",
                "source and improved, by a score out of 100"
            })
    private String engine = "";

    @Option(
            names = {"--rules", "--rule"},
            hidden = true,
            description = "refused: advice goes by the rules of the league")
    private List<String> rules = List.of();

    @Mixin private AnswerOptions options = new AnswerOptions();

    private final Paper paper;

    AmericanCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        if (!rules.isEmpty()) {
            throw options.complaint(AmericanQuestion.BY_THE_LEAGUE.formatted("--card"));
        }
        CardShelf shelf = new CardShelf(CardText::card);
        if (options.isBatch()) {
            options.batch(words, OF_EVERY_LINE, new AmericanRow(given(""), shelf)::answer);
        } else {
            answer(given(options.hand(words, "1B1B2B2B2B3B4D5D5DEFFJ")), shelf);
        }
    }

    private void answer(AmericanGiven given, CardShelf shelf) {
        try {
            AmericanAnswer answer = AmericanAnswer.of(AmericanQuestion.of(given, shelf));
            if (options.isJson()) {
                options.out().println(AmericanJson.write(answer));
            } else {
                new AmericanSheet(options.paper(paper), options.out()).print(answer);
            }
        } catch (Refusal error) {
            throw options.complaint(error);
        }
    }

    private AmericanGiven given(String hand) {
        return new AmericanGiven(
                hand, exposed, others, discards, passed, wall, phase, card, lines, current, engine);
    }
}
