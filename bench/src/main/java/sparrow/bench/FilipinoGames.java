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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;
import sparrow.filipino.FilipinoVariant;

/// Whole hands of Filipino mahjong by random players, counted in decisions; see [ToyGames].
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class FilipinoGames {
    /// What was decided, for JMH to divide by the time.
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Decisions {
        public long rounds;
        public long choices;
    }

    private final FilipinoVariant filipino = FilipinoVariant.standard();
    private final Seed seed = Seed.splitMix64(42);
    private int hand;

    @Benchmark
    public Table withoutViews(Decisions decisions) {
        Chance chance = Seed.splitMix64(43).hand(hand);
        Game game = Game.start(filipino, filipino.first(), seed.hand(hand++));
        while (!game.isOver()) {
            Seats<Action> chosen = game.pending().map(choice -> any(chance, choice));
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
