package sparrow.odds;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// What the chances that people are told come to, each by its own curve. What an action is worth
/// stays the same: nobody plays otherwise because of it.
///
/// @param dealsIn now or later
public record Curves(Curve win, Curve ready, Curve dealsInNow, Curve dealsIn) {
    /// Leave every chance as it is.
    public static final Curves NONE = new Curves(Curve.NONE, Curve.NONE, Curve.NONE, Curve.NONE);

    /// Every chance as it comes true; the ends between others, and that without a winner, share
    /// what is left.
    Forecast of(Forecast forecast) {
        double won = win.of(forecast.win());
        double thrown = Math.min(1 - won, dealsIn.of(forecast.dealsIn()));
        double now = Math.min(thrown, dealsInNow.of(forecast.dealsInNow()));
        double before = 1 - forecast.win() - forecast.dealsIn();
        double[] chances = new double[HandEnd.COUNT];
        for (HandEnd end : HandEnd.values()) {
            chances[end.ordinal()] =
                    switch (end) {
                        case WIN -> won;
                        case DEALS_IN_NOW -> now;
                        case DEALS_IN_LATER -> thrown - now;
                        case OTHER_DRAWS, BETWEEN_OTHERS, NOBODY ->
                                before <= 0
                                        ? (1 - won - thrown) / ELSEWHERE
                                        : forecast.chance(end) * (1 - won - thrown) / before;
                    };
        }
        return forecast.told(chances, ready.of(forecast.ready()));
    }

    /// The ends that have no curve.
    private static final int ELSEWHERE = 3;

    void write(DataOutputStream out) throws IOException {
        win.write(out);
        ready.write(out);
        dealsInNow.write(out);
        dealsIn.write(out);
    }

    static Curves read(DataInputStream in) throws IOException {
        return new Curves(Curve.read(in), Curve.read(in), Curve.read(in), Curve.read(in));
    }
}
