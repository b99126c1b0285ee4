package sparrow.american.value;

import java.util.Arrays;

/// What is known of one variation with a whole rack, and without some tiles of it as far as that
/// was reckoned: at most one tile of each kind is gone then, the kinds being a bit each.
final class Contender {
    static final int NOTHING = -1;

    private static final int FEW = 6;
    private static final long[] NO_KINDS = {};
    private static final double[] NO_CHANCES = {};

    /// Its chance with the whole rack, and the kinds of which it would miss a tile, once somebody
    /// has asked; a joker is always among them.
    final double whole;

    long missed;

    private long[] gone = NO_KINDS;

    /// By what is gone, its chance, and how many tiles are missing then.
    private double[] known = NO_CHANCES;

    private int size;

    Contender(double whole) {
        this.whole = whole;
    }

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
    int keep(long kinds, double chance, int distance) {
        if (size == gone.length) {
            int more = Math.max(FEW, 2 * size);
            gone = Arrays.copyOf(gone, more);
            known = Arrays.copyOf(known, 2 * more);
        }
        gone[size] = kinds;
        known[2 * size] = chance;
        known[2 * size + 1] = distance;
        return size++;
    }

    double chance(int at) {
        return known[2 * at];
    }

    double distance(int at) {
        return known[2 * at + 1];
    }
}
