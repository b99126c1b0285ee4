package sparrow.riichi.play;

/// What hands are usually worth by their han, and what it usually costs to deal into one.
final class Price {
    private static final double[] BY_HAN = {
        0, 1_300, 2_500, 4_700, 7_600, 8_300, 11_500, 12_500, 15_500, 17_000, 18_500, 22_000, 25_000
    };
    private static final double DEALER = 1.5;

    private Price() {}

    /// The points of that many han, parts of a han in proportion.
    static double ofHan(double han) {
        double bounded = Math.clamp(han, 0, BY_HAN.length - 1.001);
        int whole = (int) bounded;
        return BY_HAN[whole] + (bounded - whole) * (BY_HAN[whole + 1] - BY_HAN[whole]);
    }

    /// The same in the dealer's hand.
    static double ofDealersHan(double han) {
        return ofHan(han) * DEALER;
    }
}
