package sparrow.page.stead.java.security;

import java.math.BigInteger;

/// The constants of SHA-2: the first 64 binary places of square and cube roots of primes.
final class Roots {
    static final long[] SQUARE = new long[8];
    static final long[] CUBE = new long[80];

    static {
        int[] primes = MessageDigest.primes(CUBE.length);
        for (int i = 0; i < SQUARE.length; i++) {
            SQUARE[i] = places(primes[i], 2);
        }
        for (int i = 0; i < CUBE.length; i++) {
            CUBE[i] = places(primes[i], 3);
        }
    }

    private Roots() {}

    private static long places(int prime, int root) {
        BigInteger wanted = BigInteger.valueOf(prime).shiftLeft(64 * root);
        BigInteger found = BigInteger.ZERO;
        for (int bit = 68; bit >= 0; bit--) {
            BigInteger more = found.setBit(bit);
            if (more.pow(root).compareTo(wanted) <= 0) {
                found = more;
            }
        }
        return found.longValue();
    }
}
