package sparrow.changchun;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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

    /// With a discard: win, gang, peng, and the next player chi.
    static List<Action> discard(TableRules rules, Table table, Seat seat, Tile tile) {
        List<Action> actions = added(rules, table, seat, tile);
        Place place = table.place(seat);
        Seat from = table.turn();
        if (seat != table.next(from)) {
            return actions;
        }
        if (Ting.isDeclared(place)) {
            if (Bao.known(table, seat).filter(bao -> Bao.isDead(rules, table, bao)).isPresent()) {
                actions.add(new Action.Declare(Words.PUT_BACK));
            }
        } else if (tile.isNumbered()) {
            runs(rules, place, tile, from, actions);
        }
        return actions;
    }

    /// With a tile added to a kong, which counts as discarded: win, gang, peng.
    static List<Action> added(TableRules rules, Table table, Seat seat, Tile tile) {
        List<Action> actions = new ArrayList<>(4);
        Place place = table.place(seat);
        if (mayWin(rules, table, seat, tile)) {
            actions.add(WIN);
        }
        int held = place.hand().count(tile);
        if (held == 3 && Draws.left(rules, table) > 0) {
            group(rules, table, place, 4, tile, actions);
        }
        if (held >= 2 && !Ting.isDeclared(place)) {
            group(rules, table, place, 3, tile, actions);
        }
        return actions;
    }

    static Optional<Score> score(TableRules rules, Table table, Seat seat, Tile tile) {
        Place place = table.place(seat);
        return rules.hand().score(new Win(place.hand(), place.melds(), tile, Way.DISCARD));
    }

    private static boolean mayWin(TableRules rules, Table table, Seat seat, Tile tile) {
        Place place = table.place(seat);
        if (!rules.hand().mayWinUnready(Way.DISCARD) && !Ting.isDeclared(place)) {
            return false;
        }
        Optional<Score> score = score(rules, table, seat, tile);
        return score.isPresent()
                && (!rules.passing() || score.get().fan() > Passed.fan(rules.hand(), table, seat));
    }

    private static void group(
            TableRules rules, Table table, Place place, int size, Tile tile, List<Action> actions) {
        Meld meld = Meld.claimed(Collections.nCopies(size, tile), tile, table.turn());
        if (!Exposure.allows(rules, place.melds(), meld)) {
            return;
        }
        if (Ting.isDeclared(place)) {
            Tiles hand = place.hand().without(Collections.nCopies(size - 1, tile));
            List<Meld> melds = new ArrayList<>(place.melds());
            melds.add(meld);
            if (!Ting.keepsWaits(rules.hand(), place, place.hand(), hand, melds)) {
                return;
            }
        }
        actions.add(new Action.Claim(meld));
    }

    private static void runs(
            TableRules rules, Place place, Tile tile, Seat from, List<Action> actions) {
        for (int low = Math.max(1, tile.rank() - 2); low <= Math.min(7, tile.rank()); low++) {
            Tile first = Tile.of(tile.suit(), low);
            Tile second = Tile.of(tile.suit(), low + 1);
            Tile third = Tile.of(tile.suit(), low + 2);
            if (has(place, first, tile) && has(place, second, tile) && has(place, third, tile)) {
                Meld meld = Meld.claimed(List.of(first, second, third), tile, from);
                if (Exposure.allows(rules, place.melds(), meld)) {
                    actions.add(new Action.Claim(meld));
                }
            }
        }
    }

    private static boolean has(Place place, Tile member, Tile claimed) {
        return member == claimed || place.hand().contains(member);
    }

    /// A win beats a peng or gang, which beats a chi. Putting the bao back is no claim.
    static int priority(Action action) {
        return switch (action) {
            case Action.Win() -> 3;
            case Action.Claim(Meld meld) -> meld.kind() == Meld.Kind.GROUP ? 2 : 1;
            case Action _ -> 0;
        };
    }
}
