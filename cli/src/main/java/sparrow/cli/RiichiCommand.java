package sparrow.cli;

import java.util.List;
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
import sparrow.answers.RowError;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
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
            "A won hand is scored with each fu explained; an unfinished one is shown with",
            "its distance from a win and what each discard accepts."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "A won hand has 14 tiles, the winning tile among them; melds stand in brackets,",
            "called ones in round, concealed kans in square ones:",
            "  sparrow riichi 123m456p789s11122z -w 2z -r",
            "  sparrow riichi '[1111m]222333m555p11z' -t --rules mleague",
            "Other questions:",
            "  sparrow riichi 123m456p789s1122z --shanten",
            "  sparrow riichi '34m456p22z(888s)[1111z]' --ukeire --visible 2m5m",
            "  sparrow riichi 3467m24067p345s88s --odds --turns 9 -d 3s",
            "  sparrow riichi 3467m24067p345s88s --against 19m4p2z7s* --passed 8p",
            "  sparrow riichi 2246m067p34s188s7z --call 345s"
        })
final class RiichiCommand implements Runnable {
    @Parameters(
            paramLabel = "HAND",
            arity = "0..*",
            description = "the tiles, such as @|bold 123m456p789s1122z|@")
    private List<String> words = List.of();

    @Option(names = "--shanten", description = "only how far the hand is from each form")
    private boolean onlyDistances;

    @Option(names = "--ukeire", description = "every discard, best first, with the tiles accepted")
    private boolean withDiscards;

    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Option(names = "--ascii", description = "no pictures of tiles")
    private boolean ascii;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description = "answer a file of JSON lines, a question each; - is the standard input")
    private String batch = "";

    @Option(names = "--list-yaku", description = "list every yaku with its han")
    private boolean listsYaku;

    @Option(names = "--list-rules", description = "list the presets and every rule")
    private boolean listsRules;

    @Mixin private WinOptions win = new WinOptions();

    @Mixin private AdviceOptions advice = new AdviceOptions();

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    RiichiCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        if (!batch.isEmpty()) {
            batch();
            return;
        }
        if (listsYaku || listsRules) {
            RuleSheet sheet = new RuleSheet(paper, spec.commandLine().getOut(), win.rules(spec));
            sheet.print(listsYaku, listsRules);
            return;
        }
        if (words.isEmpty()) {
            throw complaint(
                    "there is no hand; write one, such as 123m456p789s1122z, or use --batch FILE.");
        }
        if (onlyDistances || withDiscards || advice.isAnalysis()) {
            analyse();
        } else {
            score();
        }
    }

    private void analyse() {
        try {
            analyse(advice.given(spec));
        } catch (RowError error) {
            throw complaint(error.sentence());
        }
    }

    private void analyse(AdviceGiven given) throws RowError {
        Hand called = given.called(read(String.join(" ", words)));
        Position position = given.checked(win.position(spec, called));
        RiichiHand hand = new RiichiHand(position.hand(), position.visible());
        RiichiAnalysis analysis = RiichiAnalysis.of(hand);
        boolean brief = onlyDistances && !withDiscards && !advice.isAdvice();
        var out = spec.commandLine().getOut();
        if (json && (brief || !(withDiscards || advice.isAdvice()))) {
            out.println(brief ? RiichiRow.distances(analysis) : RiichiRow.json(analysis));
            return;
        }
        RiichiSheet sheet = new RiichiSheet(ascii ? paper.ascii() : paper, out);
        if (brief) {
            sheet.distances(hand, analysis);
            return;
        }
        RiichiAdvice answer = RiichiAdvice.of(position, given.draws(), given.threats());
        if (json) {
            out.println(AdviceJson.write(RiichiRow.json(analysis), answer));
        } else {
            sheet.distances(hand, analysis);
            print(new AdviceSheet(ascii ? paper.ascii() : paper, out), answer);
        }
    }

    /// The table of discards stands alone or was asked for; odds and danger come on their own.
    private void print(AdviceSheet sheet, RiichiAdvice answer) {
        sheet.notes(answer);
        if (withDiscards || (answer.draws().isEmpty() && answer.threats().isEmpty())) {
            sheet.shapes(answer);
        }
        sheet.odds(answer);
        sheet.danger(answer);
    }

    private void score() {
        ScoreSheet sheet =
                new ScoreSheet(ascii ? paper.ascii() : paper, spec.commandLine().getOut());
        Win question = win.win(spec, read(String.join(" ", words)));
        RiichiRules rules = win.rules(spec);
        switch (rules.score(question)) {
            case Score score when json -> sheet.json(score);
            case Score score -> sheet.print(score, win.namesTile(), readings(rules, question));
            case Refusal(Refusal.Fault fault, String why) when fault == Refusal.Fault.NO_YAKU ->
                    sheet.noYaku(question, why, json);
            case Refusal(Refusal.Fault fault, String why)
                    when fault == Refusal.Fault.HAND_NOT_WINNING ->
                    throw complaint(why + " Use --ukeire to see what it needs.");
            case Refusal(Refusal.Fault _, String why) -> throw complaint(why);
        }
    }

    private List<Score> readings(RiichiRules rules, Win question) {
        return win.showsAll() ? rules.readings(question) : List.of();
    }

    private Hand read(String text) {
        return switch (Notation.readAny(text)) {
            case Reading.Read<Hand>(Hand hand) -> hand;
            case Reading.Misread<Hand> misread ->
                    throw BadInput.of(spec.commandLine(), text, misread);
        };
    }

    private void batch() {
        if (!words.isEmpty()) {
            throw complaint(
                    "--batch reads its hands from a file; leave '" + words.getFirst() + "' out.");
        }
        Batch.answerFile(spec.commandLine(), batch, new RiichiRow()::answer);
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
