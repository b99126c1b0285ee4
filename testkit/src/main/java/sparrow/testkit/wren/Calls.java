package sparrow.testkit.wren;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What may be done with somebody else's tile.
final class Calls {
    private Calls() {}

    static List<Action> robbery(Table table, Seat seat, Tile tile) {
        List<Action> actions = new ArrayList<>(2);
        Place place = table.place(seat);
        if (Settlement.isComplete(place.hand().with(tile), place.melds())) {
            actions.add(WIN);
        }
        return actions;
    }

    static List<Action> claims(Table table, Seat seat, Tile tile) {
        List<Action> actions = robbery(table, seat, tile);
        Place place = table.place(seat);
        if (place.melds().size() == Wren.SETS) {
            return actions;
        }
        Seat from = table.turn();
        int held = place.hand().count(tile);
        if (held >= 3 && Wren.hasDraws(table)) {
            actions.add(new Action.Claim(Meld.claimed(Collections.nCopies(4, tile), tile, from)));
        }
        if (held >= 2) {
            actions.add(new Action.Claim(Meld.claimed(Collections.nCopies(3, tile), tile, from)));
        }
        if (seat == table.next(from) && tile.isNumbered()) {
            runs(place.hand(), tile, from, actions);
        }
        return actions;
    }

    private static void runs(Tiles hand, Tile tile, Seat from, List<Action> actions) {
        for (int low = Math.max(1, tile.rank() - 2); low <= Math.min(7, tile.rank()); low++) {
            List<Tile> run = List.of(rank(tile, low), rank(tile, low + 1), rank(tile, low + 2));
            if (run.stream().allMatch(member -> member == tile || hand.contains(member))) {
                actions.add(new Action.Claim(Meld.claimed(run, tile, from)));
            }
        }
    }

    private static Tile rank(Tile tile, int rank) {
        return Tile.of(tile.suit(), rank);
    }

    /// A win beats a pung or kong, which beats a run.
    static int priority(Action action) {
        return switch (action) {
            case Action.Win() -> 3;
            case Action.Claim(Meld meld) -> meld.kind() == Meld.Kind.GROUP ? 2 : 1;
            default -> 0;
        };
    }
}
