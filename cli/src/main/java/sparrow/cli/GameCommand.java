package sparrow.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
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

    private GameCommand(Mahjong game, Paper paper) {
        this.game = game;
        this.desk = game.desk();
        this.paper = paper;
    }

    static CommandLine of(Mahjong game, Paper paper) {
        return new GameCommand(game, paper).described();
    }

    private CommandLine described() {
        spec.name(game.name());
        Asking.addHelp(spec);
        spec.usageMessage().description(desk.purpose().toArray(new String[0]));
        List<String> footer = new ArrayList<>(List.of(""));
        footer.addAll(desk.examples());
        spec.usageMessage().footer(footer.toArray(new String[0]));
        for (Field field : game.fields()) {
            if (field.name().equals(Field.HAND)) {
                spec.addPositional(
                        PositionalParamSpec.builder()
                                .paramLabel(field.label())
                                .arity("0..*")
                                .type(List.class)
                                .auxiliaryTypes(String.class)
                                .description(field.meaning())
                                .build());
            } else if (!field.options().isEmpty()) {
                spec.addOption(option(field));
            }
        }
        spec.addOption(Asking.flag(LIST_RULES, "list the presets and every rule"));
        desk.lists().forEach(list -> spec.addOption(Asking.flag(list.option(), list.meaning())));
        options.add();
        return new CommandLine(spec);
    }

    private static OptionSpec option(Field field) {
        String[] names = field.options().toArray(new String[0]);
        OptionSpec.Builder option = OptionSpec.builder(names).description(field.meaning());
        return switch (field.kind()) {
            case FLAG -> option.arity("0").type(boolean.class).build();
            case TEXTS, CHANGES ->
                    option.arity("1")
                            .paramLabel(field.label())
                            .type(List.class)
                            .auxiliaryTypes(String.class)
                            .build();
            case TILES, TILE, MELDS, NUMBER, WORD, DOCUMENT ->
                    option.arity("1").paramLabel(field.label()).type(String.class).build();
        };
    }

    @Override
    public void run() {
        Set<String> every = new HashSet<>();
        game.fields().stream()
                .filter(field -> field.scope() == Field.Scope.EVERY_HAND)
                .forEach(field -> every.addAll(field.options()));
        try {
            Given given = given();
            List<Desk.Listed> lists =
                    desk.lists().stream().filter(each -> isSaid(each.option())).toList();
            if (!lists.isEmpty() || isSaid(LIST_RULES)) {
                print(lists, given);
            } else if (options.isBatch()) {
                options.batch(hand(), every, () -> new Rows(game, given, TextFile::read)::answer);
            } else {
                String hand = options.hand(hand(), desk.example());
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
        boolean rules = isSaid(LIST_RULES);
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

    private CommandLine.ParseResult parsed() {
        return spec.commandLine().getParseResult();
    }

    private boolean isSaid(String option) {
        return parsed().hasMatchedOption(option);
    }

    private List<String> hand() {
        return parsed().hasMatchedPositional(0)
                ? parsed().matchedPositional(0).originalStringValues()
                : List.of();
    }

    /// One that the game knows by name, or else a file.
    private static String document(Field field, String named) throws Refusal {
        return field.values().contains(named) ? named : TextFile.read(named);
    }

    /// What was said, but for the hand.
    private Given given() throws Refusal {
        Given given = Given.of(game.fields()).asOptions();
        for (Field field : game.fields()) {
            Optional<OptionSpec> option =
                    field.options().stream()
                            .filter(this::isSaid)
                            .findFirst()
                            .map(parsed()::matchedOption);
            if (option.isPresent()) {
                List<String> texts = option.get().originalStringValues();
                given =
                        switch (field.kind()) {
                            case FLAG -> given.with(field.name());
                            case DOCUMENT ->
                                    given.with(field.name(), document(field, texts.getLast()));
                            case TILES, TILE, MELDS, NUMBER, WORD, TEXTS, CHANGES ->
                                    given.with(field.name(), texts);
                        };
            }
        }
        return given;
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
