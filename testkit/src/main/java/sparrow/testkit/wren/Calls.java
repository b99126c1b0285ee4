package sparrow.testkit.wren;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Melds;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tiles;

/// What may be done with somebody else's tile.
final class Calls {
    private Calls() {}

    static List<Action> robbery(Table table, Seat seat, Offer offer) {
        Place place = table.place(seat);
        return Ending.isComplete(place.hand().with(offer.tile()), place.melds())
                ? List.of(WIN)
                : List.of();
    }

    static List<Action> claims(Table table, Seat seat, Offer offer) {
        List<Action> actions = new ArrayList<>(robbery(table, seat, offer));
        Place place = table.place(seat);
        if (place.melds().size() == Wren.SETS) {
            return actions;
        }
        Tiles hand = place.hand();
        if (Wren.hasDraws(table)) {
            actions.addAll(Melds.kongs(hand, offer));
        }
        actions.addAll(Melds.pungs(hand, offer));
        if (seat == table.next(offer.seat())) {
            actions.addAll(Melds.chows(hand, offer));
        }
        return actions;
    }
}
