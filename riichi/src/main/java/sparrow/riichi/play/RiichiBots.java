package sparrow.riichi.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.core.game.Advisor;
import sparrow.core.game.Idle;
import sparrow.core.game.Level;
import sparrow.odds.Fitting;
import sparrow.odds.ForecastAdvisor;
import sparrow.odds.ForecastAdvisor.By;
import sparrow.odds.Model;
import sparrow.odds.OneModel;

/// The bots for Riichi, from the weakest to the strongest.
public final class RiichiBots {
    public static final Level BEGINNER =
            new Level(
                    "beginner",
                    "discards what leaves it nearest to a win and looks at nothing else",
                    _ -> new Beginner());

    private static final Supplier<Model> MODEL =
            new OneModel(
                    "riichi.odds",
                    () -> Optional.ofNullable(RiichiBots.class.getResourceAsStream("riichi.odds")));

    public static final Level INTERMEDIATE =
            new Level(
                    "intermediate",
                    "counts the tiles that help, calls for a yaku, and folds against riichi",
                    _ -> intermediate(MODEL));

    public static final Level ADVANCED =
            new Level(
                    "advanced",
                    "weighs how hands like this one ended in many games: won, drawn, dealt in",
                    _ -> advanced(MODEL));

    private static final List<Level> ALL =
            List.of(Idle.RANDOM, Idle.WANDERING, BEGINNER, INTERMEDIATE, ADVANCED);

    private RiichiBots() {}

    private static Advisor intermediate(Supplier<Model> model) {
        return new ForecastAdvisor("intermediate", By.RULE, new RiichiExaminer(), model);
    }

    private static Advisor advanced(Supplier<Model> model) {
        return new ForecastAdvisor("advanced", By.FORECAST, new RiichiExaminer(), model);
    }

    public static List<Level> all() {
        return ALL;
    }

    /// How positions are measured, and the levels that tell how hands will end.
    public static Fitting fitting() {
        return new Fitting(
                Measures.NAMES,
                Measures.READY,
                RiichiExaminer::new,
                model ->
                        List.of(
                                INTERMEDIATE.made(_ -> intermediate(model)),
                                ADVANCED.made(_ -> advanced(model))));
    }
}
