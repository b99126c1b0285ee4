package sparrow.hongkong;

/// What a log of Hong Kong mahjong calls things.
public final class Words {
    /// The variant.
    public static final String HONGKONG = "hongkong";

    // Phases.
    public static final String FLOWERS = "flowers";
    public static final String PLAY = "play";

    // Endings; the first is also the reason of the payment.
    public static final String WIN = "win";
    public static final String WALL = "wall";

    /// The tally of a hand: how often the deal has passed.
    public static final String PASSED = "deal passed";

    private Words() {}
}
