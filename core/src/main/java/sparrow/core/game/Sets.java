package sparrow.core.game;

import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Whether tiles divide into sets and a pair, by trying: enough for a small game. The module
/// `shapes` measures how near any hand is, and faster.
public final class Sets {
    private Sets() {}

    /// Whether these are so many pungs or chows and a pair, and nothing else.
    public static boolean andPair(Tiles tiles, int sets) {
        return tiles.size() == 3 * sets + 2 && divides(tiles.kinds(), 0, 1);
    }

    /// Takes the lowest tile away in a triplet, a run or the pair, until nothing is left.
    private static boolean divides(int[] counts, int from, int pairs) {
        int kind = from;
        while (kind < counts.length && counts[kind] == 0) {
            kind++;
        }
        return kind == counts.length
                || without(counts, kind, 3, pairs)
                || (pairs > 0 && without(counts, kind, 2, pairs - 1))
                || withoutRun(counts, kind, pairs);
    }

    private static boolean without(int[] counts, int kind, int equal, int pairs) {
        counts[kind] -= equal;
        boolean rest = counts[kind] >= 0 && divides(counts, kind, pairs);
        counts[kind] += equal;
        return rest;
    }

    private static boolean withoutRun(int[] counts, int low, int pairs) {
        Tile tile = Tile.ofKind(low);
        if (!tile.isNumbered() || tile.rank() > 7 || counts[low + 1] == 0 || counts[low + 2] == 0) {
            return false;
        }
        counts[low + 1]--;
        counts[low + 2]--;
        boolean rest = without(counts, low, 1, pairs);
        counts[low + 1]++;
        counts[low + 2]++;
        return rest;
    }
}
