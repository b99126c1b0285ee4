package sparrow.riichi.table;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Melds;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Score;

/// What may be done with another seat's tile.
final class Calls {
    private final HouseRules rules;
    private final Wins wins;
    private final Furiten furiten;
    private final Turn turn;

    Calls(HouseRules rules, Wins wins, Turn turn) {
        this.rules = rules;
        this.wins = wins;
        this.furiten = new Furiten(rules);
        this.turn = turn;
    }

    /// What the tile on offer may be taken for.
    private enum Use {
        ANY_CALL,
        WIN,
        /// A concealed kan, which thirteen orphans alone may rob, where the rules let them.
        ORPHANS
    }

    /// Everybody else is asked about a discard, an added tile, a concealed kan or a north set
    /// aside, if only to pass.
    Seats<Choice> choices(Table table) {
        Use use = use(table);
        return Claims.askOthers(table, (seat, offer) -> actions(table, seat, offer, use));
    }

    private Use use(Table table) {
        Offer offer = table.offered().orElseThrow();
        return switch (offer.source()) {
            case DISCARD ->
                    DeadWall.live(table.wall()) > 0 && DrawnHands.abortive(table, rules).isEmpty()
                            ? Use.ANY_CALL
                            : Use.WIN;
            case ADDED -> Use.WIN;
            case LAID -> isKan(table.place(offer.seat()), offer.tile()) ? Use.ORPHANS : Use.WIN;
        };
    }

    private static boolean isKan(Place place, Tile tile) {
        return place.melds().stream().anyMatch(meld -> meld.isKong() && meld.face() == tile);
    }

    private List<Action> actions(Table table, Seat seat, Offer offer, Use use) {
        Place place = table.place(seat);
        List<Action> actions = new ArrayList<>(0);
        if (Readiness.isCompletedBy(place, offer.tile())
                && (use != Use.ORPHANS || mayRobKan(place))
                && mayWin(table, seat)) {
            actions.add(WIN);
        }
        if (use == Use.ANY_CALL && !Facts.isInRiichi(place)) {
            List<Action.Claim> pons = Melds.pungs(place.hand(), offer);
            if (!pons.isEmpty()) {
                if (Facts.kans(table) < Kans.MOST) {
                    actions.addAll(Melds.kongs(place.hand(), offer));
                }
                actions.addAll(pons);
            }
            if (!rules.sanma && seat == table.next(offer.seat())) {
                runs(place.hand(), offer, actions);
            }
        }
        return actions;
    }

    /// Thirteen orphans alone may rob a concealed kan, where the rules let them.
    private boolean mayRobKan(Place place) {
        return rules.orphansRobKan
                && place.melds().isEmpty()
                && place.hand().faces().stream().allMatch(Tile::isTerminalOrHonor)
                && place.hand().faces().size() >= 12;
    }

    private boolean mayWin(Table table, Seat seat) {
        return !furiten.bars(table, seat)
                && rules.scoring.score(wins.ron(table, seat)) instanceof Score;
    }

    /// A run is offered only if it leaves something to discard.
    private void runs(Tiles hand, Offer offer, List<Action> actions) {
        for (Action.Claim run : Melds.chows(hand, offer)) {
            Tiles left = hand.with(offer.tile()).without(run.meld().tiles());
            if (turn.leavesDiscard(left, run.meld())) {
                actions.add(run);
            }
        }
    }
}
