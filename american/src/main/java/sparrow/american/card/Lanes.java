package sparrow.american.card;

/// Distances from what variations need, packed, eight variations at a time: a lane of eight bits of
/// a number stands for each.
final class Lanes {
    private static final long ONE = 0x0101_0101_0101_0101L;
    private static final long LOW = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long HIGH = 0x8080_8080_8080_8080L;

    private final byte[] spent;
    private final long jokers;

    Lanes(int jokers) {
        this.spent = Distances.spent(jokers);
        this.jokers = Math.min(jokers, Variation.TILES) * ONE;
    }

    /// The least distance of some variations; a whole hand if the exposures rule them all out.
    byte least(byte[] packed, int from, int to) {
        if (to - from < Long.BYTES) {
            return fromFew(packed, from, to);
        }
        long least = distances(packed, to - Long.BYTES);
        for (int at = from; at < to - Long.BYTES; at += Long.BYTES) {
            least = least(least, distances(packed, at));
        }
        least = least(least, least >>> 32);
        least = least(least, least >>> 16);
        least = least(least, least >>> 8);
        return (byte) Math.min(Variation.TILES, least & 255);
    }

    /// Writes the distances of all variations; those left out are farther away than any.
    ///
    /// @param out a byte for each variation, [Vicinity#FAR] for one that is left out
    void all(byte[] packed, byte[] out, byte[] distances) {
        int last = packed.length - Long.BYTES;
        for (int at = 0; at < last; at += Long.BYTES) {
            EightBytes.set(distances, at, distances(packed, at) | EightBytes.get(out, at));
        }
        for (int at = Math.max(0, last); at < packed.length; at++) {
            distances[at] = (byte) (spent[packed[at] & 255] | out[at]);
        }
    }

    private byte fromFew(byte[] packed, int from, int to) {
        int least = Variation.TILES;
        for (int at = from; at < to; at++) {
            int distance = spent[packed[at] & 255];
            least = distance < 0 ? least : Math.min(least, distance);
        }
        return (byte) least;
    }

    /// What is ruled out is farther away than a whole hand.
    private long distances(byte[] packed, int at) {
        long needs = EightBytes.get(packed, at);
        long left = ((needs & LOW) | HIGH) - jokers;
        return ((needs >>> 4) & LOW) + (left & filled(left));
    }

    private static long least(long one, long other) {
        long less = filled((other | HIGH) - one);
        return (one & less) | (other & ~less);
    }

    /// The lower bits of all lanes whose highest bit is set.
    private static long filled(long lanes) {
        long set = lanes & HIGH;
        return set - (set >>> 7);
    }
}
