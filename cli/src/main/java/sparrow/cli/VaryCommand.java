package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sparrow.arena.Contest;
import sparrow.arena.Lots;
import sparrow.arena.PlayedGame;
import sparrow.arena.Trials;
import sparrow.core.game.Seed;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;

/// `sparrow arena vary A B`: what each of many traits of a bot is worth, all by the same games.
@Command(
        name = "vary",
        description = {
            "Lets a bot play whose traits are drawn by lot for each match, against bots B.",
            "So what each trait is worth is measured by the same matches."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same seed gives the same games, whatever the number of threads.",
            "  sparrow arena vary 'NAME[trait=1|2,other=0|0.5]' B --game GAME --sets 500"
        })
final class VaryCommand implements Callable<Integer> {
    private static final String SETS = "sets";

    @Parameters(
            index = "0",
            paramLabel = "A",
            description = "the bot, with values to draw from: NAME[trait=1|2,...]")
    private String challenger = "";

    @Parameters(index = "1", paramLabel = "B", description = "the bot it is tried against")
    private String champion = "";

    @Mixin private GameOptions options = new GameOptions();

    @Mixin private ManyGames many = new ManyGames();

    @Option(names = "--sets", paramLabel = "N", description = "how many sets of matches (100)")
    private int sets = 100;

    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    VaryCommand(Paper paper) {
        this.paper = paper;
    }

    private record Drawn(List<Integer> values, PlayedGame game) {}

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        many.check(command, SETS, sets);
        Mahjong game = options.game(command);
        Lots lots =
                Lots.of(challenger)
                        .orElseThrow(() ->
                                new BadInput(
                                        command,
                                        "'"
                                                + challenger
                                                + "' draws nothing by lot; name values, as in"
                                                + " NAME[trait=1|2]."));
        lots.each().forEach(name -> options.bot(command, name));
        Contest contest =
                Contest.of(
                        game,
                        options.rules(command),
                        options.bot(command, champion),
                        options.bot(command, champion),
                        many.seed());
        List<Drawn> all = new ArrayList<>();
        AtomicLong over = new AtomicLong();
        return ManyGames.play(
                command,
                SETS,
                sets,
                bar ->
                        new Trials<>(set -> play(command, lots, contest, set), many.threads())
                                .make(
                                        sets,
                                        played -> {
                                            synchronized (all) {
                                                all.addAll(played);
                                            }
                                            bar.show(over.incrementAndGet(), "");
                                            return true;
                                        }),
                over::get,
                () -> {
                    synchronized (all) {
                        tell(lots, all);
                    }
                });
    }

    /// The lots of a match follow from the seed, the set and the seat.
    private List<Drawn> play(CommandLine command, Lots lots, Contest contest, int set) {
        List<Drawn> played = new ArrayList<>();
        for (Seat seat : contest.seats()) {
            int match = set * Seat.values().length + seat.ordinal();
            List<Integer> drawn = lots.drawn(Seed.splitMix64(~many.seed()).hand(match));
            played.add(
                    new Drawn(
                            drawn,
                            contest.by(options.bot(command, lots.named(drawn))).play(set, seat)));
        }
        return played;
    }

    private void tell(Lots lots, List<Drawn> all) {
        PrintWriter out = spec.commandLine().getOut();
        Mean won = Mean.of(all, VaryCommand::won);
        Mean margin = Mean.of(all, VaryCommand::margin);
        out.println(
                paper.heading(
                        String.format(
                                Locale.ROOT,
                                "%s against %s: %,d hands, won %.1f %%, %+.1f points a hand over"
                                        + " the others",
                                lots.base(),
                                champion,
                                all.stream().mapToLong(each -> each.game.hands()).sum(),
                                100 * won.mean,
                                margin.mean)));
        out.println("| trait | values | won, % | points a hand | dealt in, % |");
        out.println("|---|---|---:|---:|---:|");
        for (int at = 0; at < lots.traits().size(); at++) {
            Lots.Trait trait = lots.traits().get(at);
            for (int value = 1; value < trait.values().size(); value++) {
                List<Drawn> first = having(all, at, 0);
                List<Drawn> other = having(all, at, value);
                out.println(
                        String.join(
                                " | ",
                                "| " + trait.key(),
                                trait.values().getFirst() + ", " + trait.values().get(value),
                                less(first, other, each -> 100 * won(each)),
                                less(first, other, VaryCommand::margin),
                                less(first, other, each -> 100 * dealtIn(each)) + " |"));
            }
        }
        out.println();
        out.println("The second value less the first, with one standard error.");
        out.flush();
    }

    private static List<Drawn> having(List<Drawn> all, int trait, int value) {
        return all.stream().filter(each -> each.values.get(trait) == value).toList();
    }

    private static double won(Drawn drawn) {
        return drawn.game.challenger().rate(drawn.game.challenger().wins());
    }

    private static double dealtIn(Drawn drawn) {
        return drawn.game.challenger().rate(drawn.game.challenger().dealIns());
    }

    private static double margin(Drawn drawn) {
        return drawn.game.margin() / drawn.game.hands();
    }

    private static String less(
            List<Drawn> first, List<Drawn> other, ToDoubleFunction<Drawn> measured) {
        Mean one = Mean.of(first, measured);
        Mean two = Mean.of(other, measured);
        return String.format(
                Locale.ROOT,
                "%+.2f ± %.2f",
                two.mean - one.mean,
                Math.sqrt(one.error * one.error + two.error * two.error));
    }

    /// A mean and its standard error.
    private record Mean(double mean, double error) {
        static Mean of(List<Drawn> all, ToDoubleFunction<Drawn> measured) {
            double sum = 0;
            double squares = 0;
            for (Drawn each : all) {
                double value = measured.applyAsDouble(each);
                sum += value;
                squares += value * value;
            }
            double count = Math.max(1, all.size());
            double mean = sum / count;
            return new Mean(mean, Math.sqrt(Math.max(0, squares / count - mean * mean) / count));
        }
    }
}
