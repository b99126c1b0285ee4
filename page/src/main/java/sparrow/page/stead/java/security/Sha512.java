package sparrow.page.stead.java.security;

/// SHA-512, of texts shorter than 2 to the 61 bytes.
final class Sha512 extends MessageDigest {
    private final long[] state = new long[8];
    private final long[] words = new long[80];

    Sha512() {
        super(128);
        begin();
    }

    @Override
    void begin() {
        System.arraycopy(Roots.SQUARE, 0, state, 0, state.length);
    }

    @Override
    void take(byte[] full) {
        for (int i = 0; i < 16; i++) {
            long word = 0;
            for (int at = 8 * i; at < 8 * i + 8; at++) {
                word = (word << 8) | (full[at] & 255);
            }
            words[i] = word;
        }
        for (int i = 16; i < words.length; i++) {
            long early = words[i - 15];
            long late = words[i - 2];
            words[i] =
                    words[i - 16]
                            + words[i - 7]
                            + (turned(early, 1) ^ turned(early, 8) ^ (early >>> 7))
                            + (turned(late, 19) ^ turned(late, 61) ^ (late >>> 6));
        }
        long[] s = state.clone();
        for (int i = 0; i < words.length; i++) {
            long e = s[4];
            long a = s[0];
            long first =
                    s[7]
                            + (turned(e, 14) ^ turned(e, 18) ^ turned(e, 41))
                            + ((e & s[5]) ^ (~e & s[6]))
                            + Roots.CUBE[i]
                            + words[i];
            long second =
                    (turned(a, 28) ^ turned(a, 34) ^ turned(a, 39))
                            + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += s[i];
        }
    }

    private static long turned(long word, int by) {
        return Long.rotateRight(word, by);
    }

    @Override
    byte[] result() {
        byte[] result = new byte[64];
        for (int i = 0; i < result.length; i++) {
            result[i] = (byte) (state[i / 8] >>> (56 - 8 * (i % 8)));
        }
        return result;
    }
}
