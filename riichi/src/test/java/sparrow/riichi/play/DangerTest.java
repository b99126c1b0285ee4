package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;

class DangerTest {
    private static int[] threeOfEach() {
        int[] unseen = new int[Tile.KINDS];
        Arrays.fill(unseen, 3);
        return unseen;
    }

    private static long kinds(String tiles) {
        return Notation.COMPACT.readTiles(tiles).orThrow().stream()
                .mapToLong(tile -> 1L << tile.kind())
                .reduce(0, (one, other) -> one | other);
    }

    private static double of(double[] danger, Tile tile) {
        return danger[tile.kind()];
    }

    @Test
    void what_was_discarded_is_safe() {
        double[] danger = Danger.of(kinds("5m1z"), threeOfEach());
        assertThat(of(danger, Tile.M5)).isZero();
        assertThat(of(danger, Tile.EAST)).isZero();
        assertThat(of(danger, Tile.SOUTH)).isPositive();
    }

    @Test
    void the_middle_of_a_suit_is_more_dangerous_than_its_ends_and_honors() {
        double[] danger = Danger.of(0, threeOfEach());
        assertThat(of(danger, Tile.M5)).isGreaterThan(of(danger, Tile.M3)).isBetween(0.06, 0.12);
        assertThat(of(danger, Tile.M3)).isGreaterThan(of(danger, Tile.M1));
        assertThat(of(danger, Tile.M1)).isGreaterThan(of(danger, Tile.EAST));
    }

    @Test
    void three_ranks_from_a_safe_tile_is_safer() {
        double[] danger = Danger.of(kinds("4m4p7p"), threeOfEach());
        assertThat(of(danger, Tile.M1)).isLessThan(of(danger, Tile.S1) / 2);
        assertThat(of(danger, Tile.M7)).isLessThan(of(danger, Tile.S7));
        assertThat(of(danger, Tile.P1)).isLessThan(of(danger, Tile.P2));
    }

    @Test
    void a_wait_that_needs_tiles_all_seen_is_impossible() {
        int[] unseen = threeOfEach();
        unseen[Tile.S3.kind()] = 0;
        double[] danger = Danger.of(0, unseen);
        assertThat(of(danger, Tile.S1)).isLessThan(of(danger, Tile.M1) / 2);
        unseen[Tile.RED.kind()] = 0;
        assertThat(of(Danger.of(0, unseen), Tile.RED)).isZero();
    }

    /// One and a half to two kinds complete a usual ready hand.
    @Test
    void the_dangers_add_up_to_the_kinds_of_a_wait() {
        double sum = Arrays.stream(Danger.of(0, threeOfEach())).sum();
        assertThat(sum).isBetween(1.4, 2.0);
        assertThat(Arrays.stream(Danger.of(Aim.ALL, threeOfEach())).sum())
                .isCloseTo(0, within(1e-12));
    }
}
