package sparrow.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sparrow.core.tile.Hand;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// Scoring a hand with its full list of yaku, over two thousand different wins.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ScoreBenchmark {
    private static final int HANDS = 2_000;

    private final List<Win> wins = new WinningHands().deal(HANDS);

    /// The score with its yaku.
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int score() {
        int sum = 0;
        for (Win win : wins) {
            Score score = RiichiRules.TENHOU.score(win).orThrow();
            sum += score.han() + score.yaku().size();
        }
        return sum;
    }

    /// The same with the hand and the win built first, from lists of tiles and melds.
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int built() {
        int sum = 0;
        for (Win win : wins) {
            Score score = RiichiRules.TENHOU.score(rebuilt(win)).orThrow();
            sum += score.han() + score.yaku().size();
        }
        return sum;
    }

    static Win rebuilt(Win win) {
        Hand hand =
                new Hand(new ArrayList<>(win.hand().tiles()), new ArrayList<>(win.hand().melds()));
        Win again =
                win.is(Circumstance.TSUMO)
                        ? Win.tsumo(hand, win.tile())
                        : Win.ron(hand, win.tile());
        again = again.seat(win.seat().orElseThrow()).round(win.round().orElseThrow());
        again = again.dora(win.dora()).honba(win.honba());
        return win.is(Circumstance.RIICHI) ? again.with(Circumstance.RIICHI).ura(win.ura()) : again;
    }

    /// The same with every fu explained, the reading and the payments.
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long explained() {
        long sum = 0;
        for (Win win : wins) {
            Score score = RiichiRules.TENHOU.score(win).orThrow();
            sum += score.fuLines().size() + score.reading().blocks().size() + score.total();
        }
        return sum;
    }
}
