package sparrow.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.core.game.Action;
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

    /// @param level its name, by which the model knows how hands end that it plays
    /// @param model loaded when the first forecast is made
    public ForecastAdvisor(String level, By by, Examiner examiner, Supplier<Model> model) {
        this.level = level;
        this.by = by;
        this.examiner = examiner;
        this.model = model;
    }

    @Override
    public List<Considered> consider(View view, Choice choice) {
        List<Examined> all = examiner.examine(view, choice);
        List<Considered> considered = new ArrayList<>(all.size());
        for (Examined each : all) {
            considered.add(considered(each));
        }
        return considered;
    }

    private Considered considered(Examined each) {
        if (each.isSettled()) {
            return new Considered(each.action(), each.rule(), () -> each.reasons().apply(NOTHING));
        }
        return switch (by) {
            case RULE ->
                    new Considered(
                            each.action(),
                            each.rule(),
                            () -> each.reasons().apply(forecast(each)));
            case FORECAST -> {
                Forecast forecast = forecast(each);
                yield new Considered(
                        each.action(), forecast.value(), () -> each.reasons().apply(forecast));
            }
        };
    }

    private Forecast forecast(Examined each) {
        return model.get().forecast(each.measures().get(), level);
    }

    @Override
    public Optional<Forecast> forecast(View view, Choice choice, Action action) {
        for (Examined each : examiner.examine(view, choice)) {
            if (each.action().equals(action) && !each.isSettled()) {
                return Optional.of(forecast(each));
            }
        }
        return Optional.empty();
    }
}
