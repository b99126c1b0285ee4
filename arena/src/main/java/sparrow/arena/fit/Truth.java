package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.List;
import sparrow.odds.Curve;

/// What became of chances that were told, as a [Curve]: that which is least off in the mean of
/// squares, among those with so many knots that each has enough decisions about it. Where there are
/// not enough for one, chances stay as they are.
///
/// A knot counts a decision in proportion to how near it is told, so that what the curve tells
/// about each knot is on average what happened there.
final class Truth {
    /// So many decisions about a knot, some hundreds of hands at least, are enough.
    private static final double ENOUGH = 3_000;

    /// Chances are told apart so finely.
    private static final int FINE = 2_000;

    /// Where knots may be: closest where chances are small or nearly sure.
    private static final double[] PLACES = {
        0, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55,
        0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.965, 0.98, 0.99, 0.995, 1
    };

    private final double[] counts = new double[FINE + 1];
    private final double[] told = new double[FINE + 1];
    private final double[] came = new double[FINE + 1];

    /// @param truth 1 if it came true, 0 if it did not
    void add(double chance, int truth) {
        int at = (int) Math.round(chance * FINE);
        counts[at]++;
        told[at] += chance;
        came[at] += truth;
    }

    Curve curve() {
        List<Double> knots = new ArrayList<>();
        for (double place : PLACES) {
            knots.add(place);
        }
        Fitted fitted = new Fitted(knots);
        for (int least = fitted.thinnest(); least >= 0; least = fitted.thinnest()) {
            knots.remove(least);
            fitted = new Fitted(knots);
        }
        for (int fall = fitted.fall(); fall >= 0; fall = fitted.fall()) {
            knots.remove(fall);
            fitted = new Fitted(knots);
        }
        return fitted.curve();
    }

    /// The curve with given knots: its heights by least squares, whose equations have only the
    /// neighbours of each knot in them.
    private final class Fitted {
        private final double[] knots;
        private final double[] weights;
        private final double[] squares;
        private final double[] next;
        private final double[] heights;

        Fitted(List<Double> at) {
            this.knots = at.stream().mapToDouble(Double::doubleValue).toArray();
            this.weights = new double[knots.length];
            this.squares = new double[knots.length];
            this.next = new double[knots.length];
            this.heights = new double[knots.length];
            for (int fine = 0; fine <= FINE; fine++) {
                if (counts[fine] > 0) {
                    count(fine);
                }
            }
            if (thinnest() < 0) {
                solve();
            }
        }

        private void count(int fine) {
            double chance = told[fine] / counts[fine];
            int above = 0;
            while (above < knots.length && knots[above] <= chance) {
                above++;
            }
            int below = Math.max(0, above - 1);
            double part =
                    above == 0 || above == knots.length
                            ? 0
                            : (chance - knots[below]) / (knots[above] - knots[below]);
            weigh(below, 1 - part, fine);
            if (part > 0) {
                weigh(above, part, fine);
                next[below] += counts[fine] * part * (1 - part);
            }
        }

        private void weigh(int knot, double part, int fine) {
            weights[knot] += part * counts[fine];
            squares[knot] += part * part * counts[fine];
            heights[knot] += part * came[fine];
        }

        /// From below to above, then back.
        private void solve() {
            double[] left = squares.clone();
            for (int knot = 1; knot < knots.length; knot++) {
                double factor = next[knot - 1] / left[knot - 1];
                left[knot] -= factor * next[knot - 1];
                heights[knot] -= factor * heights[knot - 1];
            }
            for (int knot = knots.length - 1; knot >= 0; knot--) {
                double above = knot + 1 < knots.length ? next[knot] * heights[knot + 1] : 0;
                heights[knot] = (heights[knot] - above) / left[knot];
            }
        }

        /// The knot with the fewest decisions about it, if they are not enough and it is not alone.
        int thinnest() {
            int least = 0;
            for (int knot = 1; knot < knots.length; knot++) {
                least = weights[knot] < weights[least] ? knot : least;
            }
            return knots.length > 1 && weights[least] < ENOUGH ? least : -1;
        }

        /// The knot to leave out because the curve falls there: of two the one with fewer
        /// decisions.
        int fall() {
            for (int knot = 1; knot < knots.length; knot++) {
                if (heights[knot] < heights[knot - 1]) {
                    return weights[knot] < weights[knot - 1] ? knot : knot - 1;
                }
            }
            return -1;
        }

        Curve curve() {
            if (weights[0] < ENOUGH) {
                return new Curve(new double[0], new double[0]);
            }
            double[] bounded = heights.clone();
            for (int knot = 0; knot < bounded.length; knot++) {
                bounded[knot] = Math.clamp(bounded[knot], 0, 1);
            }
            return new Curve(knots, bounded);
        }
    }
}
