package sparrow.review;

/// From which cost on, in points, a choice is called what.
///
/// They are shares of the spread of what a hand brings under the rules of the match: what is a lot
/// at one table is little at another.
public record Sizes(double inaccuracy, double mistake, double blunder) {
    private static final double INACCURACY = 0.03;
    private static final double MISTAKE = 0.08;
    private static final double BLUNDER = 0.20;

    /// @param spread the standard deviation of what a hand brings a seat
    public static Sizes within(double spread) {
        return new Sizes(INACCURACY * spread, MISTAKE * spread, BLUNDER * spread);
    }

    public Size of(double cost) {
        if (cost < inaccuracy) {
            return Size.NONE;
        }
        if (cost < mistake) {
            return Size.INACCURACY;
        }
        return cost < blunder ? Size.MISTAKE : Size.BLUNDER;
    }
}
