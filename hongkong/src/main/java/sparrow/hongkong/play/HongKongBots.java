package sparrow.hongkong.play;

import java.util.List;
import sparrow.core.game.Greedy;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;

/// The bots of Hong Kong mahjong.
public final class HongKongBots {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "keeps pairs and neighbours, and claims whatever can be claimed",
                    _ -> new Greedy("a kong draws a tile more"));

    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "goes for the win worth the minimum that is likeliest to come",
                    _ -> new Intermediate());

    private HongKongBots() {}

    /// From the weakest to the strongest.
    public static List<Level> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE);
    }
}
