package sparrow.changchun;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Melds;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What may be done with somebody else's tile.
final class Calls {
    private Calls() {}

    /// With a discard: win, gang, peng, and the next player chi.
    static List<Action> discard(TableRules rules, Table table, Seat seat, Offer offer) {
        List<Action> actions = added(rules, table, seat, offer);
        Place place = table.place(seat);
        if (seat != table.next(offer.seat())) {
            return actions;
        }
        if (!Ting.isDeclared(place)) {
            lay(rules, place, Melds.chows(place.hand(), offer), actions);
        } else if (Bao.known(table, seat)
                .filter(bao -> Bao.isDead(rules, table, bao))
                .isPresent()) {
            actions.add(new Action.Declare(Words.PUT_BACK));
        }
        return actions;
    }

    /// With a tile added to a kong, which counts as discarded: win, gang, peng.
    static List<Action> added(TableRules rules, Table table, Seat seat, Offer offer) {
        List<Action> actions = new ArrayList<>(4);
        Place place = table.place(seat);
        if (mayWin(rules, table, seat, offer.tile())) {
            actions.add(WIN);
        }
        if (LiveWall.left(rules, table) > 0) {
            lay(rules, place, Melds.kongs(place.hand(), offer), actions);
        }
        if (!Ting.isDeclared(place)) {
            lay(rules, place, Melds.pungs(place.hand(), offer), actions);
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

    private static void lay(
            TableRules rules, Place place, List<Action.Claim> claims, List<Action> actions) {
        for (Action.Claim claim : claims) {
            if (Exposure.allows(rules, place.melds(), claim.meld())
                    && (!Ting.isDeclared(place) || keepsWaits(rules, place, claim.meld()))) {
                actions.add(claim);
            }
        }
    }

    private static boolean keepsWaits(TableRules rules, Place place, Meld meld) {
        List<Tile> own = new ArrayList<>(meld.tiles());
        own.remove(meld.taken().orElseThrow().tile());
        List<Meld> melds = new ArrayList<>(place.melds());
        melds.add(meld);
        return Ting.keepsWaits(rules.hand(), place, place.hand(), place.hand().without(own), melds);
    }
}
