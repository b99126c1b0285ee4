package sparrow.arena.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.odds.Forecast;
import sparrow.odds.HandEnd;
import sparrow.odds.Model;

/// Nets are fitted to made-up hands whose truth is known.
class TrainingTest {
    private static final List<String> MEASURES = List.of("near", "rich", "noise");

    private static double uniform(Chance chance) {
        return (chance.next() >>> 11) * 0x1p-53;
    }

    /// A hand wins with the chance that its first measure says, for a hundred times the second;
    /// else nobody wins.
    private static Samples hands(int count) {
        Chance chance = Seed.splitMix64(3).hand(0);
        Samples samples = new Samples(MEASURES.size());
        for (int i = 0; i < count; i++) {
            float near = (float) uniform(chance);
            float rich = (float) (1 + uniform(chance));
            boolean wins = uniform(chance) < near * near;
            float noise = (float) (200 * uniform(chance));
            samples.add(
                    new float[] {near, rich, noise},
                    new Samples.Outcome(
                            wins ? HandEnd.WIN : HandEnd.NOBODY,
                            wins ? 100 * rich + noise - 100 : -5,
                            near > 0.5 ? 1 : 0));
        }
        return samples;
    }

    @Test
    void what_is_true_of_the_hands_is_learnt() {
        Samples hands = hands(60_000);
        Model model =
                new Model(
                        "made up",
                        List.of(new Training(MEASURES, List.of(16, 8), 30, 1).fit(hands)));
        for (float near : new float[] {0.3f, 0.5f, 0.8f}) {
            Forecast poor = model.forecast(new float[] {near, 1, 100});
            Forecast rich = model.forecast(new float[] {near, 2, 100});
            assertThat(poor.win()).isCloseTo(near * near, within(0.04));
            assertThat(rich.win()).isCloseTo(near * near, within(0.04));
            assertThat(rich.points(HandEnd.WIN)).isCloseTo(200, within(15.0));
            assertThat(poor.points(HandEnd.WIN)).isCloseTo(100, within(15.0));
            assertThat(poor.points(HandEnd.NOBODY)).isCloseTo(-5, within(1.0));
        }
        assertThat(model.forecast(new float[] {0.9f, 1, 50}).ready()).isGreaterThan(0.9);
        assertThat(model.forecast(new float[] {0.1f, 1, 50}).ready()).isLessThan(0.1);
    }

    @Test
    void the_same_hands_and_the_same_seed_give_the_same_bits() {
        Samples hands = hands(2_000);
        Training training = new Training(MEASURES, List.of(4), 2, 5);
        byte[] once = bytes(training, hands);
        assertThat(bytes(training, hands)).isEqualTo(once);
        assertThat(bytes(new Training(MEASURES, List.of(4), 2, 6), hands)).isNotEqualTo(once);
    }

    private static byte[] bytes(Training training, Samples hands) {
        return new Model("made up", List.of(training.fit(hands))).bytes();
    }

    @Test
    void a_tilt_finds_out_what_a_level_does_otherwise() {
        Chance chance = Seed.splitMix64(4).hand(0);
        List<Calibration.Told> told = new ArrayList<>();
        double[] chances = new double[HandEnd.COUNT];
        chances[HandEnd.WIN.ordinal()] = 0.5;
        chances[HandEnd.NOBODY.ordinal()] = 0.5;
        Forecast forecast = new Forecast(chances, new double[HandEnd.COUNT], 0.5);
        for (int i = 0; i < 20_000; i++) {
            HandEnd end = uniform(chance) < 0.3 ? HandEnd.WIN : HandEnd.NOBODY;
            told.add(new Calibration.Told(forecast, end, 0, uniform(chance) < 0.8 ? 1 : 0));
        }
        Forecast tilted = Tilting.of(told).of(forecast);
        assertThat(tilted.win()).isCloseTo(0.3, within(0.015));
        assertThat(tilted.ready()).isCloseTo(0.8, within(0.015));
    }
}
