package sparrow.page.stead.sparrow.american.card;

/// Eight bytes of an array as one number, the first of them the lowest.
final class EightBytes {
    private EightBytes() {}

    static long get(byte[] bytes, int at) {
        return (four(bytes, at) & 0xFFFF_FFFFL) | ((long) four(bytes, at + 4) << 32);
    }

    private static int four(byte[] bytes, int at) {
        return (bytes[at] & 255)
                | ((bytes[at + 1] & 255) << 8)
                | ((bytes[at + 2] & 255) << 16)
                | (bytes[at + 3] << 24);
    }

    static void set(byte[] bytes, int at, long eight) {
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[at + i] = (byte) (eight >>> (8 * i));
        }
    }
}
