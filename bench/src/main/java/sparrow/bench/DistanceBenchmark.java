package sparrow.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.DiscardAnalysis.Discard;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;
import sparrow.shapes.Progress;

/// Distance to a win and discard analysis, from 34 counts, over two thousand different hands.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DistanceBenchmark {
    private static final int HANDS = 2_000;

    @Param({"RANDOM", "HALF_FLUSH", "ONE_SUIT", "IN_PLAY"})
    private Hands hands = Hands.RANDOM;

    private final Gauge riichi = Gauge.of(Form.RIICHI);
    private final Gauge fiveSets = Gauge.of(Form.FIVE_SETS);
    private final Gauge siete = Gauge.of(Form.SIETE_PARES);
    private final Gauge changchun = Gauge.of(Form.CHANGCHUN);
    private int[][] fourteen = {};
    private int[][] seventeen = {};
    private Holding[] held = {};
    private Tiles[] packed = {};
    private Holding start = Holding.of(new int[Tile.KINDS], 0);
    private Tile[] drawn = {};
    private Tile[] thrown = {};

    @Setup
    public void deal() {
        fourteen = hands.deal(HANDS, 14, riichi);
        seventeen = hands.deal(HANDS, 17, fiveSets);
        held = new Holding[HANDS];
        packed = new Tiles[HANDS];
        for (int i = 0; i < HANDS; i++) {
            held[i] = Holding.of(fourteen[i], 0);
            packed[i] = Tiles.ofKinds(fourteen[i]);
        }
        dealTurns();
    }

    /// The tiles of one hand become those of another, one after the other.
    private void dealTurns() {
        start = held[0];
        List<Tile> draws = new ArrayList<>();
        List<Tile> discards = new ArrayList<>();
        int[] now = fourteen[0].clone();
        for (int i = 1; draws.size() < HANDS / 2; i++) {
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                for (; now[kind] < fourteen[i][kind]; now[kind]++) {
                    draws.add(Tile.ofKind(kind));
                }
                for (; now[kind] > fourteen[i][kind]; now[kind]--) {
                    discards.add(Tile.ofKind(kind));
                }
            }
        }
        drawn = draws.subList(0, HANDS / 2).toArray(Tile[]::new);
        thrown = discards.subList(0, HANDS / 2).toArray(Tile[]::new);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int riichiForms() {
        return measure(riichi, fourteen);
    }

    /// From hands as a table holds them.
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int riichiFormsOfTiles() {
        int sum = 0;
        for (Tiles tiles : packed) {
            sum += riichi.distance(tiles, 0);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int riichiFormsOfHoldings() {
        int sum = 0;
        for (Holding holding : held) {
            sum += riichi.distance(holding);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int fiveSets() {
        return measure(fiveSets, seventeen);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int siete() {
        return measure(siete, seventeen);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int changchun() {
        return measure(changchun, fourteen);
    }

    private static int measure(Gauge gauge, int[][] hands) {
        int sum = 0;
        for (int[] hand : hands) {
            sum += gauge.distance(hand, 0);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long riichiDiscards() {
        return analyse(riichi, fourteen);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long fiveSetsDiscards() {
        return analyse(fiveSets, seventeen);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long sieteDiscards() {
        return analyse(siete, seventeen);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long changchunDiscards() {
        return analyse(changchun, fourteen);
    }

    /// The public list, the best discard first, with every count read.
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long riichiDiscardsRead() {
        long sum = 0;
        for (int[] hand : fourteen) {
            Holding holding = Holding.of(hand, 0);
            for (Discard discard : DiscardAnalysis.of(holding, riichi, Tiles.EMPTY).discards()) {
                sum += discard.distance() + discard.acceptance().total();
                sum += discard.acceptance().kinds();
            }
        }
        return sum;
    }

    /// The same, with the copies left of every tile accepted.
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long riichiDiscardsReadByTile() {
        long sum = 0;
        for (int[] hand : fourteen) {
            Holding holding = Holding.of(hand, 0);
            for (Discard discard : DiscardAnalysis.of(holding, riichi, Tiles.EMPTY).discards()) {
                sum += discard.distance() + discard.acceptance().total();
                for (Tile tile : discard.acceptance().tiles()) {
                    sum += discard.acceptance().left(tile);
                }
            }
        }
        return sum;
    }

    /// Half as many turns as hands: a draw and a discard, the distance asked for after each.
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int riichiTurns() {
        return play(riichi);
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int changchunTurns() {
        return play(changchun);
    }

    private int play(Gauge gauge) {
        Progress progress = Progress.of(start, gauge);
        int sum = 0;
        for (int turn = 0; turn < drawn.length; turn++) {
            sum += progress.draw(drawn[turn]).distance();
            sum += progress.discard(thrown[turn]).distance();
        }
        return sum;
    }

    private static long analyse(Gauge gauge, int[][] hands) {
        long sum = 0;
        for (int[] hand : hands) {
            sum += DiscardAnalysis.of(Holding.of(hand, 0), gauge, Tiles.EMPTY).best();
        }
        return sum;
    }
}
