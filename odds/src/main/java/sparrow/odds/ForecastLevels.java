package sparrow.odds;

import java.util.List;
import java.util.function.Supplier;
import sparrow.core.game.Advisor;
import sparrow.core.game.Level;
import sparrow.odds.ForecastAdvisor.By;

/// The two levels of a game that look at positions in the same way and tell how hands will end:
/// `intermediate` plays by the rules of thumb of the game, `advanced` by the forecast.
///
/// @param measures the names of what is measured, in order
/// @param ready which of them is 1 when the hand is ready and 0 when it is not
/// @param examiner makes one for a hand
/// @param margin the points by which a forecast must promise more before `advanced` leaves the
///   rules of thumb
public record ForecastLevels(
        List<String> measures,
        String ready,
        Supplier<Examiner> examiner,
        double margin,
        Supplier<Model> model) {
    private static final String INTERMEDIATE = "intermediate";
    private static final String ADVANCED = "advanced";

    public ForecastLevels {
        measures = List.copyOf(measures);
    }

    /// @param meaning one sentence for people who choose an opponent
    public Level intermediate(String meaning) {
        return new Level(INTERMEDIATE, meaning, _ -> byRule(model));
    }

    public Level advanced() {
        return new Level(
                ADVANCED,
                "weighs how hands like this one ended in many games: won, drawn, dealt in",
                _ -> byForecast(model));
    }

    private Advisor byRule(Supplier<Model> by) {
        return new ForecastAdvisor(INTERMEDIATE, By.RULE, examiner.get(), by, 0);
    }

    private Advisor byForecast(Supplier<Model> by) {
        return new ForecastAdvisor(ADVANCED, By.FORECAST, examiner.get(), by, margin);
    }

    /// What it takes to fit a model for them.
    public Fitting fitting() {
        return new Fitting(
                measures,
                ready,
                examiner,
                by ->
                        List.of(
                                intermediate("").made(_ -> byRule(by)),
                                advanced().made(_ -> byForecast(by))));
    }
}
