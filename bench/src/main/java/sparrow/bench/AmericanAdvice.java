package sparrow.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sparrow.american.advice.Recommendation;
import sparrow.american.card.Card;
import sparrow.american.card.reader.SparrowCard;
import sparrow.american.classic.ClassicPlayer;
import sparrow.american.classic.Constants;
import sparrow.american.lines.Engine;
import sparrow.american.lines.Facts;
import sparrow.american.lines.Ranking;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Advice on the Sparrow card, for random positions: fourteen tiles at play, thirteen in the
/// Charleston.
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class AmericanAdvice {
    private static final int POSITIONS = 2_000;

    private final Card card = SparrowCard.card();
    private final List<Position> positions = new ArrayList<>();
    private int next;

    @Setup
    public void deal() {
        Random random = new Random(7);
        for (int number = 0; number < POSITIONS; number++) {
            List<Tile> set = set();
            Collections.shuffle(set, random);
            boolean play = number % 2 == 0;
            Position position = Position.of(Tiles.of(set.subList(0, play ? 14 : 13)));
            positions.add(
                    play
                            ? position.discards(Tiles.of(set.subList(20, 20 + random.nextInt(60))))
                            : position.phase(Phase.CHARLESTON));
        }
        card.difficulty(card.lines().getFirst());
    }

    private static List<Tile> set() {
        List<Tile> set = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            set.addAll(Collections.nCopies(4, Tile.ofKind(kind)));
        }
        set.addAll(Collections.nCopies(8, Tile.FLOWER));
        set.addAll(Collections.nCopies(8, Tile.JOKER));
        return set;
    }

    private Position position() {
        next = (next + 1) % positions.size();
        return positions.get(next);
    }

    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public Recommendation adviceByScore() {
        return Recommendation.of(Ranking.of(Facts.of(position(), card), Engine.IMPROVED));
    }

    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public Recommendation adviceByOdds() {
        return Recommendation.of(Ranking.of(Facts.of(position(), card), Engine.ODDS));
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public Facts facts() {
        return Facts.of(position(), card);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public Tile sourceDiscard() {
        return ClassicPlayer.of(card, Constants.UPDATED).discard(position().rack(), 0);
    }
}
