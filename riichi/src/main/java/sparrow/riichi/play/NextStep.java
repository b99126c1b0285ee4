package sparrow.riichi.play;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// How wide a hand stands once its next helpful tile has come.
final class NextStep {
    private static final Gauge CLOSED = Gauge.of(Form.RIICHI);
    private static final Gauge OPEN = Gauge.of(Form.STANDARD);

    private NextStep() {}

    /// The unseen tiles that help then, on average, when the discard is the best one.
    static double width(Tiles left, List<Meld> melds, int[] unseen) {
        Gauge gauge = melds.isEmpty() ? CLOSED : OPEN;
        Holding holding = Holding.of(left.kinds(), melds.size());
        int distance = gauge.distance(holding);
        double sum = 0;
        int all = 0;
        for (long rest = gauge.accepted(holding); rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            if (unseen[kind] > 0) {
                sum += unseen[kind] * (double) best(holding, kind, gauge, distance - 1, unseen);
                all += unseen[kind];
            }
        }
        return all == 0 ? 0 : sum / all;
    }

    private static int best(Holding holding, int drawn, Gauge gauge, int wanted, int[] unseen) {
        Holding next = holding.with(Tile.ofKind(drawn));
        DiscardAnalysis discards = DiscardAnalysis.of(next, gauge, Tiles.EMPTY);
        int best = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            if (next.count(tile) > 0 && discards.distance(tile) == wanted) {
                best = Math.max(best, count(discards.accepted(tile), drawn, unseen));
            }
        }
        return best;
    }

    private static int count(long accepted, int drawn, int[] unseen) {
        int sum = (accepted >>> drawn & 1) != 0 ? -1 : 0;
        for (long rest = accepted; rest != 0; rest &= rest - 1) {
            sum += unseen[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }
}
