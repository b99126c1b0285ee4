package sparrow.review;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// The course of the expected result through a hand, and what the tiles brought.
///
/// @param steps the deal, then every tile drawn
/// @param tiles by seat: what the tiles brought in all
public record HandCourse(List<Step> steps, Seats<Double> tiles) {
    public HandCourse {
        steps = List.copyOf(steps);
    }

    /// The deal or a draw.
    ///
    /// @param after how many events of the hand had happened, the draw among them
    /// @param drawn who drew what; nothing for the deal
    /// @param expected by seat: the points it is expected to have when the hand is over
    /// @param tiles by seat: what this draw brought
    public record Step(
            int after, Optional<Drawn> drawn, Seats<Double> expected, Seats<Double> tiles) {}

    public record Drawn(Seat seat, Tile tile) {}
}
