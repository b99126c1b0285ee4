package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Tile;

/// Tries every discard. Only the variations that ask for the tile change their distance, so it
/// counts the variations at each distance once and then moves those few.
final class DiscardRanking {
    private final Distances distances;
    private final Index index;
    private final Rack rack;
    private final byte[] packed;
    private final byte[] spent;

    private DiscardRanking(Distances distances, Index index, Rack rack) {
        this.distances = distances;
        this.index = index;
        this.rack = rack;
        this.packed = new byte[distances.size()];
        this.spent = Distances.spent(rack.jokers());
        distances.pack(rack, packed);
    }

    static List<Discard> of(Distances distances, Index index, Rack rack) {
        return new DiscardRanking(distances, index, rack).ranked();
    }

    private List<Discard> ranked() {
        List<Discard> discards = new ArrayList<>();
        int[] before = counted(spent);
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (rack.count(kind) > 0) {
                discards.add(discard(Kinds.tile(kind), without(kind, before.clone())));
            }
        }
        if (rack.jokers() > 0) {
            discards.add(discard(Tile.JOKER, counted(Distances.spent(rack.jokers() - 1))));
        }
        discards.sort(Discard.BEST_FIRST);
        return discards;
    }

    /// How many variations there are at each distance.
    private int[] counted(byte[] by) {
        int[] counts = new int[Variation.TILES + 1];
        for (byte need : packed) {
            if (need != Distances.OUT) {
                counts[by[need & 255]]++;
            }
        }
        return counts;
    }

    private int[] without(int kind, int[] counts) {
        int held = rack.count(kind);
        int exposed = rack.exposed(kind);
        for (int variation : index.asking(kind)) {
            int need = packed[variation] & 255;
            int lost =
                    distances.served(kind, variation, held, exposed)
                            - distances.served(kind, variation, held - 1, exposed);
            if (lost != 0 && packed[variation] != Distances.OUT) {
                counts[spent[need]]--;
                counts[spent[need + lost]]++;
            }
        }
        return counts;
    }

    private static Discard discard(Tile tile, int[] counts) {
        for (int distance = 0; distance < counts.length; distance++) {
            if (counts[distance] > 0) {
                return new Discard(tile, distance, counts[distance]);
            }
        }
        return new Discard(tile, Distances.NEVER, 0);
    }
}
