package sparrow.odds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tiles;

class PiecesTest {
    @ParameterizedTest
    @CsvSource({
        "123m456p789s11z, 3, 1, 0, 0, 0",
        "111m23p79s55z1z, 1, 1, 1, 1, 1",
        "12m89p13s5m5z, 0, 0, 0, 3, 2",
        "223344m, 2, 0, 0, 0, 0",
        "9m1p9s1z2z, 0, 0, 0, 0, 5"
    })
    void a_hand_is_taken_apart(
            String hand, int sets, int pairs, int twoSided, int others, int lonely) {
        int[] held = Tiles.of(Notation.COMPACT.readTiles(hand).orThrow()).kinds();
        assertThat(Pieces.of(held)).isEqualTo(new Pieces(sets, pairs, twoSided, others, lonely));
    }
}
