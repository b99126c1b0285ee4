package sparrow.american.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.american.card.Card;
import sparrow.american.card.Rack;
import sparrow.american.card.reader.CardReader;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The older player, formula by formula. The numbers of contradictions are those of
/// docs/american-advice.md.
class ClassicPlayerTest {
    private static final Card CARD =
            CardReader.read(
                            """
                            card "Three lines"
                            section "Runs"
                            1: 111a 2222a 333a 44b 55b (run) X 25
                            4: 1234a 1234b 333c DDDc (run) C 35
                            section "Evens"
                            1: 2222a 44b 66b 888c 888a X 30
                            """)
                    .orThrow();
    private static final ClassicPlayer ORIGINAL = ClassicPlayer.of(CARD, Constants.ORIGINAL);
    private static final ClassicPlayer UPDATED = ClassicPlayer.of(CARD, Constants.UPDATED);

    private static Rack rack(String american) {
        return Rack.of(tiles(american));
    }

    private static Tiles tiles(String american) {
        return Tiles.of(Notation.AMERICAN.readTiles(american).orThrow());
    }

    /// Contradiction 26: component weights cancel, a rank is tiles in place.
    @ParameterizedTest
    @CsvSource({"6, 42.9", "7, 50.0", "8, 57.1", "9, 64.3", "10, 71.4", "14, 100"})
    void a_rank_is_tiles_in_place(int matched, double rank) {
        assertThat(LineRanks.rank(matched)).isCloseTo(rank, within(0.05));
    }

    @Test
    void jokers_fill_groups_of_three_and_more_only() {
        LineRanks ranks = LineRanks.of(CARD, rack("111C2222C33C44D5D J"));
        assertThat(ranks.rank(CARD.line("runs-1").orElseThrow()))
                .isCloseTo(1300 / 14.0, within(1e-9));
    }

    @Test
    void a_concealed_line_ranks_nothing_after_an_exposure() {
        Rack exposed =
                Rack.of(
                        tiles("2222C333C44D5D"),
                        Notation.AMERICAN.read("(1C 1C 1C)").orThrow().melds());
        LineRanks ranks = LineRanks.of(CARD, exposed);
        assertThat(ranks.rank(CARD.line("runs-4").orElseThrow())).isZero();
        assertThat(ranks.rank(CARD.line("runs-1").orElseThrow())).isGreaterThan(90);
    }

    /// Contradiction 35: the least loss comes first.
    @Test
    void the_useless_tile_goes() {
        List<TileRank> ranks = ORIGINAL.rankTiles(rack("111C2222C33C44D5D9B N"));
        assertThat(ranks.getFirst().rank()).isZero();
        assertThat(ranks.getFirst().loss()).isLessThanOrEqualTo(ranks.getLast().loss());
        assertThat(ORIGINAL.discard(rack("111C2222C33C44D55D N"), 0)).isEqualTo(Tile.NORTH);
    }

    /// Contradiction 28: a line of seven tiles counts 1, one of eight 57.
    @Test
    void lines_above_fifty_count_their_rank() {
        assertThat(ORIGINAL.constants().weight(LineRanks.rank(7), -7)).isEqualTo(1);
        assertThat(ORIGINAL.constants().weight(LineRanks.rank(8), -7))
                .isCloseTo(57.1, within(0.05));
    }

    /// Contradiction 27: the double penalty needs a loss of more than ten, and a tile is 7.14.
    @Test
    void the_double_penalty_never_comes_about() {
        assertThat(Constants.UPDATED.weight(60, -10.1)).isEqualTo(120);
        assertThat(LineRanks.rank(1)).isLessThan(10);
        for (String hand : List.of("111C2222C33C44D5D9B N", "2222B44D66D88C88B J J")) {
            assertThat(UPDATED.rankTiles(rack(hand))).isEqualTo(ORIGINAL.rankTiles(rack(hand)));
        }
    }

