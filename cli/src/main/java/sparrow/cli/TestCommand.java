package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.arena.Contest;
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
    private static final long KEEP_NANOS = 5_000_000_000L;

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

    /// Of the sets so far; read by whoever stops the test, too.
    private final List<Double> means = Collections.synchronizedList(new ArrayList<>());

    private SequentialTest test = SequentialTest.of(Hypotheses.USUAL);
    private long kept;

    TestCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        Contest contest = options.contest(command, sets);
        Hypotheses hypotheses = hypotheses();
        means.addAll(begun(new KeptTest(contest, hypotheses, List.of())).means());
        return ManyGames.play(
                command,
                SETS,
                sets,
                bar -> play(contest, hypotheses, bar),
                means::size,
                () -> tell(so(contest, hypotheses)));
    }

    private void play(Contest contest, Hypotheses hypotheses, ProgressBar bar) {
        KeptTest begun = so(contest, hypotheses);
        test = begun.test();
        if (test.verdict() != Verdict.UNDECIDED) {
            return;
        }
        new Duel(contest, options.threads())
                .play(
                        begun.means().size(),
                        sets,
                        set -> {
                            means.add(set.mean());
                            test = test.plus(set.mean());
                            bar.show(test.sets(), () -> TestSheet.gauge(test));
                            keepNowAndThen(contest, hypotheses);
                            return test.verdict() == Verdict.UNDECIDED;
                        });
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
    private KeptTest begun(KeptTest wanted) {
        if (file.isEmpty() || !Files.exists(Path.of(file))) {
            keep(wanted);
            return wanted;
        }
        try {
            return wanted.goOn(Files.readString(Path.of(file)))
                    .orElseThrow(() ->
                            complaint(
                                    "the file "
                                            + file
                                            + " keeps something else than this test; name another"
                                            + " one."));
        } catch (IOException unreadable) {
            throw complaint("the file " + file + " cannot be read.");
        }
    }

    private void keepNowAndThen(Contest contest, Hypotheses hypotheses) {
        long now = System.nanoTime();
        if (now - kept > KEEP_NANOS) {
            keep(so(contest, hypotheses));
            kept = now;
        }
    }

    /// Written beside the file first: whoever is cut off has the old one or the new one.
    private void keep(KeptTest test) {
        if (file.isEmpty()) {
            return;
        }
        Path next = Path.of(file + ".next");
        try {
            Files.writeString(next, test.json());
            Files.move(next, Path.of(file), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            throw complaint("the file " + file + " cannot be written.");
        }
    }

    private void tell(KeptTest test) {
        CommandLine command = spec.commandLine();
        keep(test);
        PrintWriter out = command.getOut();
        new TestSheet(paper, test).print(options.title(command), out);
        out.flush();
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
