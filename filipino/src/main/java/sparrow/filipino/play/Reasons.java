package sparrow.filipino.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Advice.Reason;
import sparrow.core.table.Figures;
import sparrow.filipino.Money;
import sparrow.filipino.play.Outlook.Hope;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastWords;
import sparrow.shapes.Distance;

/// Why an action is worth what it is, in words.
final class Reasons {
    private static final ForecastWords TOLD = new ForecastWords(Reasons::average, Reasons::average);

    private Reasons() {}

    static List<Reason> of(Hope hope, int money, Forecast forecast) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(new Reason("distance", hope.distance(), away(hope.distance())));
        reasons.add(
                new Reason(
                        "left",
                        hope.left(),
                        hope.left() == 1 ? "1 tile helps" : hope.left() + " tiles help"));
        reasons.addAll(TOLD.of(forecast));
        if (money > 0) {
            reasons.add(new Reason("at once", money, units(money) + " at once"));
        }
        return reasons;
    }

    /// A claim that leaves a hand as far from a win as it was.
    static Reason idle(Hope after) {
        return new Reason("distance", after.distance(), "it brings no win nearer");
    }

    private static String away(int distance) {
        return distance == Distance.NEVER
                ? "no win worth enough can be reached"
                : Distance.inWords(distance);
    }

    /// What is paid, to the quarter.
    private static String units(int quarters) {
        return quarters == Money.QUARTERS
                ? "1 unit"
                : Money.units(quarters).toPlainString() + " units";
    }

    /// What may be paid, roughly.
    private static String average(double quarters) {
        String units = Figures.roughly(quarters / Money.QUARTERS);
        return units + (units.equals("1") ? " unit" : " units");
    }
}
