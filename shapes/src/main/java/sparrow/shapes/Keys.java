package sparrow.shapes;

/// The counts of 34 kinds as eight numbers in base 5, two for each suit and two for the honors: the ranks 1–6 and 7–9,
/// the winds and the dragons. The lowest rank weighs most.
final class Keys {
    static final int COMPONENTS = 4;

    /// The component of the honors, after the three suits.
    static final int HONORS = 3;

    static final int SIZE = 2 * COMPONENTS;

    /// By kind: which of the eight numbers counts it.
    static final byte[] PART = new byte[34];

    /// By kind: what one tile adds to that number.
    static final short[] WEIGHT = new short[34];

    private static final int[] RANKS = {6, 3, 6, 3, 6, 3, 4, 3};

    static {
        int kind = 0;
        for (int part = 0; part < SIZE; part++) {
            for (int left = RANKS[part] - 1; left >= 0; left--) {
                PART[kind] = (byte) part;
                WEIGHT[kind] = (short) power(left);
                kind++;
            }
        }
    }

    private Keys() {}

    static int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= Automaton.COUNTS;
        }
        return power;
    }

    static int component(int kind) {
        return kind < 27 ? kind / 9 : HONORS;
    }

    static int firstKind(int component) {
        return 9 * component;
    }

    static int kinds(int component) {
        return component == HONORS ? 7 : 9;
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

    static int[] of(int[] kinds) {
        return new int[] {
            six(kinds, 0), three(kinds, 6), six(kinds, 9), three(kinds, 15), six(kinds, 18), three(kinds, 24),
            four(kinds, 27), three(kinds, 31)
        };
    }
}
