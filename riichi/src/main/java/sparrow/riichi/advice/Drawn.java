package sparrow.riichi.advice;

/// A few kinds drawn, in no order, in one number: each plus one in six bits, the greatest lowest.
final class Drawn {
    static final int NOTHING = 0;

    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    private Drawn() {}

    static int with(int drawn, int kind) {
        int one = kind + 1;
        int shift = 0;
        while ((drawn >>> shift & MASK) > one) {
            shift += BITS;
        }
        int greater = drawn & ((1 << shift) - 1);
        return (drawn >>> shift) << (shift + BITS) | one << shift | greater;
    }

    static int times(int drawn, int kind) {
        int times = 0;
        for (int rest = drawn; rest != 0; rest >>>= BITS) {
            times += (rest & MASK) == kind + 1 ? 1 : 0;
        }
        return times;
    }
}
