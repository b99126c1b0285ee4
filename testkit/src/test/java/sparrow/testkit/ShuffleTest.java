package sparrow.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;

/// Every tile is equally likely to lie at every position: chi-square of position × tile over many
/// shuffled walls. The same statistic rejects the shuffle that people write by mistake.
class ShuffleTest {
    private static final int TILES = 136;
    private static final List<Integer> SORTED = IntStream.range(0, TILES).boxed().toList();
    private static final double FAR = 4;
    private static final long SEED = Long.getLong("sparrow.seed", 4);

    private interface Shuffle extends BiFunction<Chance, List<Integer>, List<Integer>> {}

    /// How many standard deviations chi-square lies from its mean.
    ///
    /// Each tile lies at one position and each position holds one tile, which leaves (n − 1)²
    /// degrees of freedom and divides by walls / (n − 1).
    private static double z(Seed seed, int walls, Shuffle shuffle) {
        long[] counts = new long[TILES * TILES];
        for (int wall = 0; wall < walls; wall++) {
            int at = 0;
            for (int tile : shuffle.apply(seed.hand(wall), SORTED)) {
                counts[at * TILES + tile]++;
                at++;
            }
        }
        double expected = (double) walls / TILES;
        double sum = 0;
        for (long count : counts) {
            sum += (count - expected) * (count - expected);
        }
        double freedom = (TILES - 1.0) * (TILES - 1.0);
        return (sum * (TILES - 1) / walls - freedom) / Math.sqrt(2 * freedom);
    }

    /// Swaps every tile with any tile, instead of with one not yet placed.
    private static List<Integer> naive(Chance chance, List<Integer> tiles) {
        List<Integer> shuffled = new ArrayList<>(tiles);
        for (int i = 0; i < shuffled.size(); i++) {
            Collections.swap(shuffled, i, chance.below(shuffled.size()));
        }
        return shuffled;
    }

    private static Seed hmac() {
        return Seed.hmacSha512(new byte[] {(byte) SEED, 1, 2, 3});
    }

    @Test
    void walls_from_splitmix64_are_evenly_shuffled() {
        double z = z(Seed.splitMix64(SEED), 100_000, Chance::shuffled);
        assertThat(Math.abs(z)).as("seed %d, z %.2f", SEED, z).isLessThan(FAR);
    }

    @Test
    @Tag("slow")
    void walls_from_hmac_sha_512_are_evenly_shuffled() {
        double z = z(hmac(), 100_000, Chance::shuffled);
        assertThat(Math.abs(z)).as("seed %d, z %.2f", SEED, z).isLessThan(FAR);
    }

    @Test
    void the_naive_shuffle_is_rejected() {
        assertThat(z(Seed.splitMix64(SEED), 5_000, ShuffleTest::naive)).isGreaterThan(10 * FAR);
        assertThat(z(Seed.splitMix64(SEED), 100_000, ShuffleTest::naive)).isGreaterThan(100 * FAR);
    }

    @LongTest("shuffle")
    void a_million_walls_are_evenly_shuffled() {
        int walls = 1_000_000;
        new LongRun("shuffle", walls, walls, System.out)
                .run(
                        "Chi-square of position × tile over shuffled walls of 136 tiles, as standard deviations from its mean (below 4 is even), in thousandths; and that of the naive shuffle, which swaps every tile with any tile. Seed "
                                + SEED
                                + ".",
                        (from, count) -> {
                            double fast = z(Seed.splitMix64(SEED), count, Chance::shuffled);
                            double live = z(hmac(), count, Chance::shuffled);
                            double naive = z(Seed.splitMix64(SEED), count, ShuffleTest::naive);
                            assertThat(Math.abs(fast)).as("z %.2f", fast).isLessThan(FAR);
                            assertThat(Math.abs(live)).as("z %.2f", live).isLessThan(FAR);
                            assertThat(naive).isGreaterThan(FAR);
                            Census census = new Census();
                            census.add("z of splitmix64, in thousandths", Math.round(1000 * fast));
                            census.add(
                                    "z of hmac-sha-512, in thousandths", Math.round(1000 * live));
                            census.add(
                                    "z of the naive shuffle, in thousandths",
                                    Math.round(1000 * naive));
                            return census;
                        });
    }
}
