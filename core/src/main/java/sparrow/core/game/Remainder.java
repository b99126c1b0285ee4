package sparrow.core.game;

/// Remainders of unsigned words, by a small divisor without dividing.
final class Remainder {
    /// By divisor: how often it goes into the greatest word.
    private static final long[] TIMES = new long[256];

    static {
        for (int divisor = 1; divisor < TIMES.length; divisor++) {
            TIMES[divisor] = Long.divideUnsigned(-1, divisor);
        }
    }

    private Remainder() {}

    static long of(long word, int divisor) {
        if (divisor >= TIMES.length) {
            return Long.remainderUnsigned(word, divisor);
        }
        long quotient = Math.unsignedMultiplyHigh(word, TIMES[divisor]); // or one more
        long rest = word - quotient * divisor;
        return rest < divisor ? rest : rest - divisor;
    }
}
