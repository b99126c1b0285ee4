package sparrow.shapes;

import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Every discard from a holding that is one tile too large: how far the rest is from a win and what
/// it accepts.
public final class DiscardAnalysis {
    /// @param distance to the nearest form, without the discarded tile
    public record Discard(Tile tile, int distance, Acceptance acceptance) {}

    /// How many bits a kind takes in a rank, and a count of tiles.
    private static final int KIND = 6;

    private static final int TOTAL = 8;
    private static final int MOST = (1 << TOTAL) - 1;

    private final long held;
    private final int[] unseen;
    private final Copies left;
    private final int[] distance;
    private final long[] accepted;

    private DiscardAnalysis(Holding holding, Tiles visible) {
        this.held = holding.held();
        this.unseen = holding.unseen(visible);
        this.left = holding.left(visible, unseen);
        this.distance = new int[Tile.KINDS];
        this.accepted = new long[Tile.KINDS];
    }

    /// The discards, measured to the nearest of the forms, given tiles seen elsewhere.
    public static DiscardAnalysis of(Holding holding, List<Form> forms, Tiles visible) {
        return of(holding, Gauge.of(forms), visible);
    }

    /// The discards by a gauge, given tiles seen elsewhere.
    public static DiscardAnalysis of(Holding holding, Gauge gauge, Tiles visible) {
        DiscardAnalysis analysis = new DiscardAnalysis(holding, visible);
        gauge.discards(holding, analysis.distance, analysis.accepted);
        return analysis;
    }

    /// Every discard: the nearest to a win first, then the one that accepts most tiles.
    public List<Discard> discards() {
        int[] ranks = new int[Long.bitCount(held)];
        int size = 0;
        for (long kinds = held; kinds != 0; kinds &= kinds - 1) {
            ranks[size++] = rank(Long.numberOfTrailingZeros(kinds));
        }
        Discard[] discards = new Discard[size];
        for (int rank : ranks) {
            int kind = rank & (1 << KIND) - 1;
            int total = MOST - (rank >> KIND & MOST);
            Acceptance acceptance = new Acceptance(accepted[kind], left.any(), unseen, total);
            discards[place(rank, ranks)] =
                    new Discard(Tile.ofKind(kind), distance[kind], acceptance);
        }
        return List.of(discards);
    }

    /// How many are better than this one: counted without a branch, where a sort would guess.
    private static int place(int rank, int[] ranks) {
        int better = 0;
        for (int other : ranks) {
            better += (other - rank) >>> 31;
        }
        return better;
    }

    /// The kind of the best discard, see [Tile#kind()]: nearest to a win, then accepting most
    /// tiles; the quickest way.
    public int best() {
        int best = Integer.MAX_VALUE;
        for (long kinds = held; kinds != 0; kinds &= kinds - 1) {
            best = Math.min(best, rank(Long.numberOfTrailingZeros(kinds)));
        }
        return held == 0 ? 0 : best & (1 << KIND) - 1;
    }

    /// The lower, the better: the distance, the tiles not accepted, the kind.
    private int rank(int kind) {
        int missed = MOST - left.of(accepted[kind]);
        return (distance[kind] << TOTAL | missed) << KIND | kind;
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
