package sparrow.american.table;

import sparrow.core.table.Table;
import sparrow.core.tile.Seat;

/// What a seat can pay: whatever it owes, or with a pie no more than is left of it.
final class Purse {
    private final AmericanRules rules;

    Purse(AmericanRules rules) {
        this.rules = rules;
    }

    int spare(Table table, Seat seat, int owed) {
        return rules.pie == 0 ? owed : Math.min(owed, Math.max(0, table.place(seat).points()));
    }
}
