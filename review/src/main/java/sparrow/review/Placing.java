package sparrow.review;

import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.odds.Forecast;
import sparrow.review.ReviewedChoice.PlacementCost;

/// What points are worth when the place at the end of the match decides.
interface Placing {
    /// What the place is worth after each of two actions.
    PlacementCost cost(Table table, Seat seat, Forecast played, Forecast advised);
}
