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
import java.util.StringJoiner;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Win;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// Sparrow's side of `tools/bench-peers`. A contender is told the work, a file of hands or wins and
/// a number of seconds; it says the best and the median processor time of a hand or a decision over
/// its passes, in nanoseconds, and a sum by which answers are compared.
public final class Contender {
    private static final int HANDS = 400;
    private static final int SIZE = 14;
    private static final int WINS = 20_000;
    private static final int SCORED = 2_000;
    private static final double SECOND = 1e9;

    private static final Gauge RIICHI = Gauge.of(Form.RIICHI);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Contender() {}

    /// `hands KIND` writes hands and `wins` rows of wins, a line each; anything else is a
    /// contender's question.
    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "hands" -> {
                for (int[] hand : Hands.valueOf(args[1]).deal(HANDS, SIZE, RIICHI)) {
                    System.out.println(Notation.COMPACT.write(tiles(hand)));
                }
            }
            case "wins" ->
                    new WinningHands().deal(WINS).forEach(win -> System.out.println(row(win)));
            default -> System.out.println(answer(args[0], args[1], Double.parseDouble(args[2])));
        }
    }

    private static List<Tile> tiles(int[] counts) {
        List<Tile> tiles = new ArrayList<>();
        for (int kind = 0; kind < counts.length; kind++) {
            tiles.addAll(Collections.nCopies(counts[kind], Tile.ofKind(kind)));
        }
        return tiles;
    }

    /// A win as `sparrow riichi --batch` reads it.
    private static String row(Win win) {
        StringJoiner row = new StringJoiner(",", "{", "}");
        row.add(field("hand", Notation.COMPACT.write(win.hand().tiles())));
        row.add(field("melds", melds(win.hand().melds())));
        row.add(field("win_tile", win.tile().toString()));
        for (Circumstance each : List.of(Circumstance.TSUMO, Circumstance.RIICHI)) {
            row.add("\"" + each.key() + "\":" + win.is(each));
        }
        row.add(field("seat_wind", wind(win.seat().orElseThrow())));
        row.add(field("round_wind", wind(win.round().orElseThrow())));
        row.add("\"honba\":" + win.honba());
        row.add(field("dora_indicators", Notation.COMPACT.write(win.dora())));
        row.add(field("ura_indicators", Notation.COMPACT.write(win.ura())));
        return row.toString();
    }

    private static String field(String name, String plain) {
        return "\"" + name + "\":\"" + plain + "\"";
    }

    private static String melds(List<Meld> melds) {
        return melds.stream().map(Notation.COMPACT::write).collect(Collectors.joining());
    }

    private static String wind(Tile tile) {
        return String.valueOf("ESWN".charAt(tile.kind() - Tile.EAST.kind()));
    }

    private static String answer(String work, String file, double seconds) throws IOException {
        return switch (work) {
            case "distance" ->
                    // others call a ready hand 0
                    measured(hand -> RIICHI.distance(hand) - 1, holdings(file), seconds);
            case "discards" -> measured(Contender::accepted, holdings(file), seconds);
            case "score" -> measured(Contender::points, new WinningHands().deal(SCORED), seconds);
            case "play" -> played("riichi:random", seconds);
            case "views" -> played("riichi:random-looking", seconds);
            default -> throw new IllegalArgumentException("there is no work '" + work + "'");
        };
    }

    private static List<Holding> holdings(String file) throws IOException {
        List<Holding> hands = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(file))) {
            hands.add(Holding.of(Notation.COMPACT.read(line).orThrow()));
        }
        return hands;
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

    /// With the hand and the win built first.
    private static long points(Win win) {
        return RiichiRules.TENHOU.score(ScoreBenchmark.rebuilt(win)).orThrow().points();
    }

    private static <T> String measured(ToLongFunction<T> work, List<T> hands, double seconds) {
        List<Double> passes = new ArrayList<>();
        long sum = 0;
        long end = THREADS.getCurrentThreadCpuTime() + (long) (seconds * SECOND);
        for (long now = THREADS.getCurrentThreadCpuTime(); now < end; ) {
            sum = 0;
            for (T hand : hands) {
                sum += work.applyAsLong(hand);
            }
            long then = THREADS.getCurrentThreadCpuTime();
            passes.add((double) (then - now) / hands.size());
            now = then;
        }
        return told(passes, String.valueOf(sum));
    }

    /// Hands of random play, in passes; there is nothing to compare.
    private static String played(String work, double seconds) {
        List<Double> passes = new ArrayList<>();
        double left = seconds;
        for (int from = 1; left > 0; from += HANDS) {
            double[] rate = PlayRate.play(work, from, HANDS);
            passes.add(rate[0] * SECOND / rate[2]);
            left -= rate[0];
        }
        return told(passes, "-");
    }

    private static String told(List<Double> passes, String sum) {
        Collections.sort(passes);
        return String.format(
                Locale.ROOT, "%.1f %.1f %s", passes.getFirst(), passes.get(passes.size() / 2), sum);
    }
}
