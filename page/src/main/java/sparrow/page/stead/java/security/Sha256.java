package sparrow.page.stead.java.security;

/// SHA-256.
final class Sha256 extends MessageDigest {
    private final int[] state = new int[8];
    private final int[] words = new int[64];

    Sha256() {
        super(64);
        begin();
    }

    @Override
    void begin() {
        for (int i = 0; i < state.length; i++) {
            state[i] = (int) (Roots.SQUARE[i] >>> 32);
        }
    }

    @Override
    void take(byte[] full) {
        for (int i = 0; i < 16; i++) {
            words[i] =
                    (full[4 * i] << 24)
                            | ((full[4 * i + 1] & 255) << 16)
                            | ((full[4 * i + 2] & 255) << 8)
                            | (full[4 * i + 3] & 255);
        }
        for (int i = 16; i < words.length; i++) {
            int early = words[i - 15];
            int late = words[i - 2];
            words[i] =
                    words[i - 16]
                            + words[i - 7]
                            + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3))
                            + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
        }
        int[] s = state.clone();
        for (int i = 0; i < words.length; i++) {
            int e = s[4];
            int a = s[0];
            int first =
                    s[7]
                            + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25))
                            + ((e & s[5]) ^ (~e & s[6]))
                            + (int) (Roots.CUBE[i] >>> 32)
                            + words[i];
            int second =
                    (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22))
                            + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += s[i];
        }
    }

    private static int turned(int word, int by) {
        return Integer.rotateRight(word, by);
    }

    @Override
    byte[] result() {
        byte[] result = new byte[32];
        for (int i = 0; i < result.length; i++) {
            result[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return result;
    }
}
