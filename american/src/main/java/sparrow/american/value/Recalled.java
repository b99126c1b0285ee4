package sparrow.american.value;

import java.util.Arrays;

/// The chances of one variation without some tiles, as far as they were reckoned: at most one tile
/// of each kind is gone, the kinds being a bit each.
final class Recalled {
    static final int NOTHING = -1;

    private static final int FEW = 6;

    private long[] gone = new long[FEW];
    private double[] chance = new double[FEW];
    private int[] distance = new int[FEW];
    private int size;

    /// Where the chance without these kinds stands, or [#NOTHING].
    int find(long kinds) {
        for (int at = 0; at < size; at++) {
            if (gone[at] == kinds) {
                return at;
            }
        }
        return NOTHING;
    }

    /// Keeps a chance, and how many tiles are missing then; answers where it stands.
    int keep(long kinds, double known, int far) {
        if (size == gone.length) {
            gone = Arrays.copyOf(gone, 2 * size);
            chance = Arrays.copyOf(chance, 2 * size);
            distance = Arrays.copyOf(distance, 2 * size);
        }
        gone[size] = kinds;
        chance[size] = known;
        distance[size] = far;
        return size++;
    }

    double chance(int at) {
        return chance[at];
    }

    int distance(int at) {
        return distance[at];
    }
}
