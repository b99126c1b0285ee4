package sparrow.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.answers.AdviceGiven;
import sparrow.answers.AdviceJson;
import sparrow.answers.RiichiAdvice;
import sparrow.answers.RiichiAnalysis;
import sparrow.answers.RiichiHand;
import sparrow.answers.RiichiRow;
import sparrow.answers.RiichiWin;
import sparrow.core.tile.Hand;
import sparrow.desk.TileText;
import sparrow.riichi.Refusal;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;
import sparrow.riichi.advice.Position;

/// `sparrow riichi HAND`: what a won hand is worth, or how far a hand is from a win.
@Command(
        name = "riichi",
        description = {
            "Scores a Riichi hand that was won, or tells what an unfinished one needs.",
            "A won hand is scored with each fu explained; an unfinished one is shown with "
                    + "its distance from a win and what each discard accepts."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "A won hand has 14 tiles, the winning tile among them; melds stand in brackets,",
            "called ones in round, concealed kans in square ones:",
            "  sparrow riichi 123m456p789s11122z -w 2z -r",
            "  sparrow riichi '[1111m]222333m555p11z' -t --rules mleague",
            "A hand of 13 tiles, or of 14 that is not complete, gets advice:",
            "  sparrow riichi 123m456p789s1122z",
            "Other questions:",
            "  sparrow riichi 123m456p789s1122z --shanten",
            "  sparrow riichi '34m456p22z(888s)[1111z]' --ukeire --visible 2m5m",
            "  sparrow riichi 3467m24067p345s88s --odds --turns 9 -d 3s",
            "  sparrow riichi 3467m24067p345s88s --against 19m4p2z7s* --passed 8p",
            "  sparrow riichi 2246m067p34s188s7z --call 345s"
        })
final class RiichiCommand implements Runnable {
    private static final Set<String> OF_EVERY_LINE = Set.of("--rules", "--rule", "--players");

    @Parameters(
            paramLabel = "HAND",
            arity = "0..*",
            description = "the tiles, such as @|bold 123m456p789s1122z|@")
    private List<String> words = List.of();

    @Option(names = "--shanten", description = "only how far the hand is from each form")
    private boolean onlyDistances;

    @Option(names = "--ukeire", description = "every discard, best first, with the tiles accepted")
    private boolean withDiscards;

    @Option(names = "--list-yaku", description = "list every yaku with its han")
    private boolean listsYaku;

    @Mixin private WinOptions win = new WinOptions();

    @Mixin private AnswerOptions options = new AnswerOptions();

    @Mixin private AdviceOptions advice = new AdviceOptions();

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    RiichiCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        if (options.isBatch()) {
            options.batch(words, OF_EVERY_LINE, new RiichiRow(win.rules(spec))::answer);
            return;
        }
        if (listsYaku || win.listsRules()) {
            RuleSheet sheet = new RuleSheet(paper, options.out(), win.rules(spec));
            sheet.print(listsYaku, win.listsRules());
            return;
        }
        try {
            Hand hand = TileText.hand(options.hand(words, "123m456p789s1122z"), TileText.HAND);
            if (isAnalysis(hand)) {
                analyse(hand);
            } else {
                score(hand);
            }
        } catch (sparrow.desk.Refusal error) {
            throw options.complaint(error);
        }
    }

    /// Whether a hand is asked about and not a win: an option says so, or it has not the tiles of a
    /// win.
    private boolean isAnalysis(Hand hand) {
        boolean asked = onlyDistances || withDiscards || advice.isAnalysis();
        Optional<String> ofWin = win.ofWin();
        if (asked && ofWin.isPresent()) {
            throw options.complaint(
                    ofWin.get()
                            + " is about a win, and the other options ask about a hand that is not"
                            + " won: leave one or the other out.");
        }
        return asked || (ofWin.isEmpty() && RiichiHand.isUnfit(hand));
    }

    private void analyse(Hand typed) throws sparrow.desk.Refusal {
        AdviceGiven given = advice.given(win.norths());
        Position position = given.checked(win.position(spec, typed));
        RiichiAnalysis analysis = RiichiAnalysis.of(position);
        boolean brief = onlyDistances && !withDiscards && !advice.isAdvice();
        var out = options.out();
        if (options.isJson() && brief) {
            out.println(RiichiRow.distances(analysis));
            return;
        }
        RiichiSheet sheet = new RiichiSheet(options.paper(paper), out);
        if (brief) {
            sheet.distances(position.hand(), analysis);
            return;
        }
        RiichiAdvice answer = RiichiAdvice.of(position, given.draws(), given.threats());
        if (options.isJson()) {
            out.println(AdviceJson.write(RiichiRow.json(analysis), answer));
        } else {
            sheet.distances(position.hand(), analysis);
            print(new AdviceSheet(options.paper(paper), out), answer);
        }
    }

    /// The table of discards stands alone or was asked for; odds and danger come on their own.
    private void print(AdviceSheet sheet, RiichiAdvice answer) {
        sheet.notes(answer);
        if (withDiscards || (answer.draws().isEmpty() && answer.threats().isEmpty())) {
            sheet.shapes(answer);
            sheet.next(answer);
        }
        sheet.odds(answer);
        sheet.danger(answer);
    }

    private void score(Hand hand) throws sparrow.desk.Refusal {
        ScoreSheet sheet = new ScoreSheet(options.paper(paper), options.out());
        Win question = win.win(spec, hand);
        RiichiRules rules = win.rules(spec);
        try {
            Score score = RiichiWin.score(question, rules);
            if (options.isJson()) {
                sheet.json(score);
            } else {
                sheet.print(score, win.namesTile(), readings(rules, question));
            }
        } catch (sparrow.desk.Refusal error) {
            if (error.code().equals(Refusal.Fault.NO_YAKU.key())) {
                sheet.noYaku(question, error.sentence(), options.isJson());
            } else if (error.code().equals(Refusal.Fault.HAND_NOT_WINNING.key())
                    && win.ofWin().isEmpty()) {
                analyse(hand);
            } else {
                throw error;
            }
        }
    }

    private List<Score> readings(RiichiRules rules, Win question) {
        return win.showsAll() ? rules.readings(question) : List.of();
    }
}
