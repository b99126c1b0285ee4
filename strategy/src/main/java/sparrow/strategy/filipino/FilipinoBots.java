package sparrow.strategy.filipino;

import java.util.List;
import sparrow.strategy.Bot;
import sparrow.strategy.Idle;

/// The bots of Filipino mahjong.
public final class FilipinoBots {
    public static final Bot BEGINNER =
            new Bot(
                    "beginner",
                    "keeps pairs and neighbours, and claims whatever can be claimed",
                    _ -> new Beginner());

    public static final Bot INTERMEDIATE =
            new Bot(
                    "intermediate",
                    "weighs how near a win is, how many tiles help, and what it would pay",
                    _ -> new Intermediate());

    private FilipinoBots() {}

    /// From the weakest to the strongest.
    public static List<Bot> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE);
    }
}
