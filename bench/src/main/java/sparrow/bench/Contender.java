package sparrow.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// Sparrow's side of `tools/bench-peers`. A contender is told the work, a file of hands and a
/// number of seconds; it says the best and the median processor time of a hand over its passes, in
/// nanoseconds, and a sum by which answers are compared.
public final class Contender {
    private static final int HANDS = 400;
    private static final int SIZE = 14;
    private static final double SECOND = 1e9;

    private static final Gauge RIICHI = Gauge.of(Form.RIICHI);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Contender() {}

    /// `hands KIND` writes hands, a line each; anything else is a contender's question.
    public static void main(String[] args) throws IOException {
        if (args[0].equals("hands")) {
            for (int[] hand : Hands.valueOf(args[1]).deal(HANDS, SIZE, RIICHI)) {
                System.out.println(Notation.COMPACT.write(tiles(hand)));
            }
            return;
        }
        List<Holding> hands = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            hands.add(Holding.of(Notation.COMPACT.read(line).orThrow()));
        }
        System.out.println(measured(work(args[0]), hands, Double.parseDouble(args[2])));
    }

    private static List<Tile> tiles(int[] counts) {
        List<Tile> tiles = new ArrayList<>();
        for (int kind = 0; kind < counts.length; kind++) {
            tiles.addAll(Collections.nCopies(counts[kind], Tile.ofKind(kind)));
        }
        return tiles;
    }

    private static ToLongFunction<Holding> work(String name) {
        return switch (name) {
            case "distance" -> hand -> RIICHI.distance(hand) - 1; // others call a ready hand 0
            case "discards" -> Contender::accepted;
            default -> throw new IllegalArgumentException("there is no work '" + name + "'");
        };
    }

    /// Through the public call, every count read: the tiles that bring the hand nearer, over all
    /// discards.
    private static long accepted(Holding holding) {
        long sum = 0;
        for (DiscardAnalysis.Discard discard :
                DiscardAnalysis.of(holding, RIICHI, Tiles.EMPTY).discards()) {
            sum += discard.acceptance().total();
        }
        return sum;
    }

    private static String measured(
            ToLongFunction<Holding> work, List<Holding> hands, double seconds) {
        List<Double> passes = new ArrayList<>();
        long sum = 0;
        long end = THREADS.getCurrentThreadCpuTime() + (long) (seconds * SECOND);
        for (long now = THREADS.getCurrentThreadCpuTime(); now < end; ) {
            sum = 0;
            for (Holding hand : hands) {
                sum += work.applyAsLong(hand);
            }
            long then = THREADS.getCurrentThreadCpuTime();
            passes.add((double) (then - now) / hands.size());
            now = then;
        }
        Collections.sort(passes);
        return String.format(
                Locale.ROOT, "%.1f %.1f %d", passes.getFirst(), passes.get(passes.size() / 2), sum);
    }
}
