package sparrow.odds;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// How the ends of hands lean when another level plays on: the logarithm of every chance is
/// stretched, and so much is added to it; the odds to become ready likewise.
public final class Tilt {
    private static final double TINY = 1e-9;

    private final double stretch;
    private final double[] shift;
    private final double readyStretch;
    private final double readyShift;

    /// @param shift by [HandEnd#ordinal()]
    public Tilt(double stretch, double[] shift, double readyStretch, double readyShift) {
        this.stretch = stretch;
        this.shift = shift.clone();
        this.readyStretch = readyStretch;
        this.readyShift = readyShift;
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
        for (int at = 0; at < HandEnd.COUNT; at++) {
            chances[at] /= sum;
        }
        return new Forecast(chances, points, ready(plain.ready()));
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
    }

    static Tilt read(DataInputStream in) throws IOException {
        double stretch = in.readDouble();
        double[] shift = new double[HandEnd.COUNT];
        for (int at = 0; at < HandEnd.COUNT; at++) {
            shift[at] = in.readDouble();
        }
        return new Tilt(stretch, shift, in.readDouble(), in.readDouble());
    }
}
