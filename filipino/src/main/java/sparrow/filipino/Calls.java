package sparrow.filipino;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Drawing;
import sparrow.core.game.Melds;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tiles;

/// What may be done with somebody else's tile, and whose claim prevails: a win, then a kong or
/// pung, then a chow; among equals the next in turn.
final class Calls {
    private final FilipinoRules rules;
    private final LiveWall liveWall;
    private final Wins wins;
    private final Instant instant;
    private final Ending ending;

    Calls(FilipinoRules rules) {
        this.rules = rules;
        this.liveWall = new LiveWall(rules);
        this.wins = new Wins(rules);
        this.instant = new Instant(rules);
        this.ending = new Ending(rules);
    }

    /// Everybody but the discarder is asked, if only to pass.
    Seats<Choice> onDiscard(Table table) {
        return Claims.askOthers(
                table,
                (seat, offer) -> {
                    List<Action> actions = winning(table, seat, offer);
                    if (!liveWall.isEmpty(table)) {
                        sets(table, seat, offer, actions);
                    }
                    return actions;
                });
    }

    /// Everybody else may rob the tile added to a pung.
    Seats<Choice> onAdded(Table table) {
        return Claims.askOthers(table, (seat, offer) -> winning(table, seat, offer));
    }

    private List<Action> winning(Table table, Seat seat, Offer offer) {
        List<Action> actions = new ArrayList<>(4);
        if (wins.mayWinOffer(table, seat, offer.tile())) {
            actions.add(WIN);
        }
        return actions;
    }

    private void sets(Table table, Seat seat, Offer offer, List<Action> actions) {
        Tiles hand = table.place(seat).hand();
        actions.addAll(Melds.kongs(hand, offer));
        actions.addAll(Melds.pungs(hand, offer));
        if (rules.anyoneChows || seat == table.next(offer.seat())) {
            actions.addAll(Melds.chows(hand, offer));
        }
    }

    /// What comes of the answers to a discard.
    List<Event> settle(Table table, Seat from, Seats<Action> chosen) {
        Optional<Claims.Claimant> best = Claims.best(table, chosen);
        if (best.isEmpty()) {
            return liveWall.isEmpty(table)
                    ? Ending.nobodyWins(table)
                    : List.of(Drawing.fromFront(table, table.next(from)));
        }
        return best.get().action() instanceof Action.Claim(Meld meld)
                ? claim(table, best.get().seat(), from, meld)
                : ending.onOffer(table, Claims.winners(table, chosen));
    }

    private List<Event> claim(Table table, Seat seat, Seat from, Meld meld) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Claimed(seat, meld));
        if (meld.isKong()) {
            instant.payKang(table, seat, from, events);
            events.add(Drawing.fromBack(table, seat));
        }
        return events;
    }

    /// What comes of the answers to an added tile; nothing if nobody robs it.
    Optional<List<Event>> settleAdded(Table table, Seats<Action> chosen) {
        List<Seat> robbers = Claims.winners(table, chosen);
        return robbers.isEmpty() ? Optional.empty() : Optional.of(ending.onOffer(table, robbers));
    }
}
