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
import sparrow.core.table.View;
import sparrow.filipino.FilipinoVariant;
import sparrow.riichi.Preset;
import sparrow.riichi.table.RiichiVariant;
import sparrow.testkit.wren.Wren;

/// Whole hands of a game by random players. An operation is a hand; `decisions` are real ones, of a
/// seat that may do at least two things.
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
    public static class Counted {
        public long decisions;
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
    public Table withoutViews(Counted counted) {
        Chance chance = Seed.splitMix64(43).hand(hand);
        return play(counted, (view, choice) -> any(chance, choice));
    }

    @Benchmark
    public Table withFourViews(Counted counted) {
        Chance chance = Seed.splitMix64(43).hand(hand);
        return play(
                counted,
                (view, choice) -> {
                    view.table();
                    return any(chance, choice);
                });
    }

    private Table play(Counted counted, Player player) {
        Game game = Game.start(variant, variant.first(), seed.hand(hand++));
        while (!game.isOver()) {
            game.answer(
                    game.pending()
                            .map((seat, choice) ->
                                    PlayRate.isReal(choice)
                                            ? decide(counted, player, game.view(seat), choice)
                                            : choice.fallback()));
        }
        return game.table();
    }

    private static Action decide(Counted counted, Player player, View view, Choice choice) {
        counted.decisions++;
        return player.choose(view, choice);
    }

    private static Action any(Chance chance, Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions.get(chance.below(actions.size()));
            case Choice.TilesToGive give -> give.fallback();
        };
    }
}
