package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import sparrow.answers.DataJson;
import sparrow.arena.StudyRun;
import sparrow.desk.Answer;
import sparrow.desk.Experiment;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import sparrow.desk.Study;
import sparrow.desk.Subject;

/// The command of a task that is answered by many games, such as `sparrow card lab FILE`.
final class StudyCommand implements Callable<Integer> {
    private static final String GAMES = "games";
    private static final String BOT = "--bot";
    private static final String PLOT = "--plot";
    private static final String JSON = "--json";

    private final Mahjong game;
    private final Study study;
    private final Paper paper;
    private final ManyGames many = new ManyGames();
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    private final FieldOptions options;

    private StudyCommand(Mahjong game, Subject subject, Study study, Paper paper) {
        this.game = game;
        this.study = study;
        this.paper = paper;
        this.options = new FieldOptions(spec, study.fields(), subject.file());
    }

    static CommandLine of(Mahjong game, Subject subject, Study study, Paper paper) {
        return new StudyCommand(game, subject, study, paper).described();
    }

    private CommandLine described() {
        SubjectCommand.describe(spec, study.name(), study.purpose(), study.examples());
        options.describe();
        spec.addMixin(GAMES, CommandSpec.forAnnotatedObject(many));
        spec.addOption(
                OptionSpec.builder("--" + GAMES)
                        .paramLabel("N")
                        .type(int.class)
                        .defaultValue(String.valueOf(study.games()))
                        .description("how many games (" + study.games() + ")")
                        .build());
        spec.addOption(word(BOT, "BOT", "who plays (" + study.bot() + ")", study.bot()));
        spec.addOption(word(PLOT, "FILE", study.picture(), ""));
        spec.addOption(
                OptionSpec.builder(JSON)
                        .arity("0")
                        .type(boolean.class)
                        .description("answer in JSON")
                        .build());
        return new CommandLine(spec);
    }

    private static OptionSpec word(String name, String label, String meaning, String standard) {
        return OptionSpec.builder(name)
                .paramLabel(label)
                .type(String.class)
                .defaultValue(standard)
                .description(meaning)
                .build();
    }

    private String said(String option) {
        String value = spec.findOption(option).getValue();
        return value;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        int games = spec.findOption("--" + GAMES).getValue();
        many.check(command, GAMES, games);
        if (!said(PLOT).isEmpty()) {
            save("");
        }
        Experiment<?> experiment = experiment();
        return ManyGames.play(
                command,
                GAMES,
                games,
                bar ->
                        new StudyRun<>(experiment, many.threads())
                                .play(games, done -> bar.show(done, "")),
                experiment::games,
                () -> tell(experiment));
    }

    private Experiment<?> experiment() {
        try {
            return study.read(
                    options.given(),
                    GameOptions.bot(spec.commandLine(), game, said(BOT)),
                    many.seed());
        } catch (Refusal refusal) {
            throw BadInput.of(spec.commandLine(), refusal);
        }
    }

    private void tell(Experiment<?> experiment) {
        PrintWriter out = spec.commandLine().getOut();
        Answer answer = experiment.answer();
        if (options.isSaid(JSON)) {
            out.println(DataJson.text(answer.data()));
        } else {
            new SheetPrinter(paper, out).print(answer.sheet());
        }
        out.flush();
        if (!said(PLOT).isEmpty()) {
            save(experiment.picture());
        }
    }

    /// A file that cannot be written is better known before the games than after them.
    private void save(String text) {
        String plot = said(PLOT);
        try {
            Files.writeString(Path.of(plot), text);
        } catch (IOException | IllegalArgumentException unwritable) {
            throw new BadInput(spec.commandLine(), "the file " + plot + " cannot be written.");
        }
    }
}
