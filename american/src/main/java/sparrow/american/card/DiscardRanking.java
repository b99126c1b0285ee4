package sparrow.american.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Tile;

/// Tries every discard. A tile less puts a variation one further away or leaves it where it was, so
/// only the nearest variations and those one behind them need be looked at.
final class DiscardRanking {
    private static final int JOKER = Kinds.COUNT;

    private final Distances distances;
    private final Rack rack;
    private final byte[] packed;
    private final byte[] spent;
    private int least = Variation.TILES + 1;

    /// How many variations are nearest and one behind, and how many of them each discard puts off.
    private final int[] near = new int[2];

    private final int[][] putOff = new int[2][Kinds.COUNT + 1];

    private DiscardRanking(Distances distances, Rack rack) {
        this.distances = distances;
        this.rack = rack;
        this.packed = new byte[distances.size()];
        this.spent = Distances.spent(rack.jokers());
        distances.pack(rack, packed);
    }

    static List<Discard> of(Distances distances, Rack rack) {
        return new DiscardRanking(distances, rack).ranked();
    }

    private List<Discard> ranked() {
        for (byte need : packed) {
            least = Math.min(least, need == Distances.OUT ? least : spent[need & 255]);
        }
        int[] held = held();
        for (int variation = 0; variation < packed.length; variation++) {
            int behind = spent[packed[variation] & 255] - least;
            if (packed[variation] != Distances.OUT && behind <= 1) {
                near[behind]++;
                count(variation, held, putOff[behind]);
            }
        }
        List<Discard> discards = new ArrayList<>(held.length);
        for (int kind : held) {
            discards.add(discard(kind));
        }
        discards.sort(Discard.BEST_FIRST);
        return discards;
    }

    /// The kinds that can be discarded, [#JOKER] for a joker.
    private int[] held() {
        int[] held = new int[Kinds.COUNT + 1];
        int kinds = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            if (rack.count(kind) > 0) {
                held[kinds++] = kind;
            }
        }
        if (rack.jokers() > 0) {
            held[kinds++] = JOKER;
        }
        return Arrays.copyOf(held, kinds);
    }

    private void count(int variation, int[] held, int[] putOffBy) {
        int need = packed[variation] & 255;
        int distance = spent[need];
        for (int kind : held) {
            putOffBy[kind] += without(kind, variation, need) > distance ? 1 : 0;
        }
    }

    private int without(int kind, int variation, int need) {
        return kind == JOKER
                ? Distances.spent(rack.jokers() - 1)[need]
                : spent[need + distances.lost(kind, variation, rack)];
    }

    private Discard discard(int kind) {
        Tile tile = kind == JOKER ? Tile.JOKER : Kinds.tile(kind);
        int stay = near[0] - putOff[0][kind];
        if (near[0] == 0) {
            return new Discard(tile, Distances.NEVER, 0);
        }
        return stay > 0
                ? new Discard(tile, least, stay)
                : new Discard(tile, least + 1, near[0] + near[1] - putOff[1][kind]);
    }
}
