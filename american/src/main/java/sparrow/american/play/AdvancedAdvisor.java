package sparrow.american.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.american.value.Skill;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.game.Player;
import sparrow.core.table.View;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastAdvisor;
import sparrow.odds.ForecastAdvisor.By;
import sparrow.odds.Forecaster;
import sparrow.odds.Model;

/// Calls or lets go by the forecast of how the hand will end; what to pass and to throw it chooses
/// by the race, in which no net has beaten it.
final class AdvancedAdvisor implements Judge, Forecaster {
    private final AmericanExaminer examiner =
            new AmericanExaminer(Skill.ADVANCED, Scope.EVERYTHING);
    private final ForecastAdvisor race;
    private final ForecastAdvisor calls;

    AdvancedAdvisor(String level, Supplier<Model> model) {
        this.race = new ForecastAdvisor(level, By.RULE, examiner, model);
        this.calls =
                new ForecastAdvisor(
                        level,
                        By.FORECAST,
                        new AmericanExaminer(Skill.ADVANCED, Scope.FARTHER),
                        model);
    }

    private static boolean isCall(Choice choice) {
        return choice instanceof Choice.OneOf(List<Action> actions)
                && actions.stream().anyMatch(Action.Claim.class::isInstance);
    }

    private ForecastAdvisor of(Choice choice) {
        return isCall(choice) ? calls : race;
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        return of(choice).consider(view, choice);
    }

    @Override
    public Optional<Forecast> forecast(View view, Choice choice, Action action) {
        return of(choice).forecast(view, choice, action);
    }

    /// The bot does what it would advise, and by the race values only as much as it takes to find
    /// that out.
    @Override
    public Player player() {
        Player calling = calls.player();
        return (view, choice) ->
                isCall(choice) ? calling.choose(view, choice) : examiner.best(view, choice);
    }
}
