package sparrow.changchun;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Player;
import sparrow.core.game.Wandering;
import sparrow.core.table.Place;
import sparrow.core.table.View;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// A wandering player that knows the way: some hands it plays like any wandering player, in others
/// it comes nearer to a win, says ting, and lets some wins go by.
final class Strolling implements Player {
    private static final Gauge SETS = Gauge.of(Form.CHANGCHUN);
    private static final Gauge PAIRS = Gauge.of(Form.CHANGCHUN_PAIRS);

    private final Chance chance;
    private final Player wandering;
    private final boolean purposeful;
    private final boolean patient;

    Strolling(Chance chance) {
        this.chance = chance;
        this.wandering = new Wandering(chance);
        this.purposeful = chance.below(4) > 0;
        this.patient = chance.below(2) == 0;
    }

    @Override
    public Action choose(View view, Choice choice) {
        if (!purposeful || !(choice instanceof Choice.OneOf(List<Action> actions))) {
            return wandering.choose(view, choice);
        }
        if (actions.size() == 1) {
            return actions.getFirst();
        }
        if (chance.below(16) == 0) {
            return actions.get(chance.below(actions.size()));
        }
        return sensible(view, actions);
    }

    private Action sensible(View view, List<Action> actions) {
        boolean discarding = actions.stream().anyMatch(Action.Discard.class::isInstance);
        if (actions.contains(Action.Win.WIN) && !(patient && chance.below(2) == 0)) {
            return Action.Win.WIN;
        }
        for (Action action : actions) {
            if (action instanceof Action.Declare || action instanceof Action.Add) {
                return action;
            }
        }
        Action first = actions.getFirst();
        if (first instanceof Action.Lay && chance.below(2) == 0) {
            return first;
        }
        if (discarding) {
            return nearest(view.own(), actions);
        }
        return first instanceof Action.Claim && chance.below(2) == 0 ? first : Action.Pass.PASS;
    }

    private Action nearest(Place place, List<Action> actions) {
        Holding holding = Holding.of(place.hand(), place.melds());
        boolean paired =
                place.melds().isEmpty() && PAIRS.distance(holding) <= SETS.distance(holding);
        Gauge gauge = paired ? PAIRS : SETS;
        Tile best = Tile.ofKind(DiscardAnalysis.of(holding, gauge, Tiles.EMPTY).best());
        for (Action action : actions) {
            if (action instanceof Action.Discard discard && discard.tile() == best) {
                return action;
            }
        }
        return actions.getLast();
    }
}
