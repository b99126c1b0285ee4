package sparrow.review;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Seat;

/// A choice between several things, what was done and what would have been better.
///
/// @param hand the index of its hand
/// @param after how many events of the hand it came
/// @param turn the how manyth own discard is the next
/// @param cost so many points less than what is advised, as far as no earlier turn has been charged
///   with it: what may be done in every turn is left undone once
/// @param placement the same in what the place at the end of the match is worth
/// @param ranking the best few actions, where the choice cost something
public record ReviewedChoice(
        int hand,
        int after,
        Seat seat,
        int turn,
        Kind kind,
        Judged played,
        Judged advised,
        double cost,
        Size size,
        Optional<PlacementCost> placement,
        List<Judged> ranking) {
    public ReviewedChoice {
        ranking = List.copyOf(ranking);
    }

    /// What two actions are worth in placement.
    ///
    /// @param charged what an earlier turn has been charged with for leaving the same undone
    public record PlacementCost(double played, double advised, double charged) {
        /// What was done is worth so much less than what is advised, and was not charged before.
        public double cost() {
            return Math.max(0, advised - played - charged);
        }

        PlacementCost less(double before) {
            return new PlacementCost(played, advised, before);
        }
    }
}
