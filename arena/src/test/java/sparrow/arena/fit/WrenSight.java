package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Considered;
import sparrow.core.game.Level;
import sparrow.core.game.Wandering;
import sparrow.core.table.View;
import sparrow.core.tile.Tiles;
import sparrow.odds.Examined;
import sparrow.odds.Examiner;
import sparrow.odds.Fitting;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastAdvisor;
import sparrow.odds.ForecastAdvisor.By;
import sparrow.odds.Model;

/// Wren as one sees it who counts pairs, neighbours and what is left of the wall.
final class WrenSight implements Examiner {
    static final Fitting FITTING =
            new Fitting(
                    List.of("company", "melds", "wall", "sets", "ready"),
                    "ready",
                    WrenSight::new,
                    model ->
                            List.of(
                                    level("by rule", By.RULE, model),
                                    level("by forecast", By.FORECAST, model)));

    static Level level(String name, By by, Supplier<Model> model) {
        return new Level(name, name, _ -> new ForecastAdvisor(name, by, new WrenSight(), model));
    }

    @Override
    public List<Examined> examine(View view, Choice choice) {
        if (!(choice instanceof Choice.OneOf(List<Action> actions))) {
            return List.of(Examined.settled(new Considered(choice.fallback(), 0, List::of)));
        }
        List<Examined> examined = new ArrayList<>();
        for (Action action : actions) {
            examined.add(
                    action.equals(Action.Win.WIN)
                            ? Examined.settled(new Considered(action, 1_000, List::of))
                            : examined(view, action));
        }
        return examined;
    }

    private static Examined examined(View view, Action action) {
        Tiles left = view.own().hand();
        int company = 0;
        if (action instanceof Action.Discard discard) {
            left = left.without(discard.tile());
        }
        for (var tile : left.list()) {
            company += Wandering.company(left, tile);
        }
        int rest = company;
        int triplets = 0;
        for (int count : left.kinds()) {
            triplets += count / 3;
        }
        int sets = view.own().melds().size() + triplets;
        return new Examined(
                action,
                company + (action instanceof Action.Claim ? 100 : 0),
                () ->
                        new float[] {
                            rest,
                            view.own().melds().size(),
                            view.table().wall().left(),
                            sets,
                            rest > 30 ? 1 : 0
                        },
                WrenSight::reasons);
    }

    private static List<Advice.Reason> reasons(Forecast forecast) {
        return List.of(new Advice.Reason("chance", forecast.win(), "it may win"));
    }
}
