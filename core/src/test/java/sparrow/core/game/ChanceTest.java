package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChanceTest {
    private static final long SEED = Long.getLong("sparrow.seed", 6);

    private static Chance of(long... words) {
        PrimitiveIterator.OfLong iterator = LongStream.of(words).iterator();
        return iterator::nextLong;
    }

    /// For bounds that do not divide 2^64 the last words are thrown away; the first of them and the
    /// last one kept stand side by side.
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 6, 7, 34, 136, 144, 1_000_003, Integer.MAX_VALUE})
    void words_from_the_incomplete_last_stretch_are_thrown_away(int bound) {
        long incomplete = Long.remainderUnsigned(-(long) bound, bound);
        assertThat(incomplete).isPositive();
        assertThat(of(-incomplete, -1L, 4L).below(bound)).isEqualTo(4 % bound);
        assertThat(of(-incomplete - 1, 4L).below(bound)).isEqualTo(bound - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 64, 1 << 30})
    void for_powers_of_two_every_word_counts(int bound) {
        assertThat(of(-1L).below(bound)).isEqualTo(bound - 1);
        assertThat(of(0L).below(bound)).isZero();
        assertThat(of(Long.MIN_VALUE).below(bound)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void no_number_lies_below_nothing(int bound) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seed.splitMix64(SEED).hand(0).below(bound))
                .withMessage("no number lies below " + bound);
    }

    /// Bounds just above and below powers of two, and three quarters of the range, where taking a
    /// remainder of too few bits shows most.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 6, 7, 13, 34, 63, 64, 65, 136, 144, 152, 1_000})
    void every_number_is_equally_likely(int bound) {
        for (Seed seed :
                List.of(Seed.splitMix64(SEED), Seed.hmacSha512(new byte[] {(byte) SEED}))) {
            Chance chance = seed.hand(bound);
            int draws = 200 * Math.max(bound, 100);
            int[] counts = new int[bound];
            for (int i = 0; i < draws; i++) {
                counts[chance.below(bound)]++;
            }
            double expected = (double) draws / bound;
            double sum =
                    Arrays.stream(counts).mapToDouble(c -> (c - expected) * (c - expected)).sum();
            double z = (sum / expected - (bound - 1)) / Math.sqrt(2.0 * (bound - 1));
            assertThat(Math.abs(z)).as("seed %d, z %f", SEED, z).isLessThan(4.5);
        }
    }

    /// Folding the range to three quarters of 2^31 by a remainder of 31 bits would put two thirds
    /// of all numbers in the lower half.
    @Test
    void large_bounds_are_not_biased_towards_small_numbers() {
        Chance chance = Seed.splitMix64(SEED).hand(1);
        int bound = 3 << 29;
        int draws = 100_000;
        int low = 0;
        for (int i = 0; i < draws; i++) {
            low += chance.below(bound) < bound / 2 ? 1 : 0;
        }
        double z = (low - draws / 2.0) / Math.sqrt(draws / 4.0);
        assertThat(Math.abs(z)).as("seed %d, z %f", SEED, z).isLessThan(4.5);
    }

    @Test
    void every_order_of_four_things_is_equally_likely() {
        Chance chance = Seed.splitMix64(SEED).hand(2);
        int[] counts = new int[256];
        int draws = 48_000;
        for (int i = 0; i < draws; i++) {
            int order = 0;
            for (int thing : chance.shuffled(List.of(0, 1, 2, 3))) {
                order = order * 4 + thing;
            }
            counts[order]++;
        }
        int[] orders = Arrays.stream(counts).filter(count -> count > 0).toArray();
        assertThat(orders).hasSize(24);
        double sum = Arrays.stream(orders).mapToDouble(c -> (c - 2_000.0) * (c - 2_000.0)).sum();
        double z = (sum / 2_000 - 23) / Math.sqrt(46);
        assertThat(Math.abs(z)).as("seed %d, z %f", SEED, z).isLessThan(4.5);
    }

    @Test
    void a_shuffle_loses_nothing_and_leaves_the_original_alone() {
        List<Integer> things = new ArrayList<>(Collections.nCopies(3, 7));
        things.addAll(List.of(1, 2, 3));
        List<Integer> copy = List.copyOf(things);
        List<Integer> shuffled = Seed.splitMix64(SEED).hand(3).shuffled(things);
        assertThat(shuffled).containsExactlyInAnyOrderElementsOf(copy);
        assertThat(things).isEqualTo(copy);
        assertThat(of().shuffled(List.of())).isEmpty();
        assertThat(of().shuffled(List.of(1))).containsExactly(1);
    }

    /// Fisher and Yates from the end: the word 0 always brings the first thing to the last place.
    @Test
    void the_last_place_is_filled_first() {
        assertThat(of(0, 0, 0).shuffled(List.of("a", "b", "c", "d")))
                .containsExactly("b", "c", "d", "a");
        assertThat(of(3, 2, 1).shuffled(List.of("a", "b", "c", "d")))
                .containsExactly("a", "b", "c", "d");
    }

    @Test
    void a_remainder_without_division_is_the_one_with_it() {
        Chance words = Seed.splitMix64(SEED).hand(4);
        for (int divisor = 1; divisor <= 300; divisor++) {
            long multiple = Long.divideUnsigned(-1, divisor) * divisor;
            for (long word : new long[] {0, 1, multiple - 1, multiple, -1, words.next()}) {
                assertThat(Remainder.of(word, divisor))
                        .as("%s by %d", Long.toUnsignedString(word), divisor)
                        .isEqualTo(Long.remainderUnsigned(word, divisor));
            }
        }
    }
}
