package sparrow.arena.fit;

import java.util.List;
import sparrow.odds.Forecast;
import sparrow.odds.HandEnd;
import sparrow.odds.Tilt;

/// Finds out how hands end otherwise when another level plays on: the tilt under which what
/// happened is likeliest, by gradient descent.
final class Tilting {
    private static final int STEPS = 400;
    private static final double STEP = 0.5;
    private static final int NEWTON = 12;
    private static final double RIDGE = 1e-3;

    /// So many decisions, some twenty of each hand, are believed by half.
    private static final double DOUBT = 2_000;

    /// Ends of more decisions say nothing new about how they lean.
    private static final int ENOUGH = 200_000;

    private Tilting() {}

    static Tilt of(List<Calibration.Told> told) {
        double stretch = 1;
        double[] shift = new double[HandEnd.COUNT];
        Line ready = ready(told);
        int every = Math.ceilDiv(Math.max(1, told.size()), ENOUGH);
        double[][] logs = new double[told.size() / every][];
        for (int i = 0; i < logs.length; i++) {
            logs[i] = logs(told.get(i * every).forecast());
        }
        for (int step = 0; step < STEPS; step++) {
            double stretchSlope = 0;
            double[] slope = new double[HandEnd.COUNT];
            for (int i = 0; i < logs.length; i++) {
                double[] chances = chances(logs[i], stretch, shift);
                int end = told.get(i * every).end().ordinal();
                for (int each = 0; each < HandEnd.COUNT; each++) {
                    double off = chances[each] - (each == end ? 1 : 0);
                    slope[each] += off;
                    stretchSlope += off * logs[i][each];
                }
            }
            double rate = STEP / Math.max(1, logs.length);
            stretch -= 0.2 * rate * stretchSlope;
            for (int each = 0; each < HandEnd.COUNT; each++) {
                shift[each] -= rate * slope[each];
            }
        }
        return lifted(new Tilt(stretch, shift, ready.stretch, ready.shift), told);
    }

    private static Tilt lifted(Tilt tilt, List<Calibration.Told> told) {
        Reliability win = new Reliability();
        Reliability ready = new Reliability();
        for (Calibration.Told each : told) {
            Forecast forecast = tilt.of(each.forecast());
            win.add(forecast.win(), each.end() == HandEnd.WIN ? 1 : 0);
            ready.add(forecast.ready(), each.ready());
        }
        return tilt.lifting(missing(win), missing(ready));
    }

    /// What is still missing in each tenth of the chances, less where little was seen.
    private static double[] missing(Reliability reliability) {
        double[] missing = new double[Tilt.GROUPS];
        for (int tenth = 0; tenth < Tilt.GROUPS; tenth++) {
            Reliability.Group group = reliability.groups().get(tenth);
            missing[tenth] = -group.off() * group.count() / (group.count() + DOUBT);
        }
        return missing;
    }

    private record Line(double stretch, double shift) {}

    /// The same for the odds to become ready, by Newton's steps.
    private static Line ready(List<Calibration.Told> told) {
        double stretch = 1;
        double shift = 0;
        for (int step = 0; step < NEWTON; step++) {
            double[] slope = new double[2];
            double[] curve = {RIDGE, 0, RIDGE};
            for (Calibration.Told each : told) {
                double chance = Math.clamp(each.forecast().ready(), 1e-9, 1 - 1e-9);
                double log = StrictMath.log(chance / (1 - chance));
                double now = 1 / (1 + StrictMath.exp(-stretch * log - shift));
                double off = now - each.ready();
                double weight = now * (1 - now);
                slope[0] += off * log;
                slope[1] += off;
                curve[0] += weight * log * log;
                curve[1] += weight * log;
                curve[2] += weight;
            }
            double size = curve[0] * curve[2] - curve[1] * curve[1];
            stretch -= (curve[2] * slope[0] - curve[1] * slope[1]) / size;
            shift -= (curve[0] * slope[1] - curve[1] * slope[0]) / size;
        }
        return new Line(stretch, shift);
    }

    private static double[] logs(Forecast forecast) {
        double[] logs = new double[HandEnd.COUNT];
        for (HandEnd end : HandEnd.values()) {
            logs[end.ordinal()] = StrictMath.log(Math.max(1e-9, forecast.chance(end)));
        }
        return logs;
    }

    private static double[] chances(double[] logs, double stretch, double[] shift) {
        double[] chances = new double[HandEnd.COUNT];
        double sum = 0;
        for (int end = 0; end < HandEnd.COUNT; end++) {
            chances[end] = StrictMath.exp(stretch * logs[end] + shift[end]);
            sum += chances[end];
        }
        for (int end = 0; end < HandEnd.COUNT; end++) {
            chances[end] /= sum;
        }
        return chances;
    }
}
