package sparrow.hongkong.play;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Greedy;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.ForecastLevels;
import sparrow.odds.HandMeasures;
import sparrow.odds.OneModel;

/// The bots of Hong Kong mahjong.
public final class HongKongBots {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "keeps pairs and neighbours, and claims whatever can be claimed",
                    _ -> new Greedy("a kong draws a tile more"));

    /// What is best by rule of thumb is done unless something else promises so many points more.
    private static final double MARGIN = 4;

    private static final ForecastLevels LEVELS =
            new ForecastLevels(
                    Measures.NAMES,
                    HandMeasures.READY,
                    HongKongExaminer::new,
                    MARGIN,
                    new OneModel(
                            "hongkong.odds",
                            () ->
                                    Optional.ofNullable(
                                            HongKongBots.class.getResourceAsStream(
                                                    "hongkong.odds"))));

    public static final Level INTERMEDIATE =
            LEVELS.intermediate("goes for the win worth the minimum that is likeliest to come");

    public static final Level ADVANCED = LEVELS.advanced();

    private HongKongBots() {}

    /// From the weakest to the strongest.
    public static List<Level> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE, ADVANCED);
    }

    /// How positions are measured, and the levels that tell how hands will end.
    public static Fitting fitting() {
        return LEVELS.fitting();
    }
}
