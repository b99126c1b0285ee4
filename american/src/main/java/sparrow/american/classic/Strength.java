package sparrow.american.classic;

import java.util.List;

/// How well the player plays.
///
/// @param lines how many lines are thought about at most
/// @param free how many tiles must be left that none of them needs
/// @param exposure a line must rank above this before a group is exposed for it
/// @param courtesy below the first rank three tiles are asked for, below the second two, below the
///   third one
/// @param secondCharleston how often a second Charleston is wanted
/// @param exchangeLines the best lines a joker exchange is judged by
/// @param exchangeRank they must rank above this
/// @param exchangeScale what a gain counts
/// @param blankRank the best line must rank above this before a blank is exchanged
/// @param blankGain and gain more than this by it
/// @param careless how often one of the three least useful tiles goes at random
public record Strength(
        int lines,
        int free,
        double exposure,
        List<Integer> courtesy,
        double secondCharleston,
        int exchangeLines,
        double exchangeRank,
        double exchangeScale,
        double blankRank,
        double blankGain,
        double careless) {
    private static final int ALL = Integer.MAX_VALUE;
    private static final double NEVER = Double.POSITIVE_INFINITY;

    public static final Strength EASY =
            new Strength(2, 5, 70, List.of(55, 65, 75), 0.8, 1, 60, 0.8, NEVER, NEVER, 0.3);
    public static final Strength MEDIUM =
            new Strength(5, 4, 55, List.of(50, 60, 68), 0.65, 2, 55, 0.9, 85, 25, 0.1);
    public static final Strength HARD =
            new Strength(ALL, 3, 45, List.of(45, 55, 65), 0.6, 3, 50, 1, 80, 20, 0);

    public Strength {
        courtesy = List.copyOf(courtesy);
    }

    /// How many tiles to ask for in the courtesy pass.
    public int courtesy(double rank) {
        int tiles = courtesy.size();
        for (int limit : courtesy) {
            if (rank < limit) {
                return tiles;
            }
            tiles--;
        }
        return 0;
    }

    /// Whether to vote for a second Charleston: the likelier, by up to 0.2, the weaker the hand.
    ///
    /// @param roll from 0 to 1
    public boolean wantsSecondCharleston(double rank, double roll) {
        double weakness = Math.clamp((60 - rank) / 60, -1, 1);
        return roll < secondCharleston + 0.2 * weakness;
    }
}
