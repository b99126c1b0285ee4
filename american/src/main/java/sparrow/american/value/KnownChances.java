package sparrow.american.value;

import java.util.Arrays;

/// The chances of variations that were reckoned already, by the tiles held for them; a few for each
/// variation, newer ones in the place of older.
final class KnownChances {
    /// Enough for the tiles of a kind, or for the jokers.
    static final int BITS = 4;

    private static final int WAYS = 4;
    private static final long NOTHING = -1;

    private final long[] held;
    private final double[] chances;

    KnownChances(int variations) {
        this.held = new long[variations * WAYS];
        this.chances = new double[variations * WAYS];
        forget();
    }

    void forget() {
        Arrays.fill(held, NOTHING);
    }

    /// Where the chance of a variation is kept.
    int place(int variation, long useful) {
        long mixed = useful * 0x9E3779B97F4A7C15L;
        return variation * WAYS + (int) (mixed >>> 62);
    }

    boolean has(int place, long useful) {
        return held[place] == useful;
    }

    double get(int place) {
        return chances[place];
    }

    void put(int place, long useful, double chance) {
        held[place] = useful;
        chances[place] = chance;
    }
}
