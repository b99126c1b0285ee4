package sparrow.odds;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// How the ends of hands lean when another level plays on: the logarithm of every chance is
/// stretched, and so much is added to it; the odds to become ready likewise. Then the chance to win
/// is lifted by what was found missing in its tenth, the other ends making room.
public final class Tilt {
    /// Into so many groups of the same width chances to win are put.
    public static final int GROUPS = 10;

    private static final double TINY = 1e-9;

    private final double stretch;
    private final double[] shift;
    private final double readyStretch;
    private final double readyShift;
    private final double[] lifts;

    /// @param shift by [HandEnd#ordinal()]
    public Tilt(double stretch, double[] shift, double readyStretch, double readyShift) {
        this(stretch, shift, readyStretch, readyShift, new double[GROUPS]);
    }

    /// @param lifts by the tenth in which a chance to win is told, for the middle of it
    private Tilt(
            double stretch,
            double[] shift,
            double readyStretch,
            double readyShift,
            double[] lifts) {
        this.stretch = stretch;
        this.shift = shift.clone();
        this.readyStretch = readyStretch;
        this.readyShift = readyShift;
        this.lifts = lifts.clone();
    }

    /// The same, with what is missing in each tenth.
    public Tilt lifting(double[] missing) {
        return new Tilt(stretch, shift, readyStretch, readyShift, missing);
    }

    /// The same forecast when that level plays on.
    public Forecast of(Forecast plain) {
        double[] chances = new double[HandEnd.COUNT];
        double[] points = new double[HandEnd.COUNT];
        double sum = 0;
        for (HandEnd end : HandEnd.values()) {
            double log = StrictMath.log(Math.max(TINY, plain.chance(end)));
            int at = end.ordinal();
            chances[at] = StrictMath.exp(stretch * log + shift[at]);
            points[at] = plain.points(end);
            sum += chances[at];
        }
        double win = chances[HandEnd.WIN.ordinal()] / sum;
        double lifted = Math.clamp(win + lift(win), 0, 1);
        double room = win < 1 ? (1 - lifted) / (1 - win) : 1;
        for (int at = 0; at < HandEnd.COUNT; at++) {
            chances[at] *= room / sum;
        }
        chances[HandEnd.WIN.ordinal()] = lifted;
        return new Forecast(chances, points, ready(plain.ready()));
    }

    /// What is missing at a chance: between the middles of two tenths in proportion, nothing at 0
    /// and at 1.
    private double lift(double chance) {
        double place = chance * GROUPS - 0.5;
        int below = (int) Math.floor(place);
        double part = place - below;
        if (below < 0) {
            return lifts[0] * Math.max(0, 2 * part - 1);
        }
        if (below >= GROUPS - 1) {
            return lifts[GROUPS - 1] * Math.max(0, 1 - 2 * part);
        }
        return (1 - part) * lifts[below] + part * lifts[below + 1];
    }

    private double ready(double chance) {
        double bounded = Math.clamp(chance, TINY, 1 - TINY);
        double log = StrictMath.log(bounded / (1 - bounded));
        return 1 / (1 + StrictMath.exp(-readyStretch * log - readyShift));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeDouble(stretch);
        for (double each : shift) {
            out.writeDouble(each);
        }
        out.writeDouble(readyStretch);
        out.writeDouble(readyShift);
        for (double each : lifts) {
            out.writeDouble(each);
        }
    }

    static Tilt read(DataInputStream in) throws IOException {
        double stretch = in.readDouble();
        double[] shift = doubles(in, HandEnd.COUNT);
        return new Tilt(stretch, shift, in.readDouble(), in.readDouble(), doubles(in, GROUPS));
    }

    private static double[] doubles(DataInputStream in, int count) throws IOException {
        double[] doubles = new double[count];
        for (int at = 0; at < count; at++) {
            doubles[at] = in.readDouble();
        }
        return doubles;
    }
}
