package sparrow.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.answers.FilipinoAnswer;
import sparrow.answers.FilipinoGiven;
import sparrow.answers.FilipinoGiven.Flag;
import sparrow.answers.FilipinoQuestion;
import sparrow.answers.FilipinoRow;
import sparrow.answers.RowError;

/// `sparrow filipino HAND`: what a won hand pays, or how far a hand is from a win.
@Command(
        name = "filipino",
        description = {
            "Scores a Filipino hand that was won, or tells what an unfinished one needs.",
            "A won hand is scored ambition by ambition, with who pays what; an unfinished",
            "one is shown with its distance from a win and what each discard accepts."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "A won hand has 17 tiles, a set laid counting for three; sets stand in brackets,",
            "claimed ones in round, secrets in curly ones:",
            "  sparrow filipino 123456789m456p777s11z --flowers 2 --self-draw",
            "  sparrow filipino '456789m22s345p' --melds '(123m)(777s)' --rules manila",
            "An unfinished one has 16, or 17 with the tile just drawn:",
            "  sparrow filipino 123456m78p777s1122z1p"
        })
final class FilipinoCommand implements Runnable {
    @Parameters(
            paramLabel = "HAND",
            arity = "0..*",
            description = "the tiles, such as @|bold 123345m456789p777s11z|@")
    private List<String> words = List.of();

    @Option(
            names = "--melds",
            paramLabel = "SETS",
            description = "sets laid, such as (123m){7777s}")
    private String melds = "";

    @Option(names = "--flowers", paramLabel = "N", description = "flowers laid (0)")
    private int flowers;

    @Option(
            names = {"-w", "--win"},
            paramLabel = "TILE",
            description = "the winning tile; without it, the last tile typed")
    private String win = "";

    @Option(
            names = {"-s", "--self-draw"},
            description = "won by self-draw, not on a discard")
    private boolean selfDraw;

    @Option(names = "--dealer", description = "the winner is mano, the dealer")
    private boolean dealer;

    @Option(
            names = "--first-turn",
            description = "mano with the tiles dealt, or on the first discard of the hand")
    private boolean firstTurn;

    @Option(names = "--after-kong", description = "on the tile drawn after a kong")
    private boolean afterKong;

    @Option(names = "--equal-dice", description = "the dice of the deal were equal")
    private boolean equalDice;

    @Option(names = "--discards", paramLabel = "N", description = "discards made in the hand")
    private int discards = FilipinoGiven.MANY_DISCARDS;

    @Option(names = "--joker", paramLabel = "TILE", description = "the tile that is wild")
    private String joker = "";

    @Option(
            names = "--visible",
            paramLabel = "TILES",
            description = "tiles seen elsewhere, which are not left")
    private String visible = "";

    @Option(
            names = "--rules",
            paramLabel = "PRESET",
            description = "standard (the default), manila or visayan")
    private String preset = "standard";

    @Option(
            names = "--rule",
            paramLabel = "KEY=VALUE",
            description = "a rule that differs; --list-rules lists them")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Option(names = "--list-rules", description = "list the presets and every rule")
    private boolean listsRules;

    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Option(names = "--ascii", description = "no pictures of tiles")
    private boolean ascii;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description = "answer a file of JSON lines, a question each; - is the standard input")
    private String batch = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    FilipinoCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        try {
            if (!batch.isEmpty()) {
                batch();
            } else if (listsRules) {
                new FilipinoSheet(page(), out()).rules(FilipinoQuestion.rules(given()));
            } else if (words.isEmpty()) {
                throw complaint(
                        "there is no hand; write one, such as 123345m456789p777s11z, or use --batch"
                                + " FILE.");
            } else {
                answer(FilipinoAnswer.of(FilipinoQuestion.of(given())));
            }
        } catch (RowError error) {
            throw complaint(error.sentence());
        }
    }

    private void answer(FilipinoAnswer answer) {
        if (json) {
            out().println(FilipinoRow.json(answer));
        } else {
            new FilipinoSheet(page(), out()).print(answer);
        }
    }

    private FilipinoGiven given() {
        Set<Flag> flags = EnumSet.noneOf(Flag.class);
        put(flags, Flag.SELF_DRAW, selfDraw);
        put(flags, Flag.DEALER, dealer);
        put(flags, Flag.FIRST_TURN, firstTurn);
        put(flags, Flag.AFTER_KONG, afterKong);
        put(flags, Flag.EQUAL_DICE, equalDice);
        return new FilipinoGiven(
                String.join(" ", words),
                melds,
                win,
                joker,
                visible,
                flowers,
                discards,
                flags,
                preset,
                changes);
    }

    private static void put(Set<Flag> flags, Flag flag, boolean said) {
        if (said) {
            flags.add(flag);
        }
    }

    private Paper page() {
        return ascii ? paper.ascii() : paper;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private void batch() {
        if (!words.isEmpty()) {
            throw complaint(
                    "--batch reads its hands from a file; leave '" + words.getFirst() + "' out.");
        }
        try (Reader in = reader()) {
            new Batch(in, out())
                    .answer(
                            FilipinoRow.LONGEST,
                            FilipinoRow.tooLong(),
                            new FilipinoRow(preset, changes)::answer);
        } catch (NoSuchFileException missing) {
            throw complaint("there is no file " + batch + ".");
        } catch (IOException unreadable) {
            throw complaint("the file " + batch + " cannot be read.");
        }
    }

    private Reader reader() throws IOException {
        return new InputStreamReader(
                batch.equals("-") ? System.in : Files.newInputStream(Path.of(batch)),
                StandardCharsets.UTF_8);
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
