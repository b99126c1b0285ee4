package sparrow.filipino;

import sparrow.core.table.Table;

/// What can still be drawn: all but a reserve that some houses leave.
final class LiveWall {
    private final int reserve;

    LiveWall(FilipinoRules rules) {
        this.reserve = rules.reserve;
    }

    boolean isEmpty(Table table) {
        return left(table) <= 0;
    }

    /// How many tiles can still be drawn.
    int left(Table table) {
        return table.wall().left() - reserve;
    }
}
