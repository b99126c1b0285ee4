package sparrow.review;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Level;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.Header;

/// A recorded match as a level sees it.
///
/// @param reviewed whose choices are reviewed
/// @param first the index in the match of the first hand that is reviewed
/// @param unit what placement is counted in, where the place decides the match
public record MatchReview(
        Mahjong game,
        Level level,
        Header header,
        List<Seat> reviewed,
        Sizes sizes,
        Optional<String> unit,
        int first,
        List<HandReview> hands,
        List<ReviewedChoice> choices,
        Seats<SeatSummary> summary) {
    /// The hand of a choice.
    public HandReview hand(ReviewedChoice choice) {
        return hands.get(choice.hand() - first);
    }

    public MatchReview {
        reviewed = List.copyOf(reviewed);
        hands = List.copyOf(hands);
        choices = List.copyOf(choices);
    }
}
