package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.arena.BotFailure;
import sparrow.arena.Contest;
import sparrow.arena.Duel;
import sparrow.arena.Report;
import sparrow.arena.Spread;
import sparrow.arena.Tally;

/// `sparrow arena duel A B`: which of two bots is better.
@Command(
        name = "duel",
        description = {
            "Lets one bot A play against bots B on all other seats, in duplicate sets.",
            "In a set A takes every seat once, with the same walls each time."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same seed gives the same games, whatever the number of threads.",
            "@|bold sparrow arena bots|@ lists the bots. Ctrl-C shows what is known so far.",
            "  sparrow arena duel intermediate beginner --sets 1000 --seed 7"
        })
final class DuelCommand implements Callable<Integer> {
    private static final int MOST_SETS = 10_000_000;
    private static final int MOST_THREADS = 1_024;

    @Parameters(index = "0", paramLabel = "A", description = "the bot that is tried")
    private String challenger = "";

    @Parameters(index = "1", paramLabel = "B", description = "the bot it is tried against")
    private String champion = "";

    @Mixin private GameOptions options = new GameOptions();

    @Option(names = "--sets", paramLabel = "N", description = "how many sets (100)")
    private int sets = 100;

    @Option(names = "--seed", paramLabel = "S", description = "what all chance follows from (1)")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "how many threads (all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "write the result in JSON; - is the standard output, instead of text")
    private String json = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    DuelCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        within("--sets", sets, MOST_SETS);
        within("--threads", threads, MOST_THREADS);
        checkFile();
        Contest contest =
                Contest.of(
                        options.game(command),
                        options.rules(command),
                        options.bot(command, challenger),
                        options.bot(command, champion),
                        seed);
        Tally tally = new Tally(contest);
        ProgressBar bar = ProgressBar.ofProcess(command.getErr(), "sets", sets);
        LastWords lastWords = new LastWords(() -> tellUnfinished(bar, contest, tally));
        try {
            new Duel(contest, threads)
                    .play(
                            sets,
                            set -> {
                                tally.add(set);
                                bar.show(set.number() + 1L, note(tally));
                                return true;
                            });
        } catch (BotFailure failure) {
            lastWords.forget();
            bar.clear();
            command.getErr().println("sparrow: " + failure.getMessage() + ".");
            return CommandLine.ExitCode.SOFTWARE;
        }
        bar.clear();
        if (lastWords.forget()) {
            tell(contest, tally);
        }
        return CommandLine.ExitCode.OK;
    }

    private void within(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw complaint(
                    String.format(
                            Locale.ROOT, "%s is from 1 to %,d, not %,d.", option, most, value));
        }
    }

    /// A file that cannot be written is better known before the games than after them.
    private void checkFile() {
        if (!json.isEmpty() && !json.equals("-")) {
            Path folder = Path.of(json).toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(Path.of(json))) {
                throw complaint("the file " + json + " cannot be written.");
            }
        }
    }

    private static String note(Tally tally) {
        Spread result = tally.standing().result();
        return result.count() < 2
                ? ""
                : String.format(Locale.ROOT, "%+.2f ± %.2f", result.mean(), result.margin());
    }

    private void tellUnfinished(ProgressBar bar, Contest contest, Tally tally) {
        bar.clear();
        PrintWriter err = spec.commandLine().getErr();
        long played = tally.standing().sets();
        err.printf(Locale.ROOT, "sparrow: stopped after %,d of %,d sets.%n", played, sets);
        err.flush();
        if (played > 0) {
            tell(contest, tally);
        }
    }

    private void tell(Contest contest, Tally tally) {
        CommandLine command = spec.commandLine();
        PrintWriter out = command.getOut();
        String report =
                json.isEmpty()
                        ? ""
                        : new Report(new Main.Version().getVersion()[0], contest, tally).json();
        if (json.equals("-")) {
            out.print(report);
        } else {
            String title = options.game(command).title() + ", " + options.rulesName(command);
            new DuelSheet(paper, out, contest).print(title, tally.standing());
            write(report);
        }
        out.flush();
    }

    private void write(String report) {
        if (!json.isEmpty()) {
            try {
                Files.writeString(Path.of(json), report);
            } catch (IOException unwritable) {
                throw complaint("the file " + json + " cannot be written.");
            }
        }
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
