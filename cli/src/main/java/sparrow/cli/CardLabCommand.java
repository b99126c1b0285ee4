package sparrow.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.american.card.Card;
import sparrow.american.table.AmericanRules;
import sparrow.american.table.AmericanVariant;
import sparrow.american.table.Preset;
import sparrow.american.table.Words;
import sparrow.arena.Trials;
import sparrow.arena.lab.LabTally;
import sparrow.arena.lab.Laboratory;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// `sparrow card lab FILE`: how hard the lines of a card are, by playing on it.
@Command(
        name = "lab",
        description = {
            "Plays games of four equal bots on a card and tells how hard its lines are.",
            "Of each line: how often it is aimed at and won, how long that takes, and what "
                    + "it should pay."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Aimed: by how many seats when play begins. Success: how many of those won with",
            "it, and between what limits that lies. Fair: the points at which aiming at it",
            "brings what any line brings, wins without jokers counted twice where the section",
            "says so; lines that fewer than thirty of those seats won with have none.",
            "Difficulty is what 'sparrow card list' says, from the card alone.",
            "Ctrl-C shows what is known so far.",
            "  sparrow card lab my.mjcard --games 2000 --plot lines.svg"
        })
final class CardLabCommand implements Callable<Integer> {
    private static final String GAMES = "games";

    @Mixin private CardFile file = new CardFile();

    @Mixin private ManyGames many = new ManyGames();

    @Option(names = "--games", paramLabel = "N", description = "how many games (4000)")
    private int games = 4_000;

    @Option(names = "--bot", paramLabel = "BOT", description = "who plays (intermediate)")
    private String bot = "intermediate";

    @Option(names = "--plot", paramLabel = "FILE", description = "draw the lines (SVG)")
    private String plot = "";

    @Option(names = "--json", description = "answer in JSON")
    private boolean json;

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    CardLabCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        many.check(command, GAMES, games);
        if (!plot.isEmpty()) {
            save("");
        }
        Laboratory laboratory = laboratory(file.compiled().card());
        LabTally tally = new LabTally(laboratory.card());
        return ManyGames.play(
                command,
                GAMES,
                games,
                bar -> play(laboratory, tally, bar),
                tally::games,
                () -> tell(laboratory, tally));
    }

    private void play(Laboratory laboratory, LabTally tally, ProgressBar bar) {
        new Trials<>(laboratory::play, many.threads())
                .make(
                        games,
                        game -> {
                            tally.add(game);
                            bar.show(game.number() + 1L, "");
                            return true;
                        });
    }

    private Laboratory laboratory(Card card) {
        Mahjong american = Catalog.game(Words.AMERICAN).orElseThrow();
        Map<String, String> values = new TreeMap<>(Preset.LEAGUE.rules().values());
        values.put("card", card.print());
        values.put("jokers", String.valueOf(card.supply().jokers()));
        values.put("flowers", String.valueOf(card.supply().flowers()));
        AmericanRules rules = AmericanRules.of(Preset.LEAGUE, values).orThrow();
        return new Laboratory(
                new AmericanVariant(rules),
                GameOptions.bot(spec.commandLine(), american, bot),
                many.seed());
    }

    private void tell(Laboratory laboratory, LabTally tally) {
        PrintWriter out = spec.commandLine().getOut();
        LabSheet sheet = new LabSheet(laboratory, tally);
        if (json) {
            out.println(sheet.json());
        } else {
            sheet.print(paper, out);
        }
        out.flush();
        if (!plot.isEmpty()) {
            save(LabPlot.svg(laboratory.card().name(), tally));
        }
    }

    /// A file that cannot be written is better known before the games than after them.
    private void save(String text) {
        try {
            Files.writeString(Path.of(plot), text);
        } catch (IOException | IllegalArgumentException unwritable) {
            throw file.complaint("the file " + plot + " cannot be written.");
        }
    }
}
