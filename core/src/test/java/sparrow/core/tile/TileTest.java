package sparrow.core.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TileTest {
    @Test
    void faces_stand_in_the_order_people_sort_a_hand() {
        assertThat(Notation.COMPACT.write(Tile.faces()))
                .isEqualTo("1234506789m1234506789p1234506789s1234567z12345678f12j?");
        assertThat(Tile.faces()).isSorted().doesNotHaveDuplicates().hasSize(48);
    }

    @Test
    void kinds_number_the_plain_faces_without_a_gap() {
        List<Integer> kinds =
                Tile.faces().stream().filter(tile -> !tile.isRed()).map(Tile::kind).toList();
        assertThat(kinds).isEqualTo(IntStream.range(0, 45).boxed().toList());
        assertThat(Tile.RED.kind()).isEqualTo(Tile.KINDS - 1);
        assertThat(Tile.PLUM.kind()).isEqualTo(Tile.KINDS);
    }

    @ParameterizedTest
    @EnumSource(Tile.class)
    void a_tile_without_its_paint_is_found_by_kind_and_by_suit_and_rank(Tile tile) {
        assertThat(Tile.ofKind(tile.kind())).isEqualTo(tile.plain());
        assertThat(Tile.of(tile.suit(), tile.rank())).isEqualTo(tile.plain());
        assertThat(tile.plain().isRed()).isFalse();
        assertThat(tile.plain().plain()).isEqualTo(tile.plain());
        assertThat(tile.rank()).isBetween(1, tile.suit().ranks());
    }

    @Test
    void the_three_red_fives_are_fives_of_their_suit() {
        assertThat(Tile.faces().stream().filter(Tile::isRed))
                .extracting(Tile::plain)
                .containsExactly(Tile.M5, Tile.P5, Tile.S5);
    }

    @ParameterizedTest
    @CsvSource({"CHARACTERS, 0", "DOTS, 10", "WINDS, 5", "DRAGONS, 4", "SEASONS, 5", "SPECIAL, -1"})
    void there_is_no_rank_beyond_the_family(Suit suit, int rank) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tile.of(suit, rank))
                .withMessage(suit + " has no rank " + rank);
    }

    @ParameterizedTest
    @CsvSource({
        "M1, one of characters",
        "P0, red five of dots",
        "S9, nine of bamboo",
        "NORTH, north wind",
        "WHITE, white dragon",
        "ORCHID, orchid (flower 2)",
        "BAMBOO, bamboo (flower 4)",
        "WINTER, winter (season 4)",
        "JOKER, joker",
        "BLANK, blank",
        "HIDDEN, hidden tile"
    })
    void a_title_is_plain_english(Tile tile, String title) {
        assertThat(tile.title()).isEqualTo(title);
    }

    @Test
    void titles_tell_all_faces_apart() {
        assertThat(Tile.faces()).extracting(Tile::title).doesNotHaveDuplicates();
    }

    @Test
    void families_are_told_apart() {
        assertThat(compactWhere(Tile::isTerminal)).isEqualTo("19m19p19s");
        assertThat(compactWhere(Tile::isHonor)).isEqualTo("1234567z");
        assertThat(compactWhere(Tile::isTerminalOrHonor)).isEqualTo("19m19p19s1234567z");
        assertThat(compactWhere(Tile::isFlower)).isEqualTo("12345678f");
        assertThat(compactWhere(tile -> tile.isNumbered() && tile.rank() == 5))
                .isEqualTo("50m50p50s");
        assertThat(compactWhere(tile -> tile.suit() == Suit.SPECIAL)).isEqualTo("12j?");
    }

    private static String compactWhere(Predicate<Tile> fits) {
        return Notation.COMPACT.write(Tile.faces().stream().filter(fits).toList());
    }

    @Test
    void a_tile_prints_in_compact_notation() {
        assertThat(Tile.P0).hasToString("0p");
        assertThat(Tile.RED).hasToString("7z");
        assertThat(Tile.SPRING).hasToString("5f");
        assertThat(Tile.BLANK).hasToString("2j");
        assertThat(Tile.HIDDEN).hasToString("?");
    }

    @Test
    void kinds_are_named_by_bits() {
        assertThat(Tile.ofKinds(0)).isEmpty();
        assertThat(Tile.ofKinds(0b1001L | 1L << Tile.EAST.kind()))
                .containsExactly(Tile.M1, Tile.M4, Tile.EAST);
        assertThat(Tile.ofKinds(0b1001L).get(1)).isEqualTo(Tile.M4);
    }
}
