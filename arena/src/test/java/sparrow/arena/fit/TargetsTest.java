package sparrow.arena.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import sparrow.arena.fit.Samples.Outcome;
import sparrow.arena.fit.Samples.Then;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.odds.HandEnd;
import sparrow.odds.Model;
import sparrow.odds.Net;

/// A model that says the same of every position: all ends are alike likely, each is worth 60 points
/// times its number, and ready is as likely as not.
class TargetsTest {
    private static final int READY = 0;
    private static final Offset<Float> CLOSE = within(1e-3f);
    private static final int TOP = 6;
    private static final List<String> WALK =
            List.of("ready", "height", "a", "b", "c", "d", "e", "f", "g", "h");
    private static final Model MODEL = new Model("made up", List.of(net()));

    private static Net net() {
        float[] bias = new float[Net.OUTPUTS];
        for (int end = 0; end < HandEnd.COUNT; end++) {
            bias[HandEnd.COUNT + end] = 60 * end;
        }
        Net.Layer layer = new Net.Layer(1, Net.OUTPUTS, new float[Net.OUTPUTS], bias);
        return new Net(List.of("ready"), List.of(layer));
    }

    private static Samples hand(Then then, Outcome last) {
        Samples samples = new Samples(1);
        samples.add(
                new float[] {0}, new Outcome(last.end(), last.points() + 12, last.ready(), then));
        samples.add(new float[] {0}, last);
        return samples;
    }

    @Test
    void of_a_last_decision_one_learns_what_happened() {
        Targets targets =
                Targets.ahead(hand(Then.GOES_ON, new Outcome(HandEnd.WIN, 100, 1)), MODEL, READY);
        assertThat(targets.chance(1, HandEnd.WIN.ordinal())).isEqualTo(1);
        assertThat(targets.points(1, HandEnd.WIN.ordinal())).isEqualTo(100);
        assertThat(targets.ready(1)).isEqualTo(1);
        assertThat(targets.chance(1, HandEnd.NOBODY.ordinal())).isZero();
    }

    @Test
    void of_an_earlier_one_mostly_that_and_partly_what_the_next_one_promised() {
        Targets targets =
                Targets.ahead(hand(Then.GOES_ON, new Outcome(HandEnd.NOBODY, -3, 0)), MODEL, READY);
        int nobody = HandEnd.NOBODY.ordinal();
        assertThat(targets.chance(0, nobody)).isCloseTo(0.7f + 0.3f / 6, CLOSE);
        assertThat(targets.chance(0, HandEnd.WIN.ordinal())).isCloseTo(0.3f / 6, CLOSE);
        assertThat(targets.ready(0)).isCloseTo(0.15f, CLOSE);
        assertThat(targets.points(0, HandEnd.WIN.ordinal()))
                .as("with what was gained in between")
                .isCloseTo(0 + 12, CLOSE);
        assertThat(targets.points(0, nobody))
                .isCloseTo(12 + (0.7f * -3 + 0.05f * 300) / 0.75f, CLOSE);
    }

    @Test
    void a_tile_that_deals_in_next_time_deals_in_later_than_now() {
        Outcome deals = new Outcome(HandEnd.DEALS_IN_NOW, -40, 0);
        Targets later = Targets.ahead(hand(Then.GOES_ON, deals), MODEL, READY);
        assertThat(later.chance(0, HandEnd.DEALS_IN_NOW.ordinal())).isZero();
        assertThat(later.chance(0, HandEnd.DEALS_IN_LATER.ordinal())).isCloseTo(0.7f + 0.1f, CLOSE);
        assertThat(later.points(0, HandEnd.DEALS_IN_LATER.ordinal()))
                .isCloseTo(12 + (0.7f * -40 + 0.05f * 60 + 0.05f * 120) / 0.8f, CLOSE);
        Targets now = Targets.ahead(hand(Then.SAME_MOMENT, deals), MODEL, READY);
        assertThat(now.chance(0, HandEnd.DEALS_IN_NOW.ordinal())).isCloseTo(0.75f, CLOSE);
    }

    @Test
    void a_hand_that_is_ready_has_been_ready() {
        Samples samples = new Samples(1);
        samples.add(new float[] {1}, new Outcome(HandEnd.NOBODY, 0, 1, Then.GOES_ON));
        samples.add(new float[] {0}, new Outcome(HandEnd.NOBODY, 0, 0));
        assertThat(Targets.ahead(samples, MODEL, READY).ready(0)).isEqualTo(1);
    }

    @Test
    void without_a_model_every_decision_learns_how_its_hand_ended() {
        Targets targets =
                Targets.outcomes(hand(Then.GOES_ON, new Outcome(HandEnd.OTHER_DRAWS, -8, 0)));
        assertThat(targets.chance(0, HandEnd.OTHER_DRAWS.ordinal())).isEqualTo(1);
        assertThat(targets.points(0, HandEnd.OTHER_DRAWS.ordinal())).isEqualTo(4);
    }

    /// Hands that walk up and down at random, one step at each decision, and win at the top: of a
    /// hand at height x of 6, x in 6 win. Most of what is measured says nothing.
    private static Samples walks(int hands, long seed) {
        Chance chance = Seed.splitMix64(seed).hand(0);
        Samples samples = new Samples(WALK.size());
        for (int hand = 0; hand < hands; hand++) {
            List<float[]> steps = new ArrayList<>();
            int height = 1 + chance.below(TOP - 1);
            while (height > 0 && height < TOP) {
                steps.add(measured(height, chance));
                height += chance.below(2) == 0 ? 1 : -1;
            }
            HandEnd end = height == TOP ? HandEnd.WIN : HandEnd.NOBODY;
            for (int step = 0; step < steps.size(); step++) {
                Then then = step == steps.size() - 1 ? Then.ENDS : Then.GOES_ON;
                samples.add(steps.get(step), new Outcome(end, 0, 0, then));
            }
        }
        return samples;
    }

    private static float[] measured(int height, Chance chance) {
        float[] measured = new float[WALK.size()];
        measured[1] = height;
        for (int i = 2; i < measured.length; i++) {
            measured[i] = chance.below(2);
        }
        return measured;
    }

    /// The mean square of how far a model is off the truth.
    private static double off(Net net, long seed) {
        Model model = new Model("walks", List.of(net));
        Chance chance = Seed.splitMix64(seed).hand(0);
        double sum = 0;
        int count = 2_000;
        for (int i = 0; i < count; i++) {
            int height = 1 + chance.below(TOP - 1);
            double off = model.forecast(measured(height, chance)).win() - (double) height / TOP;
            sum += off * off;
        }
        return sum / count;
    }

    @Test
    void who_looks_ahead_learns_more_from_as_many_hands() {
        double outcomes = 0;
        double ahead = 0;
        for (long seed = 1; seed <= 2; seed++) {
            Samples own = walks(300, 2 * seed);
            Training training = new Training(WALK, List.of(8), 300, seed);
            Net other = training.fit(walks(300, 2 * seed + 1));
            Targets targets = Targets.ahead(own, new Model("walks", List.of(other)), READY);
            outcomes += off(training.fit(own), 99);
            ahead += off(training.fit(own, targets), 99);
        }
        assertThat(ahead).isLessThan(0.7 * outcomes);
    }
}
