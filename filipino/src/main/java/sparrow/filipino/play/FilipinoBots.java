package sparrow.filipino.play;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Greedy;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.ForecastLevels;
import sparrow.odds.HandMeasures;
import sparrow.odds.OneModel;

/// The bots of Filipino mahjong.
public final class FilipinoBots {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "keeps pairs and neighbours, and claims whatever can be claimed",
                    _ -> new Greedy("it is paid at once"));

    /// What is best by rule of thumb is done unless something else promises so many quarters more.
    private static final double MARGIN = 0.4;

    private static final ForecastLevels LEVELS =
            new ForecastLevels(
                    Measures.NAMES,
                    HandMeasures.READY,
                    FilipinoExaminer::new,
                    MARGIN,
                    new OneModel(
                            "filipino.odds",
                            () ->
                                    Optional.ofNullable(
                                            FilipinoBots.class.getResourceAsStream(
                                                    "filipino.odds"))));

    public static final Level INTERMEDIATE =
            LEVELS.intermediate(
                    "weighs how near a win is, how many tiles help, and what it would pay");

    public static final Level ADVANCED = LEVELS.advanced();

    private FilipinoBots() {}

    /// From the weakest to the strongest.
    public static List<Level> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE, ADVANCED);
    }

    /// How positions are measured, and the levels that tell how hands will end.
    public static Fitting fitting() {
        return LEVELS.fitting();
    }
}
