package sparrow.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sparrow.american.table.AmericanVariant;
import sparrow.changchun.ChangchunVariant;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.filipino.FilipinoVariant;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;
import sparrow.testkit.wren.Wren;

/// Whole hands of a game by random players, counted in decisions: `rounds` are moments at which
/// somebody must choose, however many choose at once; `choices` are the single seats' answers.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class RandomPlay {
    /// What was decided, for JMH to divide by the time.
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Decisions {
        public long rounds;
        public long choices;
    }

    @Param({"wren", "riichi", "riichi-three", "changchun", "filipino", "american"})
    public String game = "wren";

    private Variant variant = Wren.standard();
    private final Seed seed = Seed.splitMix64(42);
    private int hand;

    @Setup
    public void choose() {
        variant =
                switch (game) {
                    case "riichi" -> RiichiVariant.of(Preset.TENHOU);
                    case "filipino" -> FilipinoVariant.standard();
                    case "american" -> AmericanVariant.standard();
                    case "riichi-three" -> RiichiVariant.of(Preset.TENHOU3);
                    case "changchun" ->
                            new ChangchunVariant(sparrow.changchun.Preset.MIL2024.rules());
                    default -> Wren.standard();
                };
    }

    @Benchmark
    public Table withoutViews(Decisions decisions) {
        Chance chance = Seed.splitMix64(43).hand(hand);
        return play(decisions, (view, choice) -> any(chance, choice));
    }

    @Benchmark
    public Table withFourViews(Decisions decisions) {
        Chance chance = Seed.splitMix64(43).hand(hand);
        return play(
                decisions,
                (view, choice) -> {
                    view.table();
                    return any(chance, choice);
                });
    }

    private Table play(Decisions decisions, Player player) {
        Game game = Game.start(variant, variant.first(), seed.hand(hand++));
        while (!game.isOver()) {
            Seats<Action> chosen =
                    game.pending().map((seat, choice) -> player.choose(game.view(seat), choice));
            decisions.rounds++;
            decisions.choices += chosen.size();
            game.answer(chosen);
        }
        return game.table();
    }

    private static Action any(Chance chance, Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions.get(chance.below(actions.size()));
            case Choice.TilesToGive give -> give.fallback();
        };
    }
}
