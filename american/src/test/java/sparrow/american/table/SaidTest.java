package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// The log keeps what is said as text: it must stay as it was, and come back.
class SaidTest {
    @Test
    void what_is_said_is_written_as_logs_have_it() {
        assertThat(
                        List.of(
                                new Said.Courtesy(2).word(),
                                new Said.Challenge(Seat.B).word(),
                                new Said.BlankFor(Tile.M5).word(),
                                new Said.Dice(3, 4).word()))
                .containsExactly("courtesy 2", "challenge B", "blank for 5m", "dice 3 4");
    }

    @Test
    void every_number_seat_and_tile_comes_back() {
        for (int tiles = 0; tiles <= 3; tiles++) {
            comesBack(new Said.Courtesy(tiles));
        }
        for (Seat seat : Seat.values()) {
            comesBack(new Said.Challenge(seat));
        }
        for (Tile tile : Tile.faces()) {
            comesBack(new Said.BlankFor(tile));
        }
        comesBack(new Said.Dice(6, 1));
    }

    private static void comesBack(Said said) {
        assertThat(Said.of(said.word())).contains(said);
    }

    @ParameterizedTest
    @ValueSource(strings = {Words.STOP, Words.DING_DONG, Words.DEAD, Words.ALIVE, "riichi", ""})
    void plain_words_carry_nothing(String word) {
        assertThat(Said.of(word)).isEmpty();
    }
}
