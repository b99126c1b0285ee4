package sparrow.filipino.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.core.game.Advisor;
import sparrow.core.game.Greedy;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.ForecastAdvisor;
import sparrow.odds.ForecastAdvisor.By;
import sparrow.odds.HandMeasures;
import sparrow.odds.Model;
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

    private static final Supplier<Model> MODEL =
            new OneModel(
                    "filipino.odds",
                    () ->
                            Optional.ofNullable(
                                    FilipinoBots.class.getResourceAsStream("filipino.odds")));

    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "weighs how near a win is, how many tiles help, and what it would pay",
                    _ -> intermediate(MODEL));

    public static final Level ADVANCED =
            new Level(
                    "advanced",
                    "weighs how hands like this one ended in many games: won, drawn, dealt in",
                    _ -> advanced(MODEL));

    private FilipinoBots() {}

    private static Advisor intermediate(Supplier<Model> model) {
        return new ForecastAdvisor("intermediate", By.RULE, new FilipinoExaminer(), model);
    }

    private static Advisor advanced(Supplier<Model> model) {
        return new ForecastAdvisor("advanced", By.FORECAST, new FilipinoExaminer(), model, MARGIN);
    }

    /// From the weakest to the strongest.
    public static List<Level> all() {
        return List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE, ADVANCED);
    }

    /// How positions are measured, and the levels that tell how hands will end.
    public static Fitting fitting() {
        return new Fitting(
                Measures.NAMES,
                HandMeasures.READY,
                FilipinoExaminer::new,
                model ->
                        List.of(
                                INTERMEDIATE.made(_ -> intermediate(model)),
                                ADVANCED.made(_ -> advanced(model))));
    }
}
