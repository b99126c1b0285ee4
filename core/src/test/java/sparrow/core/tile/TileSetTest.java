package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class TileSetTest {
    @Test
    void a_box_holds_four_of_each_suited_tile_wind_and_dragon() {
        List<Tile> tiles = TileSet.fourOfEach();
        assertThat(tiles).hasSize(136);
        assertThat(Collections.frequency(tiles, Tile.RED)).isEqualTo(4);
        assertThat(tiles).doesNotContain(Tile.M0, Tile.PLUM, Tile.JOKER, Tile.HIDDEN);
    }

    @Test
    void only_such_tiles_as_are_asked_for() {
        assertThat(TileSet.ofEach(2, tile -> tile.suit() == Suit.DRAGONS))
                .containsExactly(
                        Tile.WHITE, Tile.WHITE, Tile.GREEN, Tile.GREEN, Tile.RED, Tile.RED);
    }

    @Test
    void flowers_and_seasons_are_eight_different_tiles() {
        assertThat(TileSet.flowers()).hasSize(8).doesNotHaveDuplicates().allMatch(Tile::isFlower);
    }

    @Test
    void a_five_is_painted_red_and_nothing_else() {
        assertThat(Tile.P5.red()).isEqualTo(Tile.P0);
        assertThat(Tile.P0.red()).isEqualTo(Tile.P0);
        assertThat(Tile.P4.red()).isEqualTo(Tile.P4);
        assertThat(Tile.WHITE.red()).isEqualTo(Tile.WHITE);
    }
}
