package sparrow.american.table;

import java.util.List;
import sparrow.american.card.Jokers;
import sparrow.american.card.Variation;
import sparrow.core.table.Event;
import sparrow.core.table.Table;

/// What an ending is worth, by the scoring of the house.
interface Payout {
    static Payout of(AmericanRules rules) {
        return switch (rules.scoring) {
            case PAYMENTS -> new Payments(rules);
            case TOURNAMENT -> new TournamentPoints(rules);
        };
    }

    /// @param table with the winner's tiles laid open
    Event.Paid win(Table table, Event.Won won, Variation made, Jokers jokers);

    List<Event> wallGame(Table table);

    /// Points nobody has at first, for winners to be paid from.
    int bank();
}
