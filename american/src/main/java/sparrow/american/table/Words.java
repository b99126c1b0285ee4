package sparrow.american.table;

/// What a log of American mahjong calls things; words with a number, a seat or a tile are [Said].
public final class Words {
    /// The variant.
    public static final String AMERICAN = "american";

    // Phases.
    public static final String FIRST_RIGHT = "first right";
    public static final String FIRST_ACROSS = "first across";
    public static final String FIRST_LEFT = "first left";
    public static final String VOTE = "vote";
    public static final String SECOND_LEFT = "second left";
    public static final String SECOND_ACROSS = "second across";
    public static final String SECOND_RIGHT = "second right";
    public static final String COURTESY = "courtesy";
    public static final String COURTESY_TILES = "courtesy tiles";
    public static final String DING_DONG = "ding dong";
    public static final String DING_DONG_TILES = "ding dong tiles";
    public static final String MUSH = "mush";
    public static final String PLAY = "play";

    /// Said by whoever does not want the second Charleston.
    public static final String STOP = "stop";

    /// Said by a seat whose hand is out of the game, and by one wrongly challenged.
    public static final String DEAD = "dead";

    public static final String ALIVE = "alive";

    // Payments and endings.
    public static final String MAH_JONGG = "mah jongg";
    public static final String WALL_GAME = "wall game";
    public static final String DEAD_HANDS = "dead hands";
    public static final String PENALTY = "penalty";

    /// Of the line of a score sheet that says how the winning hand is read.
    public static final String READING = "reading";

    private Words() {}

    /// Whether a phase is part of the Charleston or whatever else comes before play.
    public static boolean isBeforePlay(String phase) {
        return !phase.equals(PLAY);
    }
}
