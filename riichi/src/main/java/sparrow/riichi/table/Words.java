package sparrow.riichi.table;

/// What a log of Riichi calls things.
public final class Words {
    /// The variant.
    public static final String RIICHI_GAME = "riichi";

    // The tally of a hand: the round's wind (0 is east), repeats, and the dealer's wins in a row.
    public static final String ROUND = "round";
    public static final String HONBA = "honba";
    public static final String WINS = "wins";

    // Phases.
    public static final String PLAY = "play";
    public static final String SHOWDOWN = "showdown";

    // Declarations.
    public static final String RIICHI = "riichi";
    public static final String OPEN_RIICHI = "open riichi";
    public static final String NINE_TERMINALS = "nine terminals";
    public static final String TENPAI = "tenpai";
    public static final String NOTEN = "noten";

    // Markers.
    public static final String DORA = "dora";
    public static final String URA = "ura";

    // What the rules say of a hand.
    public static final String FURITEN = "furiten";

    // Payments; a declared riichi is paid under its own word.
    public static final String WIN = "win";
    public static final String NAGASHI = "nagashi mangan";
    public static final String NOTEN_PAYMENT = "noten payment";

    // Endings; nine terminals and nagashi mangan go by their own words.
    public static final String WON = "win";
    public static final String EXHAUSTED = "exhaustive draw";
    public static final String FOUR_WINDS = "four winds";
    public static final String FOUR_RIICHI = "four riichi";
    public static final String FOUR_KANS = "four kans";
    public static final String THREE_RONS = "three rons";

    private Words() {}
}
