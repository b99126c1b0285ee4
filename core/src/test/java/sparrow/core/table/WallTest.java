package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Tile;

/// The wall keeps what is taken in three words of 64 bits: the borders between them must not show.
class WallTest {
    private static final long SEED = Long.getLong("sparrow.seed", 192);

    private static Wall wall(int size) {
        List<Tile> tiles = new ArrayList<>();
        for (int at = 0; at < size; at++) {
            tiles.add(Tile.faces().get(at % 40));
        }
        return Wall.of(tiles);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 63, 64, 65, 108, 127, 128, 129, 136, 144, 152, 160, 191, 192})
    void a_wall_is_taken_from_the_front_to_its_last_tile(int size) {
        Wall wall = wall(size);
        for (int at = 0; at < size; at++) {
            assertThat(wall.front()).isEqualTo(at);
            assertThat(wall.back()).isEqualTo(size - 1);
            assertThat(wall.left()).isEqualTo(size - at);
            assertThat(wall.isTaken(at)).isFalse();
            wall = wall.without(at);
            assertThat(wall.isTaken(at)).isTrue();
        }
        assertThat(wall.front()).isEqualTo(size);
        assertThat(wall.back()).isEqualTo(-1);
        assertThat(wall.left()).isZero();
        assertThat(wall.size()).isEqualTo(size);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64, 65, 128, 129, 144, 192})
    void a_wall_is_taken_from_the_back_to_its_first_tile(int size) {
        Wall wall = wall(size);
        for (int at = size - 1; at >= 0; at--) {
            assertThat(wall.back()).isEqualTo(at);
            assertThat(wall.front()).isZero();
            wall = wall.without(at);
        }
        assertThat(wall.front()).isEqualTo(size);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 64, 100, 128, 144, 192})
    void tiles_taken_anywhere_leave_the_others(int size) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Integer> order = new ArrayList<>();
        for (int at = 0; at < size; at++) {
            order.add(random.nextInt(at + 1), at);
        }
        Wall wall = wall(size);
        BitSet taken = new BitSet();
        for (int at : order) {
            wall = wall.without(at);
            taken.set(at);
            assertThat(wall.front()).as("seed %d", SEED).isEqualTo(taken.nextClearBit(0));
            assertThat(wall.back()).as("seed %d", SEED).isEqualTo(taken.previousClearBit(size - 1));
            assertThat(wall.left()).as("seed %d", SEED).isEqualTo(size - taken.cardinality());
            for (int other = 0; other < size; other++) {
                assertThat(wall.isTaken(other)).isEqualTo(taken.get(other));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 63, 64, 127, 128, 191})
    void a_position_is_taken_once(int at) {
        Wall wall = wall(192).without(at);
        assertThatExceptionOfType(Impossible.class)
                .isThrownBy(() -> wall.without(at))
                .withMessage("position " + at + " of the wall has been taken already");
        assertThat(wall.tile(at)).isEqualTo(wall(192).tile(at));
        assertThat(wall).isNotEqualTo(wall(192)).isEqualTo(wall(192).without(at));
        assertThat(wall).hasSameHashCodeAs(wall(192).without(at));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 144, 192, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void beyond_its_ends_a_wall_has_no_position(int at) {
        assertThatExceptionOfType(Impossible.class)
                .isThrownBy(() -> wall(144).without(at))
                .withMessage("the wall has no position " + at + "; it has 144 tiles");
    }

    @Test
    void a_wall_has_a_largest_size() {
        assertThatExceptionOfType(Impossible.class)
                .isThrownBy(() -> Wall.of(Collections.nCopies(193, Tile.M1)))
                .withMessage("a wall has 192 tiles at most, not 193");
        assertThat(Wall.NONE.front()).isZero();
        assertThat(Wall.NONE.back()).isEqualTo(-1);
    }
}
