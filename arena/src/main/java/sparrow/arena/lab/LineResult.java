package sparrow.arena.lab;

import java.util.OptionalDouble;
import sparrow.american.card.Line;

/// What the games say about a line.
///
/// @param aimed how many seats aimed at it when play began
/// @param reached how many of those won with it
/// @param won how many games were won with it, whatever the winner aimed at first
/// @param length how many tiles were thrown in those games, on average
/// @param income what aiming at a line of the card brings, in printed points, on average
public record LineResult(
        Line line, long aimed, long reached, long won, double length, double income) {
    /// Fewer seats than this say nothing about a line.
    private static final long LEAST_AIMED = 30;

    /// How many of those who aimed at it won with it, from 0 to 1.
    public double success() {
        return aimed == 0 ? 0 : (double) reached / aimed;
    }

    /// The points at which aiming at this line would bring as much as at any other; none if too few
    /// aimed at it, or nobody won.
    public OptionalDouble fairPoints() {
        return aimed < LEAST_AIMED || reached == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(income / success());
    }
}
