package sparrow.odds;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// What was found missing in each tenth of the chances that were told.
final class Lifts {
    private final double[] missing;

    /// @param missing by the tenth in which a chance is told, for the middle of it
    Lifts(double[] missing) {
        if (missing.length != Tilt.GROUPS) {
            throw new IllegalArgumentException("there are " + Tilt.GROUPS + " tenths");
        }
        this.missing = missing.clone();
    }

    static Lifts none() {
        return new Lifts(new double[Tilt.GROUPS]);
    }

    /// The chance with what is missing at it: between the middles of two tenths in proportion,
    /// nothing at 0 and at 1.
    double of(double chance) {
        return Math.clamp(chance + missing(chance), 0, 1);
    }

    private double missing(double chance) {
        double place = chance * Tilt.GROUPS - 0.5;
        int below = (int) Math.floor(place);
        double part = place - below;
        if (below < 0) {
            return missing[0] * Math.max(0, 2 * part - 1);
        }
        if (below >= Tilt.GROUPS - 1) {
            return missing[Tilt.GROUPS - 1] * Math.max(0, 1 - 2 * part);
        }
        return (1 - part) * missing[below] + part * missing[below + 1];
    }

    void write(DataOutputStream out) throws IOException {
        for (double each : missing) {
            out.writeDouble(each);
        }
    }

    static Lifts read(DataInputStream in) throws IOException {
        double[] missing = new double[Tilt.GROUPS];
        for (int at = 0; at < missing.length; at++) {
            missing[at] = in.readDouble();
        }
        return new Lifts(missing);
    }
}
