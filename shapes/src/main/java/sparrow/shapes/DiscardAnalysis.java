package sparrow.shapes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Every discard from a holding that is one tile too large: how far the rest is from a win and what it accepts.
public final class DiscardAnalysis {
    /// @param distance to the nearest form, without the discarded tile
    public record Discard(Tile tile, int distance, Acceptance acceptance) {}

    private static final Comparator<Discard> BEST_FIRST =
            Comparator.comparingInt(Discard::distance)
                    .thenComparing(Comparator.comparingInt((Discard d) -> d.acceptance().total()).reversed())
                    .thenComparing(Discard::tile);

    private final Holding holding;
    private final int[] unseen;
    private final int[] distance;
    private final long[] accepted;

    private DiscardAnalysis(Holding holding, int[] unseen) {
        this.holding = holding;
        this.unseen = unseen;
        this.distance = new int[Tile.KINDS];
        this.accepted = new long[Tile.KINDS];
    }

    /// The discards, measured to the nearest of the forms, given tiles seen elsewhere.
    public static DiscardAnalysis of(Holding holding, List<Form> forms, Tiles visible) {
        DiscardAnalysis analysis = new DiscardAnalysis(holding, holding.unseen(visible));
        Gauge.of(forms.getFirst()).discards(holding, analysis.distance, analysis.accepted);
        for (Form form : forms.subList(1, forms.size())) {
            analysis.join(Gauge.of(form));
        }
        return analysis;
    }

    private void join(Gauge gauge) {
        int[] more = new int[Tile.KINDS];
        long[] moreAccepted = new long[Tile.KINDS];
        Arrays.fill(more, Distance.NEVER);
        gauge.discards(holding, more, moreAccepted);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (more[kind] < distance[kind]) {
                distance[kind] = more[kind];
                accepted[kind] = moreAccepted[kind];
            } else if (more[kind] == distance[kind]) {
                accepted[kind] |= moreAccepted[kind];
            }
        }
    }

    /// Every discard: the nearest to a win first, then the one that accepts most tiles.
    public List<Discard> discards() {
        List<Discard> discards = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (holding.count(kind) > 0) {
                discards.add(new Discard(Tile.ofKind(kind), distance[kind], acceptance(kind)));
            }
        }
        discards.sort(BEST_FIRST);
        return discards;
    }

    /// What is accepted after the discard of a kind that is held.
    private Acceptance acceptance(int kind) {
        return new Acceptance(accepted[kind], unseen);
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
