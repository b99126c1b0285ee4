package sparrow.filipino;

/// What a log of Filipino mahjong calls things. Payments go by the words of their ambitions.
public final class Words {
    /// The variant.
    public static final String FILIPINO = "filipino";

    // Phases.
    public static final String FLOWERS = "flowers";
    public static final String PLAY = "play";

    /// The tile turned up whose copies are wild, and tiles turned up before it that cannot be.
    public static final String JOKER = "joker";

    /// The pot taken by the first seat with five markers.
    public static final String JAI_ALAI = "jai alai";

    // Endings.
    public static final String TODAS = "todas";
    public static final String WALL = "wall";

    /// The tally of a hand: how often the deal has passed, and besides it jai alai markers.
    public static final String PASSED = "deal passed";

    private Words() {}
}
