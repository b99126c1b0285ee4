package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.arena.Contest;
import sparrow.arena.Crew;
import sparrow.arena.Duel;
import sparrow.arena.Hypotheses;
import sparrow.arena.KeptTest;
import sparrow.arena.SequentialTest;
import sparrow.arena.SequentialTest.Verdict;

/// `sparrow arena test A B`: whether a bot is better, with no more games than that needs.
@Command(
        name = "test",
        description = {
            "Lets one bot A play against bots B until it is proved that A is better or not.",
            "In a set A takes every seat once, with the same walls each time."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Leads are counted in standard deviations of a set; 0:0.1 asks whether A is",
            "a tenth of one ahead or not at all. Either mistake has a chance of 1 in 20.",
            "With --file a test that was stopped goes on where it was.",
            "  sparrow arena test intermediate beginner --seed 7 --file test.json"
        })
final class TestCommand implements Callable<Integer> {
    private static final String SETS = "sets";

    /// What is lost at most when the machine stops: some seconds of play.

    @Mixin private ContestOptions options = new ContestOptions();

    @Option(names = "--sets", paramLabel = "N", description = "how many sets at most (10000)")
    private int sets = 10_000;

    @Option(
            names = "--bounds",
            paramLabel = "NONE:SOME",
            description = "the leads to tell apart, in standard deviations of a set (0:0.1)")
    private String bounds = "";

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "keep the test there in JSON, and go on with what it keeps")
    private String file = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;
    private final Workforce workforce;

    /// Of the sets so far; read by whoever stops the test, too.
    private final List<Double> means = Collections.synchronizedList(new ArrayList<>());

    private SequentialTest test = SequentialTest.of(Hypotheses.USUAL);

    TestCommand(Paper paper) {
        this(paper, Workforce.HERE);
    }

    TestCommand(Paper paper, Workforce workforce) {
        this.paper = paper;
        this.workforce = workforce;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        Contest contest = options.contest(command, sets);
        Hypotheses hypotheses = hypotheses();
        KeptFile keeping = new KeptFile(command, file);
        means.addAll(begun(new KeptTest(contest, hypotheses, List.of()), keeping).means());
        return ManyGames.play(
                command,
                SETS,
                sets,
                bar -> play(contest, hypotheses, keeping, bar),
                means::size,
                () -> tell(so(contest, hypotheses), keeping));
    }

    private void play(Contest contest, Hypotheses hypotheses, KeptFile keeping, ProgressBar bar) {
        KeptTest begun = so(contest, hypotheses);
        test = begun.test();
        if (test.verdict() != Verdict.UNDECIDED) {
            return;
        }
        try (Crew crew = options.crew(spec.commandLine(), workforce)) {
            new Duel(contest, crew)
                    .play(
                            begun.means().size(),
                            sets,
                            set -> {
                                means.add(set.mean());
                                test = test.plus(set.mean());
                                bar.show(test.sets(), () -> TestSheet.gauge(test));
                                keeping.keepNowAndThen(() -> so(contest, hypotheses).json());
                                return test.verdict() == Verdict.UNDECIDED;
                            });
        }
    }

    private KeptTest so(Contest contest, Hypotheses hypotheses) {
        synchronized (means) {
            return new KeptTest(contest, hypotheses, means);
        }
    }

    private Hypotheses hypotheses() {
        if (bounds.isEmpty()) {
            return Hypotheses.USUAL;
        }
        int colon = bounds.indexOf(':');
        try {
            return new Hypotheses(
                    Double.parseDouble(bounds.substring(0, Math.max(0, colon))),
                    Double.parseDouble(bounds.substring(colon + 1)));
        } catch (IllegalArgumentException _) {
            throw complaint(
                    "--bounds is two leads, the smaller one first, such as 0:0.1, not '"
                            + bounds
                            + "'.");
        }
    }

    /// What the file keeps of this test.
    private static KeptTest begun(KeptTest wanted, KeptFile keeping) {
        Optional<String> text = keeping.text();
        if (text.isEmpty()) {
            keeping.keep(wanted.json());
            return wanted;
        }
        return wanted.goOn(text.get()).orElseThrow(() -> keeping.other("test"));
    }

    private void tell(KeptTest test, KeptFile keeping) {
        CommandLine command = spec.commandLine();
        keeping.keep(test.json());
        PrintWriter out = command.getOut();
        new TestSheet(paper, test).print(options.title(command), out);
        out.flush();
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
