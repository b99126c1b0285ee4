package sparrow.changchun;

/// What a log of Changchun calls things.
public final class Words {
    /// The variant.
    public static final String CHANGCHUN = "changchun";

    /// Phase: draws, claims and discards.
    public static final String PLAY = "play";

    /// Phase: the wall runs out; whoever draws wins or sets the tile aside.
    public static final String LAST_DRAWS = "last draws";

    /// Word: ready, and bound to the hand as it is.
    public static final String TING = "ting";

    /// Marker: the treasure tile, known to ting players.
    public static final String BAO = "bao";

    /// Word: the bao is put back and another one rolled for.
    public static final String PUT_BACK = "put back";

    /// Word: the bao is put back, and there is no other.
    public static final String NO_BAO = "no bao";

    /// Word: the bao is one of the tiles waited for.
    public static final String BAO_HIT = "bao hit";

    /// Word: a bao was drawn, which completes any ready hand.
    public static final String BAO_DRAWN = "bao drawn";

    /// Payment: for a kong, at once.
    public static final String KONG = "kong";

    /// Payment and ending: somebody won.
    public static final String WON = "win";

    /// Ending: nobody won before the dead wall.
    public static final String EXHAUSTED = "exhausted";

    /// Tally: how often the deal has been handed on.
    public static final String HANDED_ON = "handed on";

    private Words() {}
}
