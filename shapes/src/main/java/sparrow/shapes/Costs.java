package sparrow.shapes;

/// The costs behind the numbers of a [Blend], a byte for each count of blocks: one word without the
/// extra block and one with it.
///
/// A draw lowers a cost by one at most. So it brings a hand nearer exactly if it lowers one that a
/// nearest win pays.
final class Costs {
    static final long ONES = 0x0101_0101_0101_0101L;

    /// More than any two costs make.
    private static final int BARRED = 64;

    private static final long SIGNS = ~0x7F7F_7F7F_7F7F_7F7FL;
    private static final long BELOW_SIGNS = ~SIGNS;

    /// By number, doubled, the word with the extra block second.
    final long[] own;

    /// By sets laid: the costs of all others by their number, in the bytes of what they leave to
    /// build.
    private final long[][] rest;

    Costs(Blend blend, byte[][] suits, byte[][] honors) {
        byte[][] vectors = blend.vectors(suits, honors);
        Family family = blend.family;
        own = new long[2 * vectors.length];
        for (int i = 0; i < own.length; i++) {
            own[i] = word(family, vectors[i / 2], i % 2);
        }
        rest = new long[family.mostLaid() + 1][2 * vectors.length];
        for (int laid = 0; laid < rest.length; laid++) {
            for (int i = 0; i < own.length; i++) {
                rest[laid][i] = left(family, vectors[i / 2], i % 2, laid);
            }
        }
    }

    private static long word(Family family, byte[] vector, int extra) {
        long word = 0;
        for (int blocks = family.most; blocks >= 0; blocks--) {
            word = word << 8 | vector[family.lane(blocks, extra)];
        }
        return word;
    }

    private static long left(Family family, byte[] vector, int extra, int laid) {
        int blocks = family.blocks(laid);
        int others = family.extra(laid) - extra;
        long word = 0;
        for (int own = Long.BYTES - 1; own >= 0; own--) {
            boolean fits = own <= blocks && others >= 0;
            word = word << 8 | (fits ? vector[family.lane(blocks - own, others)] : BARRED);
        }
        return word;
    }

    /// What others leave to a component, by their number, doubled, when so many sets are laid.
    long[] rest(int laid) {
        return rest[laid];
    }

    /// The bytes that are zero, filled with ones; the others zero.
    static long zeros(long word) {
        long zeros = ~(word + BELOW_SIGNS) & SIGNS;
        return (zeros << 1) - (zeros >>> 7);
    }
}
