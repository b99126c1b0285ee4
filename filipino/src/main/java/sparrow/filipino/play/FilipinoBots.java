package sparrow.filipino.play;

import java.util.List;
import sparrow.core.game.Greedy;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;

/// The bots of Filipino mahjong.
public final class FilipinoBots {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "keeps pairs and neighbours, and claims whatever can be claimed",
                    _ -> new Greedy("it is paid at once"));

    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "weighs how near a win is, how many tiles help, and what it would pay",
                    _ -> new Intermediate());

    private FilipinoBots() {}

    /// From the weakest to the strongest.
    public static List<Level> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE);
    }
}
