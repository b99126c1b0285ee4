package sparrow.odds;

/// How a hand is expected to end for a seat: the chance of each end, the points the seat gains in
/// it from now on, and the chance to become ready.
public final class Forecast {
    private final double[] chances;
    private final double[] points;
    private final double ready;
    private final double value;

    /// @param chances by [HandEnd#ordinal()]; they sum to one
    /// @param points by end: what the seat gains on average when the hand ends so, a loss below
    ///   zero
    /// @param ready the chance that the hand is ready at some time, or wins
    public Forecast(double[] chances, double[] points, double ready) {
        this(chances, points, ready, value(chances, points));
    }

    private Forecast(double[] chances, double[] points, double ready, double value) {
        this.chances = chances.clone();
        this.points = points.clone();
        this.ready = ready;
        this.value = value;
    }

    /// The same with chances as people are told them: what it is worth stays as it is.
    Forecast told(double[] others, double readyThen) {
        return new Forecast(others, points, readyThen, value);
    }

    /// The chance that the hand is ready at some time, or wins.
    public double ready() {
        return ready;
    }

    public double chance(HandEnd end) {
        return chances[end.ordinal()];
    }

    /// What the seat gains on average in that end.
    public double points(HandEnd end) {
        return points[end.ordinal()];
    }

    /// The chance to win.
    public double win() {
        return chance(HandEnd.WIN);
    }

    /// The chance that somebody wins on the tile that is let go of now.
    public double dealsInNow() {
        return chance(HandEnd.DEALS_IN_NOW);
    }

    /// The chance that somebody wins on a tile of this seat, now or later.
    public double dealsIn() {
        return dealsInNow() + chance(HandEnd.DEALS_IN_LATER);
    }

    /// The points that the seat gains on average.
    public double value() {
        return value;
    }

    private static double value(double[] chances, double[] points) {
        double sum = 0;
        for (int end = 0; end < chances.length; end++) {
            sum += chances[end] * points[end];
        }
        return sum;
    }
}
