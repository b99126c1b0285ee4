package sparrow.american.table;

import static sparrow.core.game.Action.Win.WIN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Kinds;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Claims;
import sparrow.core.game.Drawing;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// What may be done with a discard, and whose claim prevails: mah jongg, then an exposure; among
/// equals the next in turn.
final class Calls {
    private final AmericanRules rules;
    private final Exposures exposures;
    private final LastWall lastWall;
    private final Ending ending;

    Calls(AmericanRules rules) {
        this.rules = rules;
        this.exposures = new Exposures(rules);
        this.lastWall = new LastWall(rules);
        this.ending = new Ending(rules);
    }

    /// Every live hand but the discarder's is asked, if only to pass.
    Seats<Choice> pending(Table table) {
        Offer offer = table.offered().orElseThrow();
        List<Seat> others = DeadHands.live(table);
        others.remove(offer.seat());
        return Seats.each(others, seat -> choice(table, seat, offer));
    }

    /// A discarded joker or blank is dead.
    private Choice choice(Table table, Seat seat, Offer offer) {
        Place place = table.place(seat);
        Tile tile = offer.tile();
        if (!Kinds.isNatural(tile)) {
            return Choice.ONLY_PASS;
        }
        List<Action> actions = new ArrayList<>();
        if (ending.isCompletedBy(table, seat, tile) && !lastWall.isCold(table)) {
            actions.add(WIN);
        }
        actions.addAll(exposures.claims(place, tile, offer.seat()));
        return Choice.orPass(actions);
    }

    /// What comes of the answers: a win, an exposure, or the next draw; without a wall the end.
    List<Event> settle(Table table, Seats<Action> chosen) {
        List<Seat> winners = Claims.winners(table, chosen);
        if (!winners.isEmpty()) {
            return ending.onDiscard(table, rules.severalWinners ? winners : winners.subList(0, 1));
        }
        Optional<Claims.Claimant> claim = Claims.best(table, chosen);
        if (claim.isPresent() && claim.get().action() instanceof Action.Claim(Meld meld)) {
            return List.of(new Event.Claimed(claim.get().seat(), meld));
        }
        if (table.wall().left() == 0) {
            return ending.wallGame(table);
        }
        Seat next = DeadHands.nextLive(table, table.offered().orElseThrow().seat());
        return List.of(Drawing.fromFront(table, next));
    }
}
