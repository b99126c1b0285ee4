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

    private static final int BITS = 4;
    private static final int THREE = (1 << (3 * BITS)) - 1;

    /// By three such counts: the number they form.
    private static final char[] THREES = new char[THREE + 1];

    static {
        for (int counts = 0; counts <= THREE; counts++) {
            int first = counts & 15;
            int second = counts >> BITS & 15;
            THREES[counts] = (char) ((first * 5 + second) * 5 + (counts >> (2 * BITS)));
        }
    }

    /// The number formed by the first six counts.
    static int six(long ranks) {
        return THREES[(int) ranks & THREE] * 125 + THREES[(int) (ranks >>> (3 * BITS)) & THREE];
    }

    /// The number formed by the first four counts.
    static int four(long ranks) {
        return THREES[(int) ranks & THREE] * 5 + ((int) (ranks >>> (3 * BITS)) & 15);
    }

    /// The number formed by three counts, so many places up.
    static int three(long ranks, int place) {
        return THREES[(int) (ranks >>> (place * BITS)) & THREE];
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
