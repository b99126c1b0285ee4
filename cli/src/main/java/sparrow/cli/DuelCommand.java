package sparrow.cli;

import java.io.PrintWriter;
import java.util.Locale;
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
import sparrow.arena.Report;
import sparrow.arena.Tally;
import sparrow.desk.Spread;

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
    private static final String SETS = "sets";

    @Mixin private ContestOptions options = new ContestOptions();

    @Option(names = "--sets", paramLabel = "N", description = "how many sets (100)")
    private int sets = 100;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "write the result in JSON; - is the standard output, instead of text")
    private String json = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;
    private final Workforce workforce;

    DuelCommand(Paper paper) {
        this(paper, Workforce.HERE);
    }

    DuelCommand(Paper paper, Workforce workforce) {
        this.paper = paper;
        this.workforce = workforce;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        Contest contest = options.contest(command, sets);
        FileToWrite report = report(command).checked();
        Tally tally = new Tally(contest);
        return ManyGames.play(
                command,
                SETS,
                sets,
                bar -> play(contest, tally, bar),
                () -> tally.standing().sets(),
                () -> tell(contest, tally, report));
    }

    private void play(Contest contest, Tally tally, ProgressBar bar) {
        try (Crew crew = options.crew(spec.commandLine(), workforce)) {
            new Duel(contest, crew)
                    .play(
                            sets,
                            set -> {
                                tally.add(set);
                                bar.show(set.number() + 1L, note(tally));
                                return true;
                            });
        }
    }

    /// The standard output is no file.
    private FileToWrite report(CommandLine command) {
        return new FileToWrite(command, json.equals("-") ? "" : json);
    }

    private static String note(Tally tally) {
        Spread result = tally.standing().result();
        return result.count() < 2
                ? ""
                : String.format(Locale.ROOT, "%+.2f ± %.2f", result.mean(), result.margin());
    }

    private void tell(Contest contest, Tally tally, FileToWrite file) {
        CommandLine command = spec.commandLine();
        PrintWriter out = command.getOut();
        String report =
                json.isEmpty()
                        ? ""
                        : new Report(new Main.Version().getVersion()[0], contest, tally).json();
        if (json.equals("-")) {
            out.print(report);
        } else {
            new DuelSheet(paper, out, contest).print(options.title(command), tally.standing());
            file.write(report);
        }
        out.flush();
    }
}
