package sparrow.riichi.play;

import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// A way that asks for complete forms of some of the tiles. How far it is, is known at once; its
/// discards and draws are measured when they are first asked for.
final class ShapeWay extends RoughWay {
    /// What a set lacks that the way must have.
    ///
    /// @param tiles how many it lacks
    /// @param kind the bit of their kind
    record Lack(int tiles, long kind) {
        static final Lack NOTHING = new Lack(0, 0);
    }

    private static final long UNKNOWN = -1;

    private final Gauge gauge;
    private final int[] usable;
    private final int sets;
    private final Lack lack;
    private final int distance;
    private final int least;
    private @Nullable DiscardAnalysis discards;
    private long draws = UNKNOWN;

    /// @param usable the tiles in hand that the way can use, without those of a set it must have
    /// @param sets how many sets are laid, with the one that it must have
    /// @param tooMany how many tiles the hand has to discard: one in its turn, otherwise none
    ShapeWay(Goal goal, Gauge gauge, int[] usable, int sets, Lack lack, int tooMany) {
        super(goal);
        this.gauge = gauge;
        this.usable = usable;
        this.sets = sets;
        this.lack = lack;
        this.distance = gauge.distance(usable, sets) + lack.tiles;
        this.least = Math.max(tooMany, distance);
    }

    /// A tile that the way has no use for leaves the hand as near as it is.
    @Override
    int distance(int discard) {
        if (discard == NOTHING || !uses(discard)) {
            return distance;
        }
        return usable[discard] == 0
                ? NEVER
                : discards().distance(Tile.ofKind(discard)) + lack.tiles;
    }

    @Override
    long accepted(int discard) {
        if (discard == NOTHING || !uses(discard)) {
            return draws();
        }
        return usable[discard] == 0
                ? 0
                : (discards().accepted(Tile.ofKind(discard)) | lack.kind) & kinds;
    }

    /// Of a hand with a tile too many some tile is of no use, unless it is complete.
    @Override
    int least() {
        return least;
    }

    private DiscardAnalysis discards() {
        if (discards == null) {
            discards = DiscardAnalysis.of(holding(), gauge, Tiles.EMPTY);
        }
        return discards;
    }

    private long draws() {
        if (draws == UNKNOWN) {
            draws = (gauge.accepted(holding()) | lack.kind) & kinds;
        }
        return draws;
    }

    private Holding holding() {
        return Holding.of(usable, sets);
    }
}
