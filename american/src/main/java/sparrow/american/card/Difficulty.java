package sparrow.american.card;

/// How hard a line is: how likely a seat that aims at it when play begins wins with it.
public enum Difficulty {
    /// 16 times of 100 or more.
    EASY(16),
    /// 11 times of 100 or more.
    MEDIUM(11),
    /// More rarely.
    HARD(0);

    private final int least;

    Difficulty(int least) {
        this.least = least;
    }

    /// @param chance to win with the line, see [Card#chance]
    static Difficulty of(double chance) {
        for (Difficulty difficulty : values()) {
            if (Math.round(100 * chance) >= difficulty.least) {
                return difficulty;
            }
        }
        throw new IllegalArgumentException(chance + " is no chance");
    }
}
