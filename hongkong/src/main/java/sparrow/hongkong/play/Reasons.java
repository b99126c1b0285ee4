package sparrow.hongkong.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.game.Advice.Reason;
import sparrow.hongkong.play.Outlook.Hope;
import sparrow.odds.Forecast;
import sparrow.odds.ForecastWords;

/// Why an action is worth what it is, in words.
final class Reasons {
    private static final ForecastWords TOLD = ForecastWords.inPoints();

    private Reasons() {}

    static List<Reason> of(Hope hope, Forecast forecast) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(new Reason("distance", hope.distance(), hope.words()));
        reasons.add(
                new Reason(
                        "left",
                        hope.left(),
                        hope.left() == 1 ? "1 tile helps" : hope.left() + " tiles help"));
        reasons.addAll(TOLD.of(forecast));
        return reasons;
    }
}
