package sparrow.american.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.american.value.Skill;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.game.Player;
import sparrow.core.table.View;
import sparrow.odds.Examined;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastAdvisor;
import sparrow.odds.Forecaster;
import sparrow.odds.Model;
import sparrow.odds.Weighed;

/// Does what leaves the hand worth most by the race of its lines, and tells how hands like it end.
final class ValueAdvisor implements Judge, Forecaster {
    private final AmericanExaminer examiner;
    private final ForecastAdvisor advisor;

    ValueAdvisor(String level, Skill skill, Supplier<Model> model) {
        this.examiner = new AmericanExaminer(skill, Scope.EVERYTHING);
        this.advisor = new ForecastAdvisor(level, ForecastAdvisor.By.RULE, examiner, model);
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        return advisor.consider(view, choice);
    }

    @Override
    public List<Weighed> weighed(View view, Choice choice) {
        return advisor.weighed(view, choice);
    }

    @Override
    public List<Advice.Reason> reasons(Weighed weighed) {
        return advisor.reasons(weighed);
    }

    @Override
    public Optional<Examined> examined(View view, Choice choice, Action action) {
        return advisor.examined(view, choice, action);
    }

    @Override
    public Forecast forecast(Examined examined) {
        return advisor.forecast(examined);
    }

    /// The bot does what it would advise, and values only as much as it takes to find that out.
    @Override
    public Player player() {
        return examiner::best;
    }
}
