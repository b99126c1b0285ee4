package sparrow.riichi.table;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Player;
import sparrow.core.game.Wandering;
import sparrow.core.table.Offer;
import sparrow.core.table.View;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Holding;

/// A player for the laws: in most hands it builds towards a ready hand, keeps it closed and
/// declares riichi; in the others it wanders. Players who only wander hardly ever get so far.
final class Builder implements Player {
    private final Chance chance;
    private final Player wandering;
    private final boolean builds;
    private final boolean patient;

    Builder(Chance chance) {
        this.chance = chance;
        this.wandering = new Wandering(chance);
        this.builds = chance.below(4) != 0;
        this.patient = chance.below(4) == 0;
    }

    @Override
    public Action choose(View view, Choice choice) {
        if (!builds || !(choice instanceof Choice.OneOf(List<Action> actions))) {
            return wandering.choose(view, choice);
        }
        if (actions.size() == 1) {
            return actions.getFirst();
        }
        if (actions.contains(Action.Win.WIN) && !letsGo(view)) {
            return Action.Win.WIN;
        }
        if (actions.contains(Action.Pass.PASS)) {
            return chance.below(12) == 0
                    ? actions.get(chance.below(actions.size()))
                    : Action.Pass.PASS;
        }
        for (Action action : actions) {
            boolean special =
                    action instanceof Action.Lay
                            || action instanceof Action.Add
                            || action instanceof Action.Declare;
            if (special && chance.below(8) != 0) {
                return action;
            }
        }
        return discard(view, actions);
    }

    private boolean letsGo(View view) {
        return patient
                && view.table().offered().map(Offer::source).isPresent()
                && chance.below(4) != 0;
    }

    private Action discard(View view, List<Action> actions) {
        Holding holding = Holding.of(view.own().hand(), view.own().melds());
        int best = DiscardAnalysis.of(holding, Readiness.gauge(), Tiles.EMPTY).best();
        for (Action action : actions) {
            if (action instanceof Action.Discard(Tile tile, var _) && tile.kind() == best) {
                return action;
            }
        }
        return actions.get(chance.below(actions.size()));
    }
}
