package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.arena.Crew;
import sparrow.arena.fit.Calibration;
import sparrow.arena.fit.Reliability;
import sparrow.core.game.Level;
import sparrow.desk.Mahjong;

/// `sparrow arena calibrate GAME`: whether what a level tells comes true.
@Command(
        name = "calibrate",
        description = {
            "Compares the chances that a level tells with how often they come true.",
            "The level plays against itself."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same seed gives the same figures, whatever the number of threads.",
            "  sparrow arena calibrate GAME --level NAME --seed 9001 --png told.png"
        })
final class CalibrateCommand implements Callable<Integer> {
    private static final String MATCHES = "matches";

    /// A group of fewer says little.
    private static final long ENOUGH = 500;

    @Mixin private GameInPlay game = new GameInPlay();

    @Option(names = "--level", paramLabel = "NAME", description = "whose chances (the strongest's)")
    private String level = "";

    @Option(names = "--matches", paramLabel = "N", description = "how many matches (100)")
    private int matches = 100;

    @Option(
            names = "--png",
            paramLabel = "FILE",
            description = "draw told against true there, as a picture")
    private String png = "";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "write the figures there as a page in Markdown, too")
    private String file = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;
    private final Workforce workforce;

    CalibrateCommand(Paper paper) {
        this(paper, Workforce.HERE);
    }

    CalibrateCommand(Paper paper, Workforce workforce) {
        this.paper = paper;
        this.workforce = workforce;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        game.many().check(command, MATCHES, matches);
        FileToWrite picture = new FileToWrite(command, png).checked();
        FileToWrite page = new FileToWrite(command, file).checked();
        Mahjong listing = game.listing(command);
        Level asked =
                level.isEmpty() ? listing.strongest() : GameOptions.bot(command, listing, level);
        if (!Calibration.isTold(asked)) {
            throw new BadInput(
                    command,
                    "the level "
                            + asked.name()
                            + " tells no chances; ask another one with --level.");
        }
        Calibration calibration =
                new Calibration(
                        game.rules().field(command, listing),
                        FitCommand.fitting(command, listing),
                        asked,
                        game.many().seed());
        Map<Calibration.Of, Reliability> counted = new TreeMap<>();
        AtomicLong played = new AtomicLong();
        return ManyGames.play(
                command,
                MATCHES,
                matches,
                bar -> counted.putAll(counted(calibration, played, bar)),
                played::get,
                () -> tell(listing, asked, counted, picture, page));
    }

    private Map<Calibration.Of, Reliability> counted(
            Calibration calibration, AtomicLong played, ProgressBar bar) {
        try (Crew crew = game.many().crew(spec.commandLine(), workforce)) {
            return calibration.run(
                    matches,
                    crew,
                    done -> {
                        played.set(done);
                        bar.show(done, "");
                    });
        }
    }

    private void tell(
            Mahjong listing,
            Level asked,
            Map<Calibration.Of, Reliability> counted,
            FileToWrite picture,
            FileToWrite page) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(paper.heading(title(listing, asked)));
        counted.forEach((of, reliability) -> print(of, reliability, out));
        out.flush();
        if (page.isWanted()) {
            page.write(page(listing, asked, counted));
        }
        if (picture.isWanted()) {
            picture.write(ReliabilityDiagram.png(title(listing, asked), counted));
        }
    }

    private String title(Mahjong listing, Level asked) {
        return String.format(
                Locale.ROOT,
                "Chances told by %s in %s, %s, %,d matches, seed %d",
                asked.name(),
                listing.title(),
                game.rules().fieldName(spec.commandLine(), listing),
                matches,
                game.many().seed());
    }

    private void print(Calibration.Of of, Reliability reliability, PrintWriter out) {
        out.println();
        out.println(paper.heading("The chance " + of.words() + ": " + summary(reliability)));
        out.println(paper.faint("  told    true   off  sure to    decisions"));
        for (Reliability.Group group : reliability.groups()) {
            if (group.count() > 0) {
                out.println(
                        String.format(
                                Locale.ROOT,
                                "%5.1f %% %5.1f %% %+5.1f    ±%4.1f %,12d",
                                100 * group.told(),
                                100 * group.truth(),
                                100 * group.off(),
                                100 * group.sure(),
                                group.count()));
            }
        }
    }

    private static String summary(Reliability reliability) {
        return String.format(
                Locale.ROOT,
                "Brier %.4f, %.4f by the base rate of %.1f %%; at most %.1f points off",
                reliability.brier(),
                reliability.baseBrier(),
                100 * reliability.rate(),
                100 * reliability.worst(ENOUGH));
    }

    private String page(Mahjong listing, Level asked, Map<Calibration.Of, Reliability> counted) {
        StringBuilder page = new StringBuilder();
        page.append("# calibration-")
                .append(listing.name())
                .append('-')
                .append(asked.name())
                .append("\n\n")
                .append(title(listing, asked))
                .append(
                        ". Chances are put into ten groups; what is most off counts groups of at"
                                + " least 500 decisions. *Sure to*: so far the figures are from those"
                                + " of endless games, 95 times of 100, as matches differ.\n");
        counted.forEach((of, reliability) -> {
            page.append("\n## The chance ").append(of.words()).append("\n\n");
            page.append(summary(reliability)).append(".\n\n");
            page.append("| told | true | off | sure to | decisions |\n");
            page.append("|---:|---:|---:|---:|---:|\n");
            for (Reliability.Group group : reliability.groups()) {
                if (group.count() > 0) {
                    page.append(
                            String.format(
                                    Locale.ROOT,
                                    "| %.1f %% | %.1f %% | %+.1f | ± %.1f | %,d |%n",
                                    100 * group.told(),
                                    100 * group.truth(),
                                    100 * group.off(),
                                    100 * group.sure(),
                                    group.count()));
                }
            }
        });
        return page.append("\n    ./sparrow ").append(typed(asked)).append('\n').toString();
    }

    private String typed(Level asked) {
        return String.join(
                " ",
                List.of(
                        "arena calibrate",
                        game.typed(),
                        "--level",
                        asked.name(),
                        "--matches",
                        String.valueOf(matches),
                        "--seed",
                        String.valueOf(game.many().seed())));
    }
}
