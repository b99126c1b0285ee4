package sparrow.desk;

/// The mean of numbers and how far they lie apart, kept up to date one by one.
///
/// @param squares the sum of squared differences to the mean
public record Spread(long count, double mean, double squares) {
    public static final Spread NONE = new Spread(0, 0, 0);

    /// Nineteen of twenty normal values lie within this many deviations of the mean.
    private static final double NINETEEN_OF_TWENTY = 1.959964;

    public Spread plus(double number) {
        double step = number - mean;
        double moved = mean + step / (count + 1);
        return new Spread(count + 1, moved, squares + step * (number - moved));
    }

    /// The standard deviation of the numbers; 0 when there are fewer than two.
    public double deviation() {
        return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
    }

    /// Half the width of the 95 % interval of the mean; endless when there are fewer than two
    /// numbers.
    public double margin() {
        return count < 2
                ? Double.POSITIVE_INFINITY
                : NINETEEN_OF_TWENTY * deviation() / Math.sqrt((double) count);
    }

    public double low() {
        return mean - margin();
    }

    public double high() {
        return mean + margin();
    }

    /// Whether the 95 % interval lies on one side of zero.
    public boolean isClear() {
        return low() > 0 || high() < 0;
    }
}
