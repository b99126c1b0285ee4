package sparrow.american.card;

/// How likely a seat that aims at a line when play begins wins with it, told from the card alone.
///
/// Five things make a line hard; what each costs was fitted to the games of four equal bots on the
/// Sparrow card, see docs/card-language.md.
///
/// @param distance the tiles it lacks after the deal, on average
/// @param flowers the flowers it asks for beyond two: everybody keeps them
/// @param pairs the pairs it must draw, as no joker may stand in them and no discard be claimed
/// @param beyond the tiles of quints and sextets beyond four of a kind, which only jokers fill
/// @param closed 1 if the hand is concealed
record Ease(double distance, double flowers, double pairs, double beyond, double closed) {
    private static final int PLENTY_OF_FLOWERS = 2;
    private static final int COPIES = 4;

    static Ease of(Line line, double meanDistance) {
        double flowers = 0;
        double pairs = 0;
        double beyond = 0;
        for (Variation variation : line.variations()) {
            int kind = Kinds.FLOWER;
            flowers +=
                    Math.max(
                            0,
                            variation.natural(kind) + variation.eligible(kind) - PLENTY_OF_FLOWERS);
            pairs += pairs(variation);
            for (Group group : variation.groups()) {
                beyond += group.jokers() ? Math.max(0, group.count() - COPIES) : 0;
            }
        }
        int count = line.variations().size();
        return new Ease(
                meanDistance,
                flowers / count,
                pairs / count,
                beyond / count,
                line.concealed() ? 1 : 0);
    }

    private static int pairs(Variation variation) {
        int pairs = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            pairs += variation.natural(kind) / 2;
        }
        return pairs;
    }

    /// From 0 to 1.
    double chance() {
        double odds =
                -0.489
                        - 0.086 * distance
                        - 0.273 * flowers
                        - 0.128 * pairs
                        - 0.266 * beyond
                        - 0.681 * closed;
        return 1 / (1 + StrictMath.exp(-odds));
    }
}
