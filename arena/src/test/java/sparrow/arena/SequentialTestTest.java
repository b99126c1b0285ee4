package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.arena.SequentialTest.Verdict;
import sparrow.core.game.Idle;

final class SequentialTestTest {
    private static final long SEED = Long.getLong("sparrow.seed", 11);

    private record End(Verdict verdict, int sets) {}

    /// Sets whose means are normal, with that lead in deviations.
    private static End run(Random random, double lead, double deviation) {
        SequentialTest test = SequentialTest.of(Hypotheses.USUAL);
        while (test.verdict() == Verdict.UNDECIDED) {
            test = test.plus(deviation * (lead + random.nextGaussian()));
        }
        return new End(test.verdict(), test.sets());
    }

    /// One in twenty is the promise; of 600 tests that is 30, give or take five.
    @ParameterizedTest
    @CsvSource({"0, NOT_BETTER, 1", "0.1, BETTER, 1", "0, NOT_BETTER, 37", "0.1, BETTER, 0.01"})
    void a_mistake_is_made_one_time_in_twenty_at_most(
            double lead, Verdict right, double deviation) {
        Random random = new Random(SEED);
        int tests = 600;
        int wrong = 0;
        long sets = 0;
        for (int i = 0; i < tests; i++) {
            End end = run(random, lead, deviation);
            wrong += end.verdict == right ? 0 : 1;
            sets += end.sets;
        }
        assertThat(wrong).as("seed %d", SEED).isLessThan(50);
        assertThat(sets / tests).as("seed %d", SEED).isBetween(350L, 700L);
    }

    @ParameterizedTest
    @CsvSource({"-0.3, NOT_BETTER", "0.4, BETTER"})
    void a_large_lead_is_soon_seen(double lead, Verdict right) {
        Random random = new Random(SEED);
        for (int i = 0; i < 100; i++) {
            End end = run(random, lead, 5);
            assertThat(end.verdict).as("seed %d, test %d", SEED, i).isEqualTo(right);
            assertThat(end.sets).isLessThan(400);
        }
    }

    /// The ratio for a scatter that is known: n (some − none) (mean − (some + none) / 2).
    @Test
    void with_many_sets_the_ratio_is_that_of_a_known_scatter() {
        Random random = new Random(SEED);
        SequentialTest test = SequentialTest.of(new Hypotheses(0, 0.02));
        double sum = 0;
        for (int i = 0; i < 20_000; i++) {
            double mean = 0.01 + random.nextGaussian();
            sum += mean;
            test = test.plus(3 * mean);
        }
        double known = 0.02 * (sum - 20_000 * 0.01);
        assertThat(test.ratio()).as("seed %d", SEED).isCloseTo(known, within(0.1));
    }

    @Test
    void equal_sets_without_any_lead_are_not_decided_by_division_by_zero() {
        SequentialTest test = SequentialTest.of(Hypotheses.USUAL);
        for (int i = 0; i < 100; i++) {
            test = test.plus(0);
        }
        assertThat(test.verdict()).isEqualTo(Verdict.UNDECIDED);
        assertThat(test.ratio()).isZero();
    }

    @Test
    void a_lead_worth_having_is_more_than_none() {
        assertThatThrownBy(() -> new Hypotheses(0.1, 0.1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static KeptTest kept(long seed, Hypotheses hypotheses, List<Double> means) {
        Contest contest = Rivals.contest(Rivals.GREEDY, Idle.RANDOM, seed);
        return new KeptTest(contest, hypotheses, means);
    }

    @Test
    void a_test_goes_on_with_its_own_sets_alone() {
        KeptTest fresh = kept(3, Hypotheses.USUAL, List.of());
        String begun = kept(3, Hypotheses.USUAL, List.of(1.0, -0.25, 0.5)).json();
        assertThat(fresh.goOn(begun).map(KeptTest::json)).contains(begun);
        assertThat(kept(4, Hypotheses.USUAL, List.of()).goOn(begun)).isEmpty();
        assertThat(kept(3, new Hypotheses(0, 0.05), List.of()).goOn(begun)).isEmpty();
        assertThat(fresh.goOn("not JSON")).isEmpty();
        assertThat(fresh.goOn("")).isEmpty();
        assertThat(fresh.goOn("{}")).isEmpty();
    }

    @Test
    void sets_go_on_with_the_next_number() {
        Contest contest = Rivals.contest(Rivals.GREEDY, Idle.RANDOM, 3);
        List<Integer> numbers = new ArrayList<>();
        new Duel(contest, 2).play(5, 9, set -> numbers.add(set.number()));
        assertThat(numbers).containsExactly(5, 6, 7, 8);
    }
}
