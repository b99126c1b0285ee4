package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.arena.fit.Fit;
import sparrow.arena.fit.SampleFolder;
import sparrow.arena.fit.SecondOpinion;
import sparrow.arena.fit.Tilts;
import sparrow.desk.Mahjong;
import sparrow.odds.Fitting;
import sparrow.odds.Model;

/// `sparrow arena fit GAME`: learns from games how hands end.
@Command(
        name = "fit",
        description = {
            "Lets bots play and explore, and fits a model of how their hands end.",
            "The model is what the level 'advanced' plays by and all percentages come from."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same options give the same bytes, whatever the number of threads.",
            "With --work a fit that was stopped goes on where it was.",
            "  sparrow arena fit GAME --matches 10000 --out model.odds --report fit.md"
        })
final class FitCommand implements Callable<Integer> {
    private static final String MATCHES = "matches";

    /// Of so many matches of a round one is played, at least [#FEW], to find out what each level
    /// does otherwise.
    private static final int TILTED = 10;

    /// The same to judge what changes.
    private static final int JUDGED = 100;

    private static final int ROUNDS = 2;
    private static final int FEW = 4;
    private static final int MANY = 600;

    @Mixin private GameInPlay game = new GameInPlay();

    @Option(
            names = "--matches",
            paramLabel = "N,N…",
            split = ",",
            description = "matches of each round, or of all if it is one number (1000)")
    private List<Integer> matches = List.of(1_000);

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "how many rounds; as many as --matches has numbers, or 2")
    private Optional<Integer> rounds = Optional.empty();

    @Option(names = "--nets", paramLabel = "N", description = "nets that share a model (2)")
    private int nets = 2;

    @Option(
            names = "--hidden",
            paramLabel = "N,N…",
            split = ",",
            description = "the sizes of a net's hidden layers (64,32)")
    private List<Integer> hidden = List.of(64, 32);

    @Option(names = "--passes", paramLabel = "N", description = "passes over all decisions (4)")
    private int passes = 4;

    @Option(
            names = "--sweeps",
            paramLabel = "N",
            description =
                    "how often the nets are fitted anew on what the others say of each next"
                            + " decision (1)")
    private int sweeps = 1;

    @Option(
            names = "--tilted",
            paramLabel = "N",
            description =
                    "matches of each level, to find out how its hands end otherwise (a tenth of a"
                            + " round's, at most 600)")
    private Optional<Integer> tilted = Optional.empty();

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description = "keep what was played there, and go on with it")
    private String work = "";

    @Option(names = "--out", paramLabel = "FILE", description = "write the model there")
    private String file = "";

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "write there what was learnt, as a page in Markdown")
    private String report = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        matches.forEach(each -> game.many().check(command, MATCHES, each));
        rounds.ifPresent(each -> ManyGames.within(command, "--rounds", each, 100));
        if (matches.size() > 1 && rounds.isPresent() && rounds.get() != matches.size()) {
            throw complaint(
                    "--matches has "
                            + matches.size()
                            + " numbers, but there are to be "
                            + rounds.get()
                            + " rounds.");
        }
        ManyGames.within(command, "--nets", nets, 100);
        ManyGames.within(command, "--passes", passes, 1_000);
        if (sweeps < 0 || sweeps > 100) {
            throw complaint("--sweeps is from 0 to 100, not " + sweeps + ".");
        }
        tilted.ifPresent(each -> ManyGames.within(command, "--tilted", each, 100_000));
        hidden.forEach(size -> ManyGames.within(command, "--hidden", size, 1_000));
        new FileToWrite(command, file).checked();
        new FileToWrite(command, report).checked();
        Mahjong listing = game.listing(command);
        Fitting fitting = fitting(command, listing);
        Fit fit =
                new Fit(
                        game.rules().field(command, listing),
                        fitting,
                        new Fit.Plan(played(), nets, hidden, passes, sweeps, game.many().seed()),
                        shelf());
        AtomicLong played = new AtomicLong();
        return ManyGames.play(
                command,
                MATCHES,
                fit.all(),
                bar -> run(listing, fit, bar, played),
                played::get,
                () -> {});
    }

    static Fitting fitting(CommandLine command, Mahjong listing) {
        return listing.fitting()
                .orElseThrow(() ->
                        new BadInput(
                                command,
                                "no forecasts are made in "
                                        + listing.title()
                                        + ", so there is nothing to fit."));
    }

    private Fit.Shelf shelf() {
        if (work.isEmpty()) {
            return Fit.Shelf.NONE;
        }
        try {
            return SampleFolder.open(Path.of(work), typed());
        } catch (IOException unusable) {
            throw complaint("the folder " + work + " cannot be used: " + unusable.getMessage());
        }
    }

    private void run(Mahjong listing, Fit fit, ProgressBar bar, AtomicLong played) {
        Fit.Fitted fitted =
                fit.run(
                        game.many().threads(),
                        typed(),
                        done -> {
                            played.set(done);
                            bar.show(done, "");
                        });
        Tilts tilts = new Tilts(fit.field(), fit.fitting(), game.many().seed());
        Model model =
                tilts.added(
                        fitted.model(),
                        tilted.orElse(one(TILTED)),
                        Tilts.Anew.ALL,
                        game.many().threads(),
                        _ -> {});
        List<SecondOpinion.Change> changes =
                new SecondOpinion(
                                fit.field(),
                                fit.fitting(),
                                fitted.model(),
                                fitted.judge(),
                                game.many().seed())
                        .changes(one(JUDGED), game.many().threads());
        bar.clear();
        String page = page(listing, fitted, model, changes);
        PrintWriter out = spec.commandLine().getOut();
        out.print(page);
        out.flush();
        new FileToWrite(spec.commandLine(), file).write(model.bytes());
        new FileToWrite(spec.commandLine(), report).write(page);
    }

    /// The matches of every round.
    private List<Integer> played() {
        return matches.size() > 1
                ? matches
                : Collections.nCopies(rounds.orElse(ROUNDS), matches.getFirst());
    }

    /// How many matches are one of so many.
    private int one(int of) {
        return Math.clamp(played().getLast() / of, FEW, MANY);
    }

    private String page(
            Mahjong listing, Fit.Fitted fitted, Model model, List<SecondOpinion.Change> changes) {
        StringBuilder page = new StringBuilder();
        page.append("# fit-").append(listing.name()).append("\n\n");
        page.append(
                String.format(
                        Locale.ROOT,
                        "A model of how hands of %s end: %d nets of %,d bytes in all, fitted on"
                                + " %,d decisions with %d measures.%n%n    ./sparrow %s%n%n",
                        listing.title(),
                        model.nets().size(),
                        model.bytes().length,
                        fitted.samples(),
                        model.measures().size(),
                        typed()));
        page.append(
                """
                Where the model would do something else than the rule of thumb, what it hopes to gain, and what a net that was fitted
                on other games says of it; in points, for a hundred such changes.

                | instead | times | hoped for | judged |
                |---|---:|---:|---:|
                """);
        for (SecondOpinion.Change change : changes) {
            page.append(
                    String.format(
                            Locale.ROOT,
                            "| %s | %,d | %+,.0f | %+,.0f |%n",
                            change.what(),
                            change.count(),
                            100 * change.hoped() / change.count(),
                            100 * change.judged() / change.count()));
        }
        return page.toString();
    }

    private String typed() {
        return "arena fit "
                + game.typed()
                + " --matches "
                + joined(played())
                + " --nets "
                + nets
                + " --hidden "
                + joined(hidden)
                + " --passes "
                + passes
                + " --sweeps "
                + sweeps
                + tilted.map(each -> " --tilted " + each).orElse("")
                + " --seed "
                + game.many().seed();
    }

    private static String joined(List<Integer> numbers) {
        return String.join(",", numbers.stream().map(String::valueOf).toList());
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
