package sparrow.arena.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.odds.Curves;
import sparrow.odds.Forecast;
import sparrow.odds.HandEnd;
import sparrow.odds.Tilt;

class TruthTest {
    private static double told(Truth truth, double chance) {
        double[] chances = new double[HandEnd.COUNT];
        chances[HandEnd.WIN.ordinal()] = chance;
        chances[HandEnd.NOBODY.ordinal()] = 1 - chance;
        Forecast plain = new Forecast(chances, new double[HandEnd.COUNT], 0.5);
        Curves none = Curves.NONE;
        Curves curves = new Curves(truth.curve(), none.ready(), none.dealsInNow(), none.dealsIn());
        return Tilt.NONE.telling(curves).of(plain).win();
    }

    private static Truth of(int decisions, double most, DoubleUnaryOperator comes) {
        Truth truth = new Truth();
        Chance chance = Seed.splitMix64(21).hand(0);
        for (int i = 0; i < decisions; i++) {
            double told = most * chance.below(100_000) / 100_000;
            truth.add(told, chance.below(1_000_000) < 1e6 * comes.applyAsDouble(told) ? 1 : 0);
        }
        return truth;
    }

    @Test
    void what_is_told_too_high_is_told_as_it_happens() {
        Truth truth = of(400_000, 1, told -> told * told);
        for (double told = 0.05; told < 1; told += 0.1) {
            assertThat(told(truth, told)).isCloseTo(told * told, within(0.015));
        }
    }

    @Test
    void where_little_was_told_the_last_that_is_known_goes_on() {
        Truth truth = of(60_000, 0.52, told -> told / 2);
        assertThat(told(truth, 0.3)).isCloseTo(0.15, within(0.015));
        assertThat(told(truth, 0.95)).isEqualTo(told(truth, 0.55)).isCloseTo(0.25, within(0.02));
    }

    @Test
    void more_never_comes_to_less() {
        Truth truth = of(200_000, 1, told -> told < 0.5 ? 0.6 : 0.3);
        double before = 0;
        for (double told = 0; told <= 1; told += 0.01) {
            assertThat(told(truth, told)).isGreaterThanOrEqualTo(before);
            before = told(truth, told);
        }
        assertThat(before).isCloseTo(0.45, within(0.03));
    }

    @Test
    void whoever_told_nothing_or_little_is_not_corrected_by_luck() {
        assertThat(told(new Truth(), 0.37)).isCloseTo(0.37, within(1e-6));
        Truth little = of(10, 1, _ -> 0.5);
        assertThat(told(little, 0.9)).isCloseTo(0.9, within(1e-6));
    }
}
