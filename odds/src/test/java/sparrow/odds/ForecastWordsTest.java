package sparrow.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Advice.Reason;

class ForecastWordsTest {
    @Test
    void a_forecast_tells_the_odds_to_win_and_to_deal_in_and_what_they_are_worth() {
        double[] chances = new double[HandEnd.COUNT];
        double[] points = new double[HandEnd.COUNT];
        chances[HandEnd.WIN.ordinal()] = 0.25;
        points[HandEnd.WIN.ordinal()] = 20;
        chances[HandEnd.DEALS_IN_NOW.ordinal()] = 0.05;
        points[HandEnd.DEALS_IN_NOW.ordinal()] = -10;
        chances[HandEnd.DEALS_IN_LATER.ordinal()] = 0.15;
        points[HandEnd.DEALS_IN_LATER.ordinal()] = -6;
        chances[HandEnd.NOBODY.ordinal()] = 0.55;

        assertThat(
                        new ForecastWords(
                                        number -> Math.round(number) + " beans",
                                        number -> Math.round(number) + " beans a hand")
                                .of(new Forecast(chances, points, 0.5)).stream()
                                        .map(Reason::sentence))
                .containsExactly(
                        "25 % to win about 20 beans",
                        "20 % to deal in sooner or later, for about 7 beans",
                        "worth 4 beans a hand on average");
    }

    @Test
    void one_point_is_no_points_and_a_loss_is_called_so() {
        double[] chances = new double[HandEnd.COUNT];
        double[] points = new double[HandEnd.COUNT];
        chances[HandEnd.NOBODY.ordinal()] = 1;
        points[HandEnd.NOBODY.ordinal()] = -1;
        assertThat(
                        ForecastWords.inPoints()
                                .of(new Forecast(chances, points, 0))
                                .getLast()
                                .sentence())
                .isEqualTo("costs 1 point on average");
    }

    /// What is told here is an estimate, and reads as one.
    @Test
    void points_are_told_as_exactly_as_they_are_known() {
        assertThat(sentences(6_847.3, 2.4))
                .containsExactly(
                        "50 % to win about 6,800 points",
                        "50 % to deal in sooner or later, for about 2 points",
                        "worth 3,400 points on average");
        assertThat(sentences(73.4, 71.2))
                .contains("50 % to win about 73 points", "worth 1.1 points on average");
    }

    /// Where kongs were paid, even who deals in may come out of the hand with a gain.
    @Test
    void what_costs_nothing_is_not_said_to_cost_nothing() {
        assertThat(sentences(20, -3))
                .contains("50 % to win about 20 points", "50 % to deal in sooner or later");
        assertThat(sentences(-3, 2)).contains("50 % to win");
    }

    private static Stream<String> sentences(double win, double loss) {
        double[] chances = new double[HandEnd.COUNT];
        double[] points = new double[HandEnd.COUNT];
        chances[HandEnd.WIN.ordinal()] = 0.5;
        points[HandEnd.WIN.ordinal()] = win;
        chances[HandEnd.DEALS_IN_LATER.ordinal()] = 0.5;
        points[HandEnd.DEALS_IN_LATER.ordinal()] = -loss;
        return ForecastWords.inPoints().of(new Forecast(chances, points, 0)).stream()
                .map(Reason::sentence);
    }
}
