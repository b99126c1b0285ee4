package sparrow.riichi.advice;

/// What is still to come: own draws, and the discards of others that a ready hand may win on.
///
/// @param turns how many tiles the player still draws
/// @param others how many discards of others each turn count as tiles taken at random from the
///   unseen ones; 0 to look at own draws alone
public record TurnsAhead(int turns, int others) {
    /// More turns than any hand has.
    public static final int MOST = 40;

    public TurnsAhead {
        if (turns < 0 || turns > MOST || others < 0 || others > 3) {
            throw new IllegalArgumentException(
                    "0 to "
                            + MOST
                            + " turns and 0 to 3 discards a turn, not "
                            + turns
                            + ", "
                            + others);
        }
    }

    /// Own draws alone.
    public static TurnsAhead own(int turns) {
        return new TurnsAhead(turns, 0);
    }
}
