package sparrow.review;

import java.util.Optional;
import sparrow.core.tile.Seats;
import sparrow.records.RecordedHand;

/// One hand of a review.
///
/// @param title such as `East 2`
/// @param course the course of the expected result
/// @param after points by seat, when the hand is told to its end
/// @param isFollowed whether the rules follow the record to its end
public record HandReview(
        RecordedHand hand,
        String title,
        Optional<HandCourse> course,
        Optional<Seats<Integer>> after,
        boolean isFollowed) {
    /// By seat: what the hand brought, when it is told to its end.
    public Optional<Seats<Integer>> result() {
        return after.map(
                points -> points.map((seat, end) -> end - hand.started().points().get(seat)));
    }

    /// By seat: what is left of the result for play.
    public Optional<Seats<Double>> play() {
        return result().flatMap(result ->
                course.map(tiles -> result.map((seat, sum) -> sum - tiles.tiles().get(seat))));
    }
}
