package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sparrow.arena.Ratings.Rating;
import sparrow.core.game.Idle;
import sparrow.testkit.wren.Wren;

final class RatingsTest {
    private static final long SEED = Long.getLong("sparrow.seed", 5);

    /// The share that somebody with that lead leaves behind.
    private static double share(double lead) {
        return 1 / (1 + Math.pow(10, -lead / 400));
    }

    @Test
    void a_lead_of_four_hundred_is_ten_to_one() {
        double score = 10.0 / 11;
        List<Double> sets = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            sets.add(score);
        }
        List<Rating> ratings = Ratings.of(2, List.of(new Pairing(0, 1, sets)), SEED);
        assertThat(ratings.get(0).value()).isCloseTo(200, within(0.5));
        assertThat(ratings.get(1).value()).isCloseTo(-200, within(0.5));
    }

    /// Of 60 drawn ladders some three ends of an interval in a hundred lie on the wrong side.
    @Test
    void the_truth_lies_in_nineteen_of_twenty_intervals() {
        double[] truth = {-300, -50, 100, 250};
        Random random = new Random(SEED);
        int within = 0;
        int all = 0;
        for (int ladder = 0; ladder < 60; ladder++) {
            List<Pairing> pairings = new ArrayList<>();
            for (int a = 0; a < truth.length; a++) {
                for (int b = 0; b < truth.length; b++) {
                    if (a != b) {
                        pairings.add(drawn(a, b, share(truth[a] - truth[b]), random));
                    }
                }
            }
            List<Rating> ratings = Ratings.of(truth.length, pairings, ladder);
            for (int level = 0; level < truth.length; level++) {
                Rating rating = ratings.get(level);
                within += rating.low() <= truth[level] && truth[level] <= rating.high() ? 1 : 0;
                all++;
            }
        }
        assertThat((double) within / all).as("seed %d", SEED).isBetween(0.88, 0.995);
    }

    private static Pairing drawn(int a, int b, double share, Random random) {
        List<Double> scores = new ArrayList<>();
        for (int set = 0; set < 100; set++) {
            int ahead = 0;
            for (int meeting = 0; meeting < 12; meeting++) {
                ahead += random.nextDouble() < share ? 1 : 0;
            }
            scores.add(ahead / 12.0);
        }
        return new Pairing(a, b, scores);
    }

    @Test
    void who_never_lost_is_not_endlessly_strong() {
        List<Rating> ratings =
                Ratings.of(2, List.of(new Pairing(0, 1, List.of(1.0, 1.0, 1.0))), SEED);
        assertThat(ratings.get(0).value()).isBetween(100.0, 1_000.0);
        assertThat(ratings.get(0).high()).isFinite();
    }

    @Test
    void a_ladder_finds_the_order_of_strength() {
        Ladder ladder =
                new Ladder(
                        Rivals.WREN,
                        Wren.with(Map.of("hands", "2")).rules(),
                        List.of(Rivals.GREEDY, Idle.RANDOM),
                        20,
                        SEED);
        List<Pairing> one = new ArrayList<>();
        ladder.play(List.of(), Crew.ofThreads(1), one::add);
        List<Pairing> two = new ArrayList<>();
        ladder.play(List.of(), Crew.ofThreads(2), two::add);
        assertThat(one).isEqualTo(two).hasSize(ladder.all()).hasSize(40);
        List<Pairing> whole = List.of(one.get(19), one.get(39));
        List<Rating> ratings = ladder.ratings(whole);
        assertThat(ratings.get(0).low()).isGreaterThan(ratings.get(1).high());
        KeptLadder stopped = new KeptLadder(ladder, List.of(one.get(19), one.get(24)));
        KeptLadder found = new KeptLadder(ladder, List.of()).goOn(stopped.json()).orElseThrow();
        assertThat(found).isEqualTo(stopped);
        List<Pairing> rest = new ArrayList<>();
        ladder.play(found.pairings(), Crew.ofThreads(2), rest::add);
        assertThat(rest).isEqualTo(one.subList(25, 40));
        Ladder other = new Ladder(ladder.game(), ladder.rules(), ladder.levels(), 20, SEED + 1);
        assertThat(new KeptLadder(other, List.of()).goOn(stopped.json())).isEmpty();
        assertThat(new KeptLadder(ladder, List.of()).goOn("no ladder")).isEmpty();
    }
}
