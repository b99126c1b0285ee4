package sparrow.american.lab;

import java.util.Optional;
import java.util.OptionalDouble;
import sparrow.american.card.Line;
import sparrow.desk.Share;

/// What the games say about a line.
///
/// @param aimed how many seats aimed at it when play began
/// @param reached how many of those won with it
/// @param earned what those wins were worth: the points, twice that without jokers where it counts
/// @param won how many games were won with it, whatever the winner aimed at first
/// @param length how many tiles were thrown in those games, on average
/// @param income what aiming at a line of the card brings, on average
record LineResult(
        Line line, long aimed, long reached, long earned, long won, double length, double income) {
    /// Fewer wins than this say too little about what a line should pay.
    public static final long LEAST_WINS = 30;

    /// Points and the limits between which they lie, 95 % sure.
    public record Fair(double points, double low, double high) {}

    /// How many of those who aimed at it won with it.
    public Share success() {
        return new Share(reached, aimed);
    }

    /// The points at which aiming at this line would bring as much as at any other, the bonus for
    /// wins without jokers counted; none if too few won.
    public Optional<Fair> fair() {
        if (reached < LEAST_WINS) {
            return Optional.empty();
        }
        double bonus = (double) earned / ((double) reached * line.points());
        double due = income / bonus;
        Share success = success();
        return Optional.of(
                new Fair(due / success.mean(), due / success.high(), due / success.low()));
    }

    /// How many times the games played it would take for a fair value; none if nobody won yet.
    public OptionalDouble timesMore() {
        return reached == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(Math.max(1, (double) LEAST_WINS / reached));
    }
}
