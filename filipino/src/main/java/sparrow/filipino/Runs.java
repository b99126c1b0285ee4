package sparrow.filipino;

import java.util.Arrays;
import sparrow.core.tile.Tile;
import sparrow.shapes.Distance;

/// The fewest tiles to runs and a pair, suit by suit: rank after rank, how many runs begin there.
final class Runs {
    private static final int MOST = 5;
    private static final int RANKS = 9;
    private static final int COPIES = 4;

    private final int[] kinds;

    Runs(int[] kinds) {
        this.kinds = kinds;
    }

    int distance(int runs) {
        int[][] best = none();
        best[0][0] = 0;
        for (int suit = 0; suit < 3; suit++) {
            best = merged(best, suit(suit * RANKS));
        }
        best = merged(best, honors());
        return best[runs][1];
    }

    /// The tiles needed for m runs and p pairs.
    private static int[][] none() {
        int[][] best = new int[MOST + 1][2];
        for (int[] row : best) {
            Arrays.fill(row, Distance.NEVER);
        }
        return best;
    }

    private static int[][] merged(int[][] one, int[][] other) {
        int[][] best = none();
        for (int m = 0; m <= MOST; m++) {
            for (int p = 0; p < 2; p++) {
                for (int n = 0; n <= m; n++) {
                    for (int q = 0; q <= p; q++) {
                        best[m][p] = Math.min(best[m][p], one[n][q] + other[m - n][p - q]);
                    }
                }
            }
        }
        return best;
    }

    /// A pair of honors, or nothing.
    private int[][] honors() {
        int[][] best = none();
        best[0][0] = 0;
        for (int kind = 3 * RANKS; kind < Tile.KINDS; kind++) {
            best[0][1] = Math.min(best[0][1], Math.max(0, 2 - kinds[kind]));
        }
        return best;
    }

    private int[][] suit(int first) {
        int[][] best = none();
        walk(first, 0, 0, 0, 0, new int[2], best);
        return best;
    }

    /// @param older runs begun two ranks ago
    /// @param newer runs begun one rank ago
    /// @param so how many runs and pairs there are so far
    private void walk(int first, int rank, int cost, int older, int newer, int[] so, int[][] best) {
        if (rank == RANKS) {
            if (older == 0 && newer == 0) {
                best[so[0]][so[1]] = Math.min(best[so[0]][so[1]], cost);
            }
            return;
        }
        int latest = rank + 2 < RANKS ? Math.min(COPIES - older - newer, MOST - so[0]) : 0;
        for (int begun = 0; begun <= latest; begun++) {
            for (int pair = 0; pair <= 1 - so[1]; pair++) {
                int used = older + newer + begun + 2 * pair;
                if (used <= COPIES) {
                    int more = cost + Math.max(0, used - kinds[first + rank]);
                    int[] now = {so[0] + begun, so[1] + pair};
                    if (more < Distance.NEVER) {
                        walk(first, rank + 1, more, newer, begun, now, best);
                    }
                }
            }
        }
    }
}
