package sparrow.shapes;

/// The counts of 34 kinds as eight numbers in base 5, two for each suit and two for the honors: the
/// ranks 1–6 and 7–9, the winds and the dragons. The lowest rank weighs most.
final class Keys {
    static final int COMPONENTS = 4;

    /// The component of the honors, after the three suits.
    static final int HONORS = 3;

    static final int SIZE = 2 * COMPONENTS;

    /// By two components, the first times four: the two that remain, the lower times four.
    static final int[] REMAINING = {0, 11, 7, 6, 11, 0, 3, 2, 7, 3, 0, 1, 6, 2, 1, 0};

    /// By kind: what a tile of it adds to the first number of its component.
    static final short[] FIRST = {
        3125, 625, 125, 25, 5, 1, 0, 0, 0, 3125, 625, 125, 25, 5, 1, 0, 0, 0, 3125, 625, 125, 25, 5,
        1, 0, 0, 0, 125, 25, 5, 1, 0, 0, 0
    };

    /// By kind: what a tile of it adds to the last number of its component.
    static final short[] LAST = {
        0, 0, 0, 0, 0, 0, 25, 5, 1, 0, 0, 0, 0, 0, 0, 25, 5, 1, 0, 0, 0, 0, 0, 0, 25, 5, 1, 0, 0, 0,
        0, 25, 5, 1
    };

    private Keys() {}

    static int component(int kind) {
        return kind / 9;
    }

    static int firstKind(int component) {
        return 9 * component;
    }

    /// What a tile of the first kind adds to the first number of a component; for each next kind it
    /// is a fifth of that.
    static int firstWeight(int component) {
        return component == HONORS ? 2 : 0;
    }

    /// The number formed by six counts from `kind` on.
    static int six(int[] kinds, int kind) {
        return (four(kinds, kind) * 5 + kinds[kind + 4]) * 5 + kinds[kind + 5];
    }

    static int four(int[] kinds, int kind) {
        return three(kinds, kind) * 5 + kinds[kind + 3];
    }

    static int three(int[] kinds, int kind) {
        return (kinds[kind] * 5 + kinds[kind + 1]) * 5 + kinds[kind + 2];
    }

    // From counts of four bits each, the lowest first, as `Tiles` packs a suit.

    private static final long EVEN = 0x0F0F_0F0F_0F0F_0F0FL;

    /// The numbers formed by every two counts, in a byte each.
    static long twos(long ranks) {
        return (ranks & EVEN) * 5 + (ranks >>> 4 & EVEN);
    }

    /// The number formed by the first six counts.
    static int six(long twos) {
        return (int) ((twos & 255) * 625 + (twos >>> 8 & 255) * 25 + (twos >>> 16 & 255));
    }

    /// The number formed by the first four counts.
    static int four(long twos) {
        return (int) ((twos & 255) * 25 + (twos >>> 8 & 255));
    }

    /// The number formed by three counts from an even place on, which is counted from 0.
    static int three(long twos, long ranks, int place) {
        return (int) ((twos >>> (4 * place) & 255) * 5 + (ranks >>> (4 * (place + 2)) & 15));
    }

    static int[] of(int[] kinds) {
        return new int[] {
            six(kinds, 0),
            three(kinds, 6),
            six(kinds, 9),
            three(kinds, 15),
            six(kinds, 18),
            three(kinds, 24),
            four(kinds, 27),
            three(kinds, 31)
        };
    }
}
