package sparrow.odds;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// What chances come to: where a chance was told, how often it came true. Straight between a few
/// knots, level before the first and behind the last of them, and never falling.
public final class Curve {
    /// Leaves every chance as it is.
    static final Curve NONE = new Curve(new double[0], new double[0]);

    private static final int MOST = 1_000;

    private final double[] told;
    private final double[] truth;

    /// @param told rising
    /// @param truth what each of them comes to, not falling
    public Curve(double[] told, double[] truth) {
        if (told.length != truth.length || !isRising(told, truth)) {
            throw new IllegalArgumentException("a curve rises from knot to knot");
        }
        this.told = told.clone();
        this.truth = truth.clone();
    }

    private static boolean isRising(double[] told, double[] truth) {
        for (int knot = 1; knot < told.length; knot++) {
            if (told[knot] <= told[knot - 1] || truth[knot] < truth[knot - 1]) {
                return false;
            }
        }
        return true;
    }

    double of(double chance) {
        if (told.length == 0) {
            return chance;
        }
        int next = 0;
        while (next < told.length && told[next] <= chance) {
            next++;
        }
        if (next == 0 || next == told.length) {
            return truth[Math.max(0, next - 1)];
        }
        double part = (chance - told[next - 1]) / (told[next] - told[next - 1]);
        return truth[next - 1] + part * (truth[next] - truth[next - 1]);
    }

    void write(DataOutputStream out) throws IOException {
        out.writeShort(told.length);
        for (int knot = 0; knot < told.length; knot++) {
            out.writeDouble(told[knot]);
            out.writeDouble(truth[knot]);
        }
    }

    static Curve read(DataInputStream in) throws IOException {
        int knots = in.readUnsignedShort();
        if (knots > MOST) {
            throw new IOException("a curve of " + knots + " knots");
        }
        double[] told = new double[knots];
        double[] truth = new double[knots];
        for (int knot = 0; knot < knots; knot++) {
            told[knot] = in.readDouble();
            truth[knot] = in.readDouble();
        }
        return new Curve(told, truth);
    }
}
