package sparrow.shapes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Every discard from a holding that is one tile too large: how far the rest is from a win and what
/// it accepts.
public final class DiscardAnalysis {
    /// @param distance to the nearest form, without the discarded tile
    public record Discard(Tile tile, int distance, Acceptance acceptance) {}

    private static final Comparator<Discard> BEST_FIRST =
            Comparator.comparingInt(Discard::distance)
                    .thenComparing(
                            Comparator.comparingInt((Discard d) -> d.acceptance().total())
                                    .reversed())
                    .thenComparing(Discard::tile);

    private final long held;
    private final int[] unseen;
    private final int[] distance;
    private final long[] accepted;

    private DiscardAnalysis(Holding holding, int[] unseen) {
        this.held = holding.singles() | holding.pairs();
        this.unseen = unseen;
        this.distance = new int[Tile.KINDS];
        this.accepted = new long[Tile.KINDS];
    }

    /// The discards, measured to the nearest of the forms, given tiles seen elsewhere.
    public static DiscardAnalysis of(Holding holding, List<Form> forms, Tiles visible) {
        return of(holding, Gauge.of(forms), visible);
    }

    /// The discards by a gauge, given tiles seen elsewhere.
    public static DiscardAnalysis of(Holding holding, Gauge gauge, Tiles visible) {
        DiscardAnalysis analysis = new DiscardAnalysis(holding, holding.unseen(visible));
        gauge.discards(holding, analysis.distance, analysis.accepted);
        return analysis;
    }

    /// Every discard: the nearest to a win first, then the one that accepts most tiles.
    public List<Discard> discards() {
        List<Discard> discards = new ArrayList<>();
        for (long left = held; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            discards.add(
                    new Discard(
                            Tile.ofKind(kind),
                            distance[kind],
                            new Acceptance(accepted[kind], unseen)));
        }
        discards.sort(BEST_FIRST);
        return discards;
    }

    /// The kind of the best discard, see [Tile#kind()]: nearest to a win, then accepting most
    /// tiles; the quickest way.
    public int best() {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            ones |= (unseen[kind] & 1L) << kind;
            twos |= (unseen[kind] >> 1 & 1L) << kind;
            fours |= (unseen[kind] >> 2 & 1L) << kind;
        }
        int best = 0;
        int bestRank = Integer.MAX_VALUE;
        for (long left = held; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            long kinds = accepted[kind];
            int total =
                    Long.bitCount(kinds & ones)
                            + 2 * Long.bitCount(kinds & twos)
                            + 4 * Long.bitCount(kinds & fours);
            int rank = (distance[kind] << 8) - total;
            best = rank < bestRank ? kind : best;
            bestRank = Math.min(rank, bestRank);
        }
        return best;
    }

    /// The distance after the discard of a tile that is held.
    public int distance(Tile discard) {
        return distance[discard.kind()];
    }

    /// A bit for each kind accepted after the discard of a tile that is held.
    public long accepted(Tile discard) {
        return accepted[discard.kind()];
    }
}
