package sparrow.american.table;

import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What a log of American mahjong calls things.
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

    /// Said by East, followed by the two numbers rolled, where a house rule needs them.
    public static final String DICE = "dice";

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

    private static final String CHALLENGE = "challenge ";
    private static final String BLANK_FOR = "blank for ";

    private Words() {}

    /// How many tiles a seat wants to exchange with the one across.
    public static String courtesy(int tiles) {
        return COURTESY + " " + tiles;
    }

    /// The claim that this seat's hand cannot win any more.
    public static String challenge(Seat challenged) {
        return CHALLENGE + challenged;
    }

    /// The wish to take this discard and leave a blank.
    public static String blankFor(Tile discard) {
        return BLANK_FOR + discard;
    }

    public static boolean isChallenge(String word) {
        return word.startsWith(CHALLENGE);
    }

    /// Whom a word challenges.
    public static Seat challenged(String word) {
        return Seat.valueOf(word.substring(CHALLENGE.length()));
    }

    /// Whether a phase is part of the Charleston or whatever else comes before play.
    public static boolean isBeforePlay(String phase) {
        return !phase.equals(PLAY);
    }
}
