package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Jokers;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.game.Showing;
import sparrow.core.table.Event;
import sparrow.core.table.Offer;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// How a hand ends: somebody shows a line of the card and is paid, or the wall is used up.
final class Ending {
    private final AmericanRules rules;
    private final Payout payout;

    Ending(AmericanRules rules) {
        this.rules = rules;
        this.payout = Payout.of(rules);
    }

    boolean isComplete(Table table, Seat seat) {
        Place place = table.place(seat);
        return rules.inPlay.won(place.hand(), place.melds()).isPresent();
    }

    boolean isCompletedBy(Table table, Seat seat, Tile tile) {
        Place place = table.place(seat);
        return rules.inPlay.won(place.hand().with(tile), place.melds()).isPresent();
    }

    /// Whether a win in this turn owes nothing to a discard: the tile was drawn, or a joker or a
    /// blank was exchanged where that counts.
    boolean isSelfPicked(Table table) {
        return TurnSoFar.feeder(table).isEmpty()
                || (rules.exchangeSelfPick && isExchange(TurnSoFar.last(table)));
    }

    private static boolean isExchange(Event event) {
        return event instanceof Event.JokerTaken || event instanceof Event.Retrieved;
    }

    /// East shows the hand it was dealt, or the one the Charleston made.
    List<Event> asDealt(Table table) {
        return alone(table, table.dealer(), lastTile(table.place(table.dealer())));
    }

    /// A seat shows its hand in its turn.
    List<Event> inTurn(Table table, Seat winner) {
        return switch (TurnSoFar.last(table)) {
            case Event.JokerTaken _ -> byExchange(table, winner, Tile.JOKER);
            case Event.Retrieved retrieved -> byExchange(table, winner, retrieved.taken());
            case Event.Claimed(Seat _, Meld meld) -> {
                Meld.Taken taken = meld.taken().orElseThrow();
                yield won(
                        table,
                        List.of(new Event.Won(winner, Optional.of(taken.from()), taken.tile())));
            }
            case Event.Drew(Seat _, Tile tile, int _) -> alone(table, winner, tile);
            case Event.Setup _,
                    Event.Began _,
                    Event.Move _,
                    Event.Declared _,
                    Event.Reveal _,
                    Event.Outcome _ ->
                    alone(table, winner, lastTile(table.place(winner)));
        };
    }

    private List<Event> byExchange(Table table, Seat winner, Tile tile) {
        Optional<Seat> from = isSelfPicked(table) ? Optional.empty() : TurnSoFar.feeder(table);
        return won(table, List.of(new Event.Won(winner, from, tile)));
    }

    private static Tile lastTile(Place place) {
        return place.hand().list().getLast();
    }

    private List<Event> alone(Table table, Seat winner, Tile tile) {
        return won(table, List.of(new Event.Won(winner, Optional.empty(), tile)));
    }

    /// The discard on offer completes these hands.
    List<Event> onDiscard(Table table, List<Seat> winners) {
        Offer offer = table.offered().orElseThrow();
        return won(
                table,
                winners.stream()
                        .map(seat -> new Event.Won(seat, Optional.of(offer.seat()), offer.tile()))
                        .toList());
    }

    private List<Event> won(Table table, List<Event.Won> wins) {
        List<Event> events = new ArrayList<>();
        for (Event.Won won : wins) {
            events.add(won);
            events.add(Showing.hand(table, won.seat()));
        }
        for (Event.Won won : wins) {
            Table shown = table.after(events);
            Variation made = made(table, won);
            Event.Paid paid = payout.win(shown, won, made, jokers(shown.place(won.seat())));
            List<Event.Line> lines = new ArrayList<>(paid.lines());
            lines.add(Event.Line.naming(Words.READING, reading(table, won, made)));
            events.add(new Event.Paid(paid.reason(), lines, paid.points(), paid.pot()));
        }
        events.add(new Event.Ended(Words.MAH_JONGG));
        return events;
    }

    private static Jokers jokers(Place place) {
        return Rack.of(place.hand(), place.melds()).jokersHeld();
    }

    private Variation made(Table table, Event.Won won) {
        return rules.inPlay
                .won(complete(table, won), table.place(won.seat()).melds())
                .orElseThrow();
    }

    private static String reading(Table table, Event.Won won, Variation made) {
        return Reading.of(made, complete(table, won), table.place(won.seat()).melds());
    }

    /// The concealed tiles of the winner with the one it wins on.
    private static Tiles complete(Table table, Event.Won won) {
        Tiles hand = table.place(won.seat()).hand();
        boolean offered = table.offered().filter(offer -> offer.seat() != won.seat()).isPresent();
        return offered ? hand.with(won.tile()) : hand;
    }

    /// Nothing is left to draw and nobody wants the last discard.
    List<Event> wallGame(Table table) {
        List<Event> events = new ArrayList<>(payout.wallGame(table));
        events.add(new Event.Ended(Words.WALL_GAME));
        return events;
    }
}
