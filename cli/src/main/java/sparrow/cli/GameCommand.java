package sparrow.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import sparrow.answers.DataJson;
import sparrow.answers.Rows;
import sparrow.core.table.Option;
import sparrow.core.table.RuleSet;
import sparrow.desk.Answer;
import sparrow.desk.Desk;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.desk.Sheet;

/// The command of a game, such as `sparrow filipino HAND`: what a won hand is worth, or what to do
/// with one that is not. Its options are what a question may say.
final class GameCommand implements Runnable {
    private static final String LIST_RULES = "--list-rules";

    private final Mahjong game;
    private final Desk desk;
    private final Paper paper;
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    private final AnswerOptions options = new AnswerOptions(spec);
    private final FieldOptions fields;

    private GameCommand(Mahjong game, Paper paper) {
        this.game = game;
        this.desk = game.desk();
        this.paper = paper;
        this.fields = new FieldOptions(spec, game.fields(), "file");
    }

    static CommandLine of(Mahjong game, Paper paper) {
        return new GameCommand(game, paper).described();
    }

    private CommandLine described() {
        SubjectCommand.describe(spec, game.name(), desk.purpose(), desk.examples());
        fields.describe();
        spec.addOption(Asking.flag(LIST_RULES, "list the presets and every rule"));
        desk.lists().forEach(list -> spec.addOption(Asking.flag(list.option(), list.meaning())));
        options.add();
        return new CommandLine(spec);
    }

    @Override
    public void run() {
        Set<String> every = new HashSet<>();
        game.fields().stream()
                .filter(field -> field.scope() == Field.Scope.EVERY_HAND)
                .forEach(field -> every.addAll(field.options()));
        try {
            Given given = fields.given();
            List<Desk.Listed> lists =
                    desk.lists().stream().filter(each -> fields.isSaid(each.option())).toList();
            if (!lists.isEmpty() || fields.isSaid(LIST_RULES)) {
                print(lists, given);
            } else if (options.isBatch()) {
                options.batch(
                        fields.words(), every, () -> new Rows(game, given, TextFile::read)::answer);
            } else {
                String hand = options.hand(fields.words(), desk.example());
                answer(game.answer(given.with(Field.HAND, hand)));
            }
        } catch (Refusal refusal) {
            throw options.complaint(refusal);
        }
    }

    /// The lists asked for, house rules last.
    private void print(List<Desk.Listed> lists, Given given) throws Refusal {
        Sheet.Writer all = Sheet.writer();
        for (Desk.Listed list : lists) {
            all.gap().addAll(list.sheet(given));
        }
        boolean rules = fields.isSaid(LIST_RULES);
        printer().print((rules ? all.gap() : all).sheet());
        if (rules) {
            rules(given);
        }
    }

    private void answer(Answer answer) {
        if (options.isJson()) {
            options.out().println(DataJson.text(answer.data()));
        } else {
            printer().print(answer.sheet());
        }
    }

    private SheetPrinter printer() {
        return new SheetPrinter(options.paper(paper), options.out());
    }

    /// Presets and every rule, as the rules have them that were asked for.
    private void rules(Given given) throws Refusal {
        int widest = 0;
        for (Option option : game.options()) {
            widest = Math.max(widest, option.name().length() + option.standard().length());
        }
        RuleList list = new RuleList(paper, options.out(), desk.rules(given), widest + 4);
        list.presets();
        int names = game.presets().stream().mapToInt(each -> each.key().length()).max().orElse(0);
        for (RuleSet preset : game.presets()) {
            list.preset(names + 2, preset.key(), preset.title());
        }
        game.sections().forEach(section -> list.section(section.title(), section.options()));
    }
}