    @ParameterizedTest
    @CsvSource({"6, 3", "7, 2", "8, 2", "9, 1", "10, 0"})
    void the_original_courtesy_goes_by_rank(int matched, int tiles) {
        assertThat(Constants.ORIGINAL.courtesy(LineRanks.rank(matched))).isEqualTo(tiles);
    }

    /// Contradiction 29: the new formula asks for four tiles of nothing and for none from 35 on.
    @ParameterizedTest
    @CsvSource({"0, 4", "4.9, 4", "5, 3", "14.9, 3", "15, 2", "34.9, 1", "35, 0", "70, 0"})
    void the_updated_courtesy_is_as_written(double rank, int tiles) {
        assertThat(Constants.UPDATED.courtesy(rank)).isEqualTo(tiles);
    }

    /// Contradiction 29, put right by the levels: 45, 55 and 65 for the strongest.
    @ParameterizedTest
    @CsvSource({"6, 3", "7, 2", "8, 1", "9, 1", "10, 0"})
    void the_strongest_level_asks_for_less(int matched, int tiles) {
        assertThat(Strength.HARD.courtesy(LineRanks.rank(matched))).isEqualTo(tiles);
    }

    /// Contradiction 30: who has exposed goes on exposing; who has not needs the rank.
    @Test
    void a_group_is_exposed_above_the_threshold_or_once_something_lies_open() {
        Rack seven = rack("11C22C3C44D N N E E W W");
        assertThat(UPDATED.claim(seven, Tile.M1)).isPresent();
        assertThat(ClassicPlayer.of(CARD, Constants.ORIGINAL, Strength.EASY).claim(seven, Tile.M1))
                .isEmpty();
        Rack open =
                Rack.of(
                        tiles("11C N N E E W W S S R"),
                        Notation.AMERICAN.read("(3C 3C J)").orThrow().melds());
        assertThat(ORIGINAL.claim(open, Tile.M1)).isPresent();
    }

    @Test
    void no_pair_is_exposed() {
        assertThat(UPDATED.claim(rack("111C2222C33C4D55D N"), Tile.P4)).isEmpty();
    }

    /// Contradiction 34: no joker is passed, and fourteen tiles are passed from as well.
    @Test
    void three_tiles_are_passed_and_no_joker() {
        assertThat(UPDATED.pass(rack("111C2222C33C J J J N")))
                .hasSize(3)
                .doesNotContain(Tile.JOKER);
        assertThat(UPDATED.pass(rack("111C2222C33C J J J J J")))
                .hasSize(3)
                .doesNotContain(Tile.JOKER);
    }

    @Test
    void a_joker_is_taken_when_lines_gain_by_it() {
        assertThat(ORIGINAL.exchange(rack("11C2222C33C44D5D9B N N"), List.of(Tile.S9, Tile.M2)))
                .contains(Tile.S9);
        assertThat(ORIGINAL.exchange(rack("111C2222C333C44D N N"), List.of(Tile.P4))).isEmpty();
    }

    @Test
    void the_levels_differ_in_what_they_look_at() {
        ClassicPlayer easy = ClassicPlayer.of(CARD, Constants.UPDATED, Strength.EASY);
        assertThat(easy.discard(rack("111C2222C33C44D55D N"), 0.9)).isEqualTo(Tile.NORTH);
        assertThat(easy.discard(rack("111C2222C33C44D55D N"), 0.29)).isNotEqualTo(Tile.NORTH);
        assertThat(Strength.EASY.wantsSecondCharleston(40, 0.85)).isTrue();
        assertThat(Strength.HARD.wantsSecondCharleston(90, 0.55)).isFalse();
        assertThat(easy.takesForBlank(60, 99)).isFalse();
        assertThat(ClassicPlayer.of(CARD, Constants.UPDATED, Strength.HARD).takesForBlank(60, 85))
                .isTrue();
    }
}
