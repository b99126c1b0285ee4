package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
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
import sparrow.arena.KeptLadder;
import sparrow.arena.Ladder;
import sparrow.arena.Pairing;
import sparrow.core.game.Level;
import sparrow.desk.Mahjong;

/// `sparrow arena ladder GAME`: how strong the bots of a game are.
@Command(
        name = "ladder",
        description = {
            "Lets every bot of a game play against every other one and rates them all.",
            "A lead of 400 leaves the other behind ten times as often as it is left behind."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same seed gives the same ladder, whatever the number of threads.",
            "With --file a ladder that was stopped goes on where it was.",
            "  sparrow arena ladder GAME --sets 200 --out ladder.md"
        })
final class LadderCommand implements Callable<Integer> {
    private static final String SETS = "sets";

    @Mixin private GameInPlay game = new GameInPlay();

    @Option(
            names = "--levels",
            paramLabel = "NAME,NAME…",
            split = ",",
            description = "who takes part (all bots of the game)")
    private List<String> levels = List.of();

    @Option(names = "--sets", paramLabel = "N", description = "how many sets for each pair (100)")
    private int sets = 100;

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "keep the sets there in JSON, and go on with what it keeps")
    private String kept = "";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "write the ladder there as a page in Markdown, too")
    private String file = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;
    private final Workforce workforce;

    LadderCommand(Paper paper) {
        this(paper, Workforce.HERE);
    }

    LadderCommand(Paper paper, Workforce workforce) {
        this.paper = paper;
        this.workforce = workforce;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        game.many().check(command, SETS, sets);
        Mahjong listing = game.listing(command);
        List<Level> rivals = rivals(listing);
        Ladder ladder =
                new Ladder(
                        listing,
                        game.rules().rules(command, listing),
                        rivals,
                        sets,
                        game.many().seed());
        FileToWrite page = new FileToWrite(command, file).checked();
        KeptFile keeping = new KeptFile(command, kept);
        Begun begun = new Begun(ladder, known(ladder, keeping));
        return ManyGames.play(
                command,
                SETS,
                ladder.all(),
                bar -> play(ladder, begun, keeping, bar),
                begun::sets,
                () -> {
                    keeping.keep(begun.so().json());
                    tell(ladder, begun.so().pairings(), page);
                });
    }

    private void play(Ladder ladder, Begun begun, KeptFile keeping, ProgressBar bar) {
        try (Crew crew = game.many().crew(spec.commandLine(), workforce)) {
            ladder.play(
                    begun.so().pairings(),
                    crew,
                    pairing -> {
                        begun.put(pairing);
                        bar.show(begun.sets(), "");
                        keeping.keepNowAndThen(() -> begun.so().json());
                    });
        }
    }

    private static List<Pairing> known(Ladder ladder, KeptFile keeping) {
        KeptLadder none = new KeptLadder(ladder, List.of());
        Optional<String> text = keeping.text();
        if (text.isEmpty()) {
            keeping.keep(none.json());
            return List.of();
        }
        return none.goOn(text.get()).orElseThrow(() -> keeping.other("ladder")).pairings();
    }

    /// What was played so far; read by whoever stops the ladder, too.
    private static final class Begun {
        private final Ladder ladder;
        private final SortedMap<Integer, Pairing> pairings = new TreeMap<>();

        Begun(Ladder ladder, List<Pairing> known) {
            this.ladder = ladder;
            known.forEach(this::put);
        }

        synchronized void put(Pairing pairing) {
            pairings.put(
                    pairing.challenger() * ladder.levels().size() + pairing.champion(), pairing);
        }

        synchronized int sets() {
            return pairings.values().stream().mapToInt(each -> each.scores().size()).sum();
        }

        synchronized KeptLadder so() {
            return new KeptLadder(ladder, List.copyOf(pairings.values()));
        }
    }

    private List<Level> rivals(Mahjong listing) {
        CommandLine command = spec.commandLine();
        List<Level> rivals =
                levels.isEmpty()
                        ? listing.levels()
                        : levels.stream()
                                .map(name -> GameOptions.bot(command, listing, name))
                                .distinct()
                                .toList();
        if (rivals.size() < 2) {
            throw complaint("a ladder needs two bots; name more with --levels.");
        }
        return rivals;
    }

    private void tell(Ladder ladder, List<Pairing> pairings, FileToWrite page) {
        CommandLine command = spec.commandLine();
        LadderSheet sheet = new LadderSheet(ladder, pairings);
        String rules = game.rules().name(command, ladder.game());
        PrintWriter out = command.getOut();
        sheet.print(paper, rules, out);
        out.flush();
        if (page.isWanted()) {
            page.write(sheet.page(rules, typed(ladder)));
        }
    }

    /// The command that plays this ladder again.
    private String typed(Ladder ladder) {
        return "./sparrow arena ladder "
                + ladder.game().name()
                + game.rules().typed()
                + (levels.isEmpty() ? "" : " --levels " + String.join(",", levels))
                + " --sets "
                + ladder.sets()
                + " --seed "
                + ladder.seed();
    }

    private BadInput complaint(String sentence) {
        return new BadInput(spec.commandLine(), sentence);
    }
}
