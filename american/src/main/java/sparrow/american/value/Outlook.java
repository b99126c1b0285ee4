package sparrow.american.value;

/// How a hand stands in the race, over all lines that can still be made.
///
/// @param all what the lines are worth together: each the chance that its best variation is
///   completed in time, times the root of its points
/// @param most what the best line is worth
/// @param second what the next best is worth
/// @param chance the chances of all lines together
/// @param points what the lines pay, by their chances
/// @param concealed the part of the worth that lines have which must stay concealed
/// @param lines how many lines share the worth: as many, if all had the same part
/// @param distance the tiles missing for the nearest variation
public record Outlook(
        double all,
        double most,
        double second,
        double chance,
        double points,
        double concealed,
        double lines,
        int distance) {
    /// @param worth by line
    static Outlook of(Demands demands, double[] worth, int distance) {
        double all = 0;
        double squares = 0;
        double most = 0;
        double second = 0;
        double chance = 0;
        double points = 0;
        double concealed = 0;
        for (int line = 0; line < worth.length; line++) {
            double each = worth[line];
            if (each > 0) {
                double root = demands.root(line);
                all += each;
                squares += each * each;
                second = Math.max(second, Math.min(each, most));
                most = Math.max(most, each);
                chance += each / root;
                points += each * root;
                concealed += demands.isConcealed(line) ? each : 0;
            }
        }
        return new Outlook(
                all,
                most,
                second,
                chance,
                chance == 0 ? 0 : points / chance,
                all == 0 ? 0 : concealed / all,
                squares == 0 ? 0 : all * all / squares,
                distance);
    }
}
