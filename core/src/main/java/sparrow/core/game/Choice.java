package sparrow.core.game;

import java.util.List;
import sparrow.core.table.Origin;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a seat may choose from. It goes to that seat alone.
public sealed interface Choice {
    /// One of several actions, in a fixed order.
    record OneOf(List<Action> actions) implements Choice {
        public OneOf {
            actions = ActionList.offering(actions);
            if (actions.isEmpty()) {
                throw new IllegalArgumentException("a choice offers something");
            }
        }

        @Override
        public boolean allows(Action action) {
            return actions.contains(action);
        }

        /// Passing, or else the tile just drawn, or else the last action offered.
        @Override
        public Action fallback() {
            if (actions.contains(Action.Pass.PASS)) {
                return Action.Pass.PASS;
            }
            for (Action action : actions) {
                if (action instanceof Action.Discard(Tile _, Origin origin)
                        && origin == Origin.DRAWN) {
                    return action;
                }
            }
            return actions.getLast();
        }
    }

    /// Some tiles out of `from`, or another action instead.
    record TilesToGive(int least, int most, Tiles from, List<Action> or) implements Choice {
        public TilesToGive {
            or = List.copyOf(or);
            if (least < 0 || least > most || most > from.size()) {
                throw new IllegalArgumentException(
                        "cannot give " + least + " to " + most + " of " + from);
            }
        }

        @Override
        public boolean allows(Action action) {
            return or.contains(action)
                    || (action instanceof Action.Give(List<Tile> tiles) && mayGive(tiles));
        }

        private boolean mayGive(List<Tile> tiles) {
            List<Tile> left = from.list();
            return tiles.size() >= least
                    && tiles.size() <= most
                    && tiles.stream().allMatch(left::remove);
        }

        /// As many tiles as may be given, the last ones in sorting order.
        @Override
        public Action fallback() {
            List<Tile> all = from.list();
            return new Action.Give(all.subList(all.size() - most, all.size()));
        }
    }

    /// The choice of a seat that has nothing to choose and is asked all the same, so that nobody
    /// learns that it has nothing.
    OneOf ONLY_PASS = new OneOf(List.of(Action.Pass.PASS));

    /// One of these actions, or passing; [#ONLY_PASS] without any.
    static OneOf orPass(List<Action> actions) {
        if (actions.isEmpty()) {
            return ONLY_PASS;
        }
        List<Action> all = new ActionList();
        all.addAll(actions);
        all.add(Action.Pass.PASS);
        return new OneOf(all);
    }

    boolean allows(Action action);

    /// What is done for a player who does not answer.
    Action fallback();
}
