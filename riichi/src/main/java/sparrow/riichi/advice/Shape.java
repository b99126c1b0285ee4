package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// How well a hand with nothing to discard is shaped.
///
/// An accepted tile is good if the hand it leads to, after its best discard, accepts at least
/// [#GOOD] tiles for each tile it then lacks: a ready hand five winning tiles, a hand one away ten.
///
/// An open hand needs a yaku: its distance and all that it accepts are those of the nearest win
/// that has one.
///
/// @param distance tiles that are lacking; 1 is ready
/// @param good how many of the accepted tiles left are good ones; none for a ready hand,
///   [#NOT_JUDGED] for an open hand more than one away
/// @param improvements draws that come no nearer but let the hand accept more, the most first
public record Shape(int distance, Acceptance acceptance, int good, List<Improvement> improvements) {
    /// How many tiles a good shape accepts for each tile it lacks.
    public static final int GOOD = 5;

    /// An open hand is too far from a win to say which tiles are good.
    public static final int NOT_JUDGED = -1;

    /// A draw that keeps the distance and makes more tiles welcome.
    ///
    /// @param left copies left to draw
    /// @param more how many more tiles the hand accepts then
    public record Improvement(Tile tile, int left, int more) {}

    /// What a discard leaves.
    public record AfterDiscard(Tile discard, Shape shape) {}

    private static final Gauge GAUGE = Gauge.of(Form.RIICHI);

    static final Comparator<Improvement> MOST_FIRST =
            Comparator.comparingInt(Improvement::more).reversed().thenComparing(Improvement::tile);

    public Shape {
        improvements = List.copyOf(improvements);
    }

    /// The shape of a hand with nothing to discard.
    public static Shape of(Position position) {
        if (!position.isClosed()) {
            OpenHand hand = OpenHand.of(position);
            return hand.shape(hand.acceptance());
        }
        Holding holding = position.holding();
        Tiles visible = position.visible();
        Acceptance acceptance = Acceptance.of(holding, Form.RIICHI, visible);
        return of(holding, Distance.of(holding, Form.RIICHI), acceptance, visible);
    }

    /// What every discard leaves: the nearest to a win first, then the one that accepts most, then
    /// the better shape.
    public static List<AfterDiscard> afterDiscards(Position position) {
        List<AfterDiscard> all = position.isClosed() ? closed(position) : open(position);
        all.sort(
                Comparator.comparingInt((AfterDiscard each) -> each.shape.distance)
                        .thenComparingInt(each -> -each.shape.acceptance.total())
                        .thenComparingInt(each -> -each.shape.good));
        return all;
    }

    private static List<AfterDiscard> open(Position position) {
        OpenHand hand = OpenHand.of(position);
        List<AfterDiscard> all = new ArrayList<>();
        for (Tile tile : Prospect.discards(position)) {
            OpenHand rest = hand.without(tile);
            all.add(new AfterDiscard(tile, rest.shape(rest.acceptance())));
        }
        return all;
    }

    private static List<AfterDiscard> closed(Position position) {
        Holding holding = position.holding();
        Tiles visible = position.visible();
        List<AfterDiscard> all = new ArrayList<>();
        for (var discard : DiscardAnalysis.of(holding, GAUGE, visible).discards()) {
            Tile tile = discard.tile();
            Shape shape =
                    of(
                            holding.without(tile),
                            discard.distance(),
                            discard.acceptance(),
                            visible.with(tile));
            all.add(new AfterDiscard(tile, shape));
        }
        return all;
    }

    private static Shape of(Holding rest, int distance, Acceptance acceptance, Tiles visible) {
        int[] unseen = rest.unseen(visible);
        int total = acceptance.total();
        int good = 0;
        List<Improvement> improvements = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            boolean wins = distance == 1 && acceptance.accepts(tile);
            if (unseen[kind] == 0 || wins) {
                continue;
            }
            int next = bestAcceptance(rest.with(tile), visible);
            if (acceptance.accepts(tile)) {
                good += next >= GOOD * (distance - 1) ? unseen[kind] : 0;
            } else if (next > total) {
                improvements.add(new Improvement(tile, unseen[kind], next - total));
            }
        }
        improvements.sort(MOST_FIRST);
        return new Shape(distance, acceptance, good, improvements);
    }

    /// How many tiles are accepted after the best discard.
    private static int bestAcceptance(Holding full, Tiles visible) {
        DiscardAnalysis analysis = DiscardAnalysis.of(full, GAUGE, visible);
        Tile best = Tile.ofKind(analysis.best());
        int[] unseen = full.unseen(visible);
        int total = 0;
        for (long left = analysis.accepted(best); left != 0; left &= left - 1) {
            total += unseen[Long.numberOfTrailingZeros(left)];
        }
        return total;
    }

    /// Whether it is known which of the accepted tiles are good.
    public boolean isJudged() {
        return good != NOT_JUDGED && distance > 1;
    }

    /// The share of the accepted tiles left that are good; 0 if none is left.
    public double goodShare() {
        int total = acceptance.total();
        return total == 0 ? 0 : (double) good / total;
    }
}
