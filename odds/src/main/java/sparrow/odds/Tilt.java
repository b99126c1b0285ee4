package sparrow.odds;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// How the ends of hands lean when another level plays on: the logarithm of every chance is
/// stretched, and so much is added to it; the odds to become ready likewise. Then the chances to
/// win and to become ready are lifted by what was found missing in their tenth; the other ends make
/// room for a win. By what comes of that a level plays; what people are told of it goes through
/// [Curves] at last.
public final class Tilt {
    /// Into so many groups of the same width chances are put.
    public static final int GROUPS = 10;

    /// Leaves everything as it is.
    public static final Tilt NONE = new Tilt(1, new double[HandEnd.COUNT], 1, 0);

    private static final double TINY = 1e-9;

    private final double stretch;
    private final double[] shift;
    private final double readyStretch;
    private final double readyShift;
    private final Lifts win;
    private final Lifts ready;
    private final Curves curves;

    /// @param shift by [HandEnd#ordinal()]
    public Tilt(double stretch, double[] shift, double readyStretch, double readyShift) {
        this(stretch, shift, readyStretch, readyShift, Lifts.none(), Lifts.none(), Curves.NONE);
    }

    private Tilt(
            double stretch,
            double[] shift,
            double readyStretch,
            double readyShift,
            Lifts win,
            Lifts ready,
            Curves curves) {
        this.stretch = stretch;
        this.shift = shift.clone();
        this.readyStretch = readyStretch;
        this.readyShift = readyShift;
        this.win = win;
        this.ready = ready;
        this.curves = curves;
    }

    /// The same, with what is missing in each tenth.
    ///
    /// @param winning of the chances to win
    /// @param readying of the chances to become ready
    public Tilt lifting(double[] winning, double[] readying) {
        return new Tilt(
                stretch,
                shift,
                readyStretch,
                readyShift,
                new Lifts(winning),
                new Lifts(readying),
                curves);
    }

    /// The same, with what comes of the chances it tells.
    public Tilt telling(Curves others) {
        return new Tilt(stretch, shift, readyStretch, readyShift, win, ready, others);
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
        double won = chances[HandEnd.WIN.ordinal()] / sum;
        double lifted = win.of(won);
        double room = won < 1 ? (1 - lifted) / (1 - won) : 1;
        for (int at = 0; at < HandEnd.COUNT; at++) {
            chances[at] *= room / sum;
        }
        chances[HandEnd.WIN.ordinal()] = lifted;
        return curves.of(new Forecast(chances, points, ready(plain.ready())));
    }

    private double ready(double chance) {
        double bounded = Math.clamp(chance, TINY, 1 - TINY);
        double log = StrictMath.log(bounded / (1 - bounded));
        return ready.of(1 / (1 + StrictMath.exp(-readyStretch * log - readyShift)));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeDouble(stretch);
        for (double each : shift) {
            out.writeDouble(each);
        }
        out.writeDouble(readyStretch);
        out.writeDouble(readyShift);
        win.write(out);
        ready.write(out);
        curves.write(out);
    }

    static Tilt read(DataInputStream in, int version) throws IOException {
        double stretch = in.readDouble();
        double[] shift = new double[HandEnd.COUNT];
        for (int at = 0; at < shift.length; at++) {
            shift[at] = in.readDouble();
        }
        return new Tilt(
                stretch,
                shift,
                in.readDouble(),
                in.readDouble(),
                Lifts.read(in),
                Lifts.read(in),
                version == 2 ? Curves.NONE : Curves.read(in));
    }
}
