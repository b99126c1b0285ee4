package sparrow.shapes;

import java.util.Arrays;
import java.util.Collections;
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
        Copies copies = new Copies(unseen);
        int[] ranks = new int[Long.bitCount(held)];
        int size = 0;
        for (long left = held; left != 0; left &= left - 1) {
            int rank = rank(Long.numberOfTrailingZeros(left), copies);
            int at = size++;
            for (; at > 0 && ranks[at - 1] > rank; at--) {
                ranks[at] = ranks[at - 1];
            }
            ranks[at] = rank;
        }
        Discard[] discards = new Discard[size];
        for (int i = 0; i < size; i++) {
            int kind = ranks[i] & (1 << KIND) - 1;
            int total = MOST - (ranks[i] >> KIND & MOST);
            Acceptance acceptance = new Acceptance(accepted[kind], unseen, total);
            discards[i] = new Discard(Tile.ofKind(kind), distance[kind], acceptance);
        }
        return Collections.unmodifiableList(Arrays.asList(discards));
    }

    /// The kind of the best discard, see [Tile#kind()]: nearest to a win, then accepting most
    /// tiles; the quickest way.
    public int best() {
        Copies copies = new Copies(unseen);
        int best = Integer.MAX_VALUE;
        for (long left = held; left != 0; left &= left - 1) {
            best = Math.min(best, rank(Long.numberOfTrailingZeros(left), copies));
        }
        return held == 0 ? 0 : best & (1 << KIND) - 1;
    }

    /// The lower, the better: the distance, the tiles not accepted, the kind.
    private int rank(int kind, Copies copies) {
        int missed = MOST - copies.of(accepted[kind]);
        return (distance[kind] << TOTAL | missed) << KIND | kind;
    }

    /// How many copies of some kinds are left: the kinds of which one, two or four copies are part
    /// of those left, a bit each.
    private static final class Copies {
        /// By count, up to four: its three bits, each in the lowest place of a third of the word.
        private static final long[] SPREAD = {0, 1, 1L << 21, 1 | 1L << 21, 1L << 42};

        private static final int HALF = Tile.KINDS / 2;
        private static final long KINDS = (1L << HALF) - 1;

        private final long ones;
        private final long twos;
        private final long fours;

        Copies(int[] unseen) {
            long lower = 0;
            long higher = 0;
            for (int kind = HALF - 1; kind >= 0; kind--) {
                lower = 2 * lower + SPREAD[unseen[kind]];
                higher = 2 * higher + SPREAD[unseen[kind + HALF]];
            }
            ones = (lower & KINDS) | (higher & KINDS) << HALF;
            twos = (lower >>> 21 & KINDS) | (higher >>> 21 & KINDS) << HALF;
            fours = lower >>> 42 | higher >>> 42 << HALF;
        }

        int of(long kinds) {
            return Long.bitCount(kinds & ones)
                    + 2 * Long.bitCount(kinds & twos)
                    + 4 * Long.bitCount(kinds & fours);
        }
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
