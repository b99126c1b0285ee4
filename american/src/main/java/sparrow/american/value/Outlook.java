package sparrow.american.value;

/// How a hand stands in the race, over all lines that can still be made.
///
/// @param all what the lines are worth together: each the chance that its best variation is
///   completed in time, times the root of its points
/// @param most what the best line is worth
/// @param distance the tiles missing for the nearest variation
public record Outlook(double all, double most, int distance) {
    /// @param worth by line
    static Outlook of(double[] worth, int distance) {
        double all = 0;
        double most = 0;
        for (double each : worth) {
            all += each;
            most = Math.max(most, each);
        }
        return new Outlook(all, most, distance);
    }
}
