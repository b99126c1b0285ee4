package sparrow.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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
            "A won hand is scored ambition by ambition, with who pays what; an unfinished "
                    + "one is shown with its distance from a win and what each discard accepts."
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

    @Mixin private RuleOptions rules = new RuleOptions();

    @Mixin private AnswerOptions options = new AnswerOptions();

    private final Paper paper;

    FilipinoCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        try {
            if (options.isBatch()) {
                options.batch(
                        words, RuleOptions.NAMES, new FilipinoRow(preset, rules.changes())::answer);
            } else if (rules.isListed()) {
                sheet().rules(FilipinoQuestion.rules(given("")));
            } else {
                String hand = options.hand(words, "123345m456789p777s11z");
                answer(FilipinoAnswer.of(FilipinoQuestion.of(given(hand))));
            }
        } catch (RowError error) {
            throw options.complaint(error);
        }
    }

    private void answer(FilipinoAnswer answer) {
        if (options.isJson()) {
            options.out().println(FilipinoRow.json(answer));
        } else {
            sheet().print(answer);
        }
    }

    private FilipinoSheet sheet() {
        return new FilipinoSheet(options.paper(paper), options.out());
    }

    private FilipinoGiven given(String hand) {
        Set<Flag> flags = EnumSet.noneOf(Flag.class);
        put(flags, Flag.SELF_DRAW, selfDraw);
        put(flags, Flag.DEALER, dealer);
        put(flags, Flag.FIRST_TURN, firstTurn);
        put(flags, Flag.AFTER_KONG, afterKong);
        put(flags, Flag.EQUAL_DICE, equalDice);
        return new FilipinoGiven(
                hand,
                melds,
                win,
                joker,
                visible,
                flowers,
                discards,
                flags,
                preset,
                rules.changes());
    }

    private static void put(Set<Flag> flags, Flag flag, boolean said) {
        if (said) {
            flags.add(flag);
        }
    }
}
