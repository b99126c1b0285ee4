package sparrow.testkit.wren;

import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Whether tiles divide into sets and a pair, by trying.
final class Sets {
    private Sets() {}

    static boolean isSetsAndPair(Tiles tiles, int sets) {
        if (tiles.size() != 3 * sets + 2) {
            return false;
        }
        int[] counts = tiles.kinds();
        for (int pair = 0; pair < counts.length; pair++) {
            if (counts[pair] >= 2) {
                counts[pair] -= 2;
                if (isSets(counts, 0)) {
                    return true;
                }
                counts[pair] += 2;
            }
        }
        return false;
    }

    /// Takes the lowest tile away as a triplet or as the start of a run, until nothing is left.
    private static boolean isSets(int[] counts, int from) {
        int lowest = from;
        while (lowest < counts.length && counts[lowest] == 0) {
            lowest++;
        }
        if (lowest == counts.length) {
            return true;
        }
        return withoutTriplet(counts, lowest) || withoutRun(counts, lowest);
    }

    private static boolean withoutTriplet(int[] counts, int kind) {
        if (counts[kind] < 3) {
            return false;
        }
        counts[kind] -= 3;
        boolean rest = isSets(counts, kind);
        counts[kind] += 3;
        return rest;
    }

    private static boolean withoutRun(int[] counts, int kind) {
        Tile low = Tile.ofKind(kind);
        if (!low.isNumbered() || low.rank() > 7 || counts[kind + 1] == 0 || counts[kind + 2] == 0) {
            return false;
        }
        takeRun(counts, kind, -1);
        boolean rest = isSets(counts, kind);
        takeRun(counts, kind, 1);
        return rest;
    }

    private static void takeRun(int[] counts, int kind, int change) {
        for (int step = 0; step < 3; step++) {
            counts[kind + step] += change;
        }
    }
}
