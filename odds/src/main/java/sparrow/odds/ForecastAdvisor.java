package sparrow.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.core.game.Action;
import sparrow.core.game.Advice.Reason;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Judge;
import sparrow.core.table.View;

/// A level that tells with every action how the hand will end: it plays by that forecast, or by the
/// rules of thumb of its game.
public final class ForecastAdvisor implements Judge, Forecaster {
    /// What a level goes by.
    public enum By {
        RULE,
        FORECAST
    }

    private static final Forecast NOTHING =
            new Forecast(new double[HandEnd.COUNT], new double[HandEnd.COUNT], 0);

    private final String level;
    private final By by;
    private final Examiner examiner;
    private final Supplier<Model> model;
    private final double margin;

    /// @param level its name, by which the model knows how hands end that it plays
    /// @param model loaded when the first forecast is made
    public ForecastAdvisor(String level, By by, Examiner examiner, Supplier<Model> model) {
        this(level, by, examiner, model, 0);
    }

    /// @param margin the points that another action must promise more than what is best by rule of
    ///   thumb: the best of many promises is likely to be too good
    public ForecastAdvisor(
            String level, By by, Examiner examiner, Supplier<Model> model, double margin) {
        this.level = level;
        this.by = by;
        this.examiner = examiner;
        this.model = model;
        this.margin = margin;
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        List<Considered> considered = new ArrayList<>();
        for (Weighed each : weighed(view, choice)) {
            considered.add(new Considered(each.action(), each.value(), () -> reasons(each)));
        }
        return considered;
    }

    /// What is best by rule of thumb is so much ahead, and says so.
    @Override
    public List<Reason> reasons(Weighed each) {
        List<Reason> reasons =
                new ArrayList<>(
                        each.examined().reasons().apply(each.isSettled() ? NOTHING : each.told()));
        if (each.ahead() > 0) {
            reasons.add(
                    new Reason(
                            "usual",
                            each.ahead(),
                            "the usual choice, kept unless another promises clearly more"));
        }
        return reasons;
    }

    @Override
    public List<Weighed> weighed(View view, Choice choice) {
        Map<Action, Weighed> best = new LinkedHashMap<>();
        List<Examined> all = examiner.examine(view, choice);
        Action usual = usual(all);
        for (Examined each : all) {
            double ahead = each.action().equals(usual) && !each.isSettled() ? margin : 0;
            best.merge(
                    each.action(),
                    weighed(each, ahead),
                    (known, other) -> other.value() > known.value() ? other : known);
        }
        return List.copyOf(best.values());
    }

    private Weighed weighed(Examined each, double ahead) {
        if (each.isSettled() || by == By.RULE) {
            return new Weighed(each, each.rule() + ahead, ahead, () -> told(each));
        }
        Forecast told = told(each);
        return new Weighed(each, told.value() + ahead, ahead, () -> told);
    }

    /// What is best by rule of thumb, the first of equals.
    private static Action usual(List<Examined> all) {
        Examined best = all.getFirst();
        for (Examined each : all) {
            best = each.rule() > best.rule() ? each : best;
        }
        return best.action();
    }

    private Forecast told(Examined each) {
        return each.isSettled() ? NOTHING : model.get().forecast(each.measures(), level);
    }

    @Override
    public Optional<Examined> examined(View view, Choice choice, Action action) {
        return weighed(view, choice).stream()
                .map(Weighed::examined)
                .filter(each -> each.action().equals(action) && !each.isSettled())
                .findFirst();
    }

    @Override
    public Forecast forecast(Examined examined) {
        return told(examined);
    }
}
