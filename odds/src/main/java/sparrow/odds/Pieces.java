package sparrow.odds;

import sparrow.core.tile.Tile;

/// A hand taken apart greedily: triplets, runs, pairs, pieces of runs, the rest.
///
/// @param twoSided pieces of two neighbours that two kinds make a run
/// @param others pieces that one kind makes a run
/// @param lonely tiles in none of these
public record Pieces(int sets, int pairs, int twoSided, int others, int lonely) {
    private static final int RANKS = 9;
    private static final int SUITED = 27;

    /// @param held how many there are of each kind
    public static Pieces of(int[] held) {
        int[] left = held.clone();
        int sets = triplets(left) + runs(left);
        int pairs = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (left[kind] == 2) {
                left[kind] = 0;
                pairs++;
            }
        }
        int twoSided = 0;
        int others = 0;
        int lonely = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (left[kind] > 0 && isBelow(left, kind, 1)) {
                boolean edge = kind % RANKS == 0 || kind % RANKS == RANKS - 2;
                twoSided += edge ? 0 : 1;
                others += edge ? 1 : 0;
                left[kind]--;
                left[kind + 1]--;
            } else if (left[kind] > 0 && isBelow(left, kind, 2)) {
                others++;
                left[kind]--;
                left[kind + 2]--;
            }
            lonely += left[kind];
        }
        return new Pieces(sets, pairs, twoSided, others, lonely);
    }

    private static int triplets(int[] left) {
        int triplets = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (left[kind] >= 3) {
                left[kind] -= 3;
                triplets++;
            }
        }
        return triplets;
    }

    private static int runs(int[] left) {
        int runs = 0;
        for (int kind = 0; kind < SUITED; kind++) {
            while (left[kind] > 0 && isBelow(left, kind, 1) && isBelow(left, kind, 2)) {
                left[kind]--;
                left[kind + 1]--;
                left[kind + 2]--;
                runs++;
            }
        }
        return runs;
    }

    /// Whether the hand has a tile so many ranks above.
    private static boolean isBelow(int[] left, int kind, int step) {
        return kind < SUITED && kind % RANKS + step < RANKS && left[kind + step] > 0;
    }
}
