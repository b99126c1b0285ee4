package sparrow.hongkong.play;

import java.util.List;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;

/// The levels of Hong Kong mahjong.
public final class HongKongLevels {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "keeps pairs and neighbours, and claims whatever can be claimed",
                    _ -> new Beginner());

    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "goes for the win worth the minimum that is likeliest to come",
                    _ -> new Intermediate());

    private HongKongLevels() {}

    /// From the weakest to the strongest.
    public static List<Level> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE);
    }
}
