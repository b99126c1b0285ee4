package sparrow.american.table;

import java.util.List;
import sparrow.american.card.Jokers;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.core.table.Event;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.tile.Seats;

/// What an ending is worth, by the scoring of the house.
final class Settlement {
    private final AmericanRules rules;
    private final Payments payments;
    private final TournamentPoints tournament;

    Settlement(AmericanRules rules) {
        this.rules = rules;
        this.payments = new Payments(rules);
        this.tournament = new TournamentPoints(rules);
    }

    /// @param table with the winner's tiles laid open
    Event win(Table table, Event.Won won, Variation made) {
        Place place = table.place(won.seat());
        Jokers jokers = Rack.of(place.hand(), place.melds()).jokersHeld();
        return switch (rules.scoring) {
            case PAYMENTS -> payments.win(table, won, made, jokers);
            case TOURNAMENT -> tournament.win(table, won, made, jokers);
        };
    }

    List<Event> wallGame(Table table) {
        return switch (rules.scoring) {
            case PAYMENTS -> payments.wallGame(table);
            case TOURNAMENT -> tournament.wallGame(table);
        };
    }

    /// Points nobody has, for a tournament's winners to be paid from.
    int bank() {
        return switch (rules.scoring) {
            case PAYMENTS -> 0;
            case TOURNAMENT -> tournament.bank();
        };
    }

    static Seats<Integer> nobody(Table table) {
        return table.places().map(_ -> 0);
    }
}
