package sparrow.bulk;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.arena.Crew;
import sparrow.cli.GameInPlay;
import sparrow.cli.Main;
import sparrow.cli.ManyGames;
import sparrow.cli.ProgressBar;
import sparrow.desk.Mahjong;

/// `sparrow bulk laws GAME`: holds many hands to the laws.
@Command(
        name = "laws",
        description = "Holds hands of wandering players to every law, and counts what occurs.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "docs/laws.md tells the laws. The first breach ends it, with exit code 1.",
            "  sparrow bulk laws GAME --hands 1000000 --seed 7"
        })
final class LawsCommand implements Callable<Integer> {
    private static final String HANDS = "hands";

    @Mixin private GameInPlay game = new GameInPlay();

    @Option(names = "--hands", paramLabel = "N", description = "how many hands (10000)")
    private int hands = 10_000;

    @Spec private CommandSpec spec = CommandSpec.create();

    /// What occurred so far; read by whoever stops it, too.
    private final SortedMap<String, Long> counts = new TreeMap<>();

    /// The first breach, if there was one.
    private Optional<String> breach = Optional.empty();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        game.many().check(command, HANDS, hands);
        Mahjong listing = game.listing(command);
        LawsErrand errand =
                new LawsErrand(
                        listing,
                        listing.variant(game.rules().rules(command, listing)),
                        game.many().seed(),
                        hands);
        int code =
                ManyGames.play(
                        command,
                        HANDS,
                        hands,
                        bar -> play(errand, bar),
                        this::held,
                        () -> tell(listing));
        if (breach.isPresent()) {
            command.getErr().println("sparrow: " + breach.get() + ".");
            return CommandLine.ExitCode.SOFTWARE;
        }
        return code;
    }

    private void play(LawsErrand errand, ProgressBar bar) {
        try (Crew crew = game.many().crew(spec.commandLine(), new SparkOption())) {
            crew.make(
                    errand,
                    0,
                    errand.stretches(),
                    stretch -> {
                        count(stretch);
                        bar.show(held(), "");
                        breach = stretch.breach();
                        return breach.isEmpty();
                    });
        }
    }

    private void count(LawsErrand.Stretch stretch) {
        synchronized (counts) {
            stretch.counts().forEach((what, count) -> counts.merge(what, count, Long::sum));
        }
    }

    private long held() {
        synchronized (counts) {
            return counts.getOrDefault(HANDS, 0L);
        }
    }

    private void tell(Mahjong listing) {
        PrintWriter out = spec.commandLine().getOut();
        synchronized (counts) {
            out.printf(
                    Locale.ROOT,
                    "%s, %s, %,d hands held to every law, seed %d%n%n",
                    listing.title(),
                    game.rules().name(spec.commandLine(), listing),
                    held(),
                    game.many().seed());
            counts.forEach((what, count) -> out.printf(Locale.ROOT, "%,14d  %s%n", count, what));
        }
        out.flush();
    }
}
