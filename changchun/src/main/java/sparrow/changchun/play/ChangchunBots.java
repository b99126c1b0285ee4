package sparrow.changchun.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import sparrow.changchun.play.ChangchunAdvisor.Claiming;
import sparrow.core.game.Advisor;
import sparrow.core.game.Chance;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.ForecastAdvisor;
import sparrow.odds.ForecastAdvisor.By;
import sparrow.odds.HandMeasures;
import sparrow.odds.Model;
import sparrow.odds.OneModel;

/// The bots of Changchun, from the weakest to the strongest.
public final class ChangchunBots {
    /// Discards the tile worth least keeping; claims unless that leads away from a win.
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "discards the tile that is least worth keeping",
                    chance ->
                            new ChangchunAdvisor(
                                    chance, Discarding.KEEP_VALUE, Claiming.NOT_FARTHER));

    /// What is best by rule of thumb is done unless something else promises so many points more.
    private static final double MARGIN = 0.3;

    private static final Supplier<Model> MODEL =
            new OneModel(
                    "changchun.odds",
                    () ->
                            Optional.ofNullable(
                                    ChangchunBots.class.getResourceAsStream("changchun.odds")));

    /// Goes the shortest way to a win that shows all it must, and claims only what shortens it.
    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "takes the shortest way to a win, and of equal ways the one that most tiles help",
                    chance -> intermediate(chance, MODEL));

    public static final Level ADVANCED =
            new Level(
                    "advanced",
                    "weighs how hands like this one ended in many games: won, drawn, dealt in",
                    _ -> advanced(MODEL));

    private static final List<Level> ALL =
            List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE, ADVANCED);

    private ChangchunBots() {}

    private static Advisor intermediate(Chance chance, Supplier<Model> model) {
        ChangchunAdvisor rule = new ChangchunAdvisor(chance, Discarding.DISTANCE, Claiming.NEARER);
        return new ForecastAdvisor("intermediate", By.RULE, new ChangchunExaminer(rule), model);
    }

    private static Advisor advanced(Supplier<Model> model) {
        return new ForecastAdvisor("advanced", By.FORECAST, examiner(), model, MARGIN);
    }

    private static ChangchunExaminer examiner() {
        return new ChangchunExaminer(
                new ChangchunAdvisor(
                        UnaryOperator.identity(), Discarding.DISTANCE, Claiming.NEARER));
    }

    public static List<Level> all() {
        return ALL;
    }

    /// How positions are measured, and the levels that tell how hands will end.
    public static Fitting fitting() {
        return new Fitting(
                Measures.NAMES,
                HandMeasures.READY,
                ChangchunBots::examiner,
                model ->
                        List.of(
                                INTERMEDIATE.made(chance -> intermediate(chance, model)),
                                ADVANCED.made(_ -> advanced(model))));
    }
}
