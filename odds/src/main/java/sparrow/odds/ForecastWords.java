package sparrow.odds;

import java.util.List;
import java.util.function.DoubleFunction;
import sparrow.core.game.Advice.Reason;
import sparrow.core.table.Figures;

/// Puts a forecast into words.
///
/// @param paid what is paid at once, never below zero, in the words of the game, such as "12
///   points"
/// @param average the same over many hands
public record ForecastWords(DoubleFunction<String> paid, DoubleFunction<String> average) {
    /// Less than this is nothing to speak of.
    private static final double LEAST = 0.05;

    /// In points: two digits that count, and where whole points are paid no parts of them.
    public static ForecastWords inPoints() {
        return new ForecastWords(
                paid -> points(Figures.roughly(paid < 1 ? paid : Math.round(paid))),
                average -> points(Figures.roughly(average)));
    }

    private static String points(String number) {
        return number + (number.equals("1") ? " point" : " points");
    }

    /// How the hand will end.
    public List<Reason> of(Forecast forecast) {
        return List.of(
                new Reason(
                        "chance to win",
                        forecast.win(),
                        Figures.percent(forecast.win())
                                + " to win"
                                + about(" ", forecast.points(HandEnd.WIN))),
                new Reason(
                        "chance to deal in",
                        forecast.dealsIn(),
                        Figures.percent(forecast.dealsIn())
                                + " to deal in sooner or later"
                                + about(", for ", loss(forecast))),
                new Reason("expected points", forecast.value(), worth(forecast.value())));
    }

    /// How much; nothing where it is next to nothing.
    private String about(String before, double points) {
        return points < LEAST ? "" : before + "about " + paid.apply(points);
    }

    private String worth(double value) {
        return (value < 0 ? "costs " : "worth ") + average.apply(Math.abs(value)) + " on average";
    }

    /// What dealing in costs on average.
    private static double loss(Forecast forecast) {
        double sum =
                forecast.dealsInNow() * forecast.points(HandEnd.DEALS_IN_NOW)
                        + forecast.chance(HandEnd.DEALS_IN_LATER)
                                * forecast.points(HandEnd.DEALS_IN_LATER);
        return Math.max(0, -sum / Math.max(1e-9, forecast.dealsIn()));
    }
}
