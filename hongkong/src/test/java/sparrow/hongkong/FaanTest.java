package sparrow.hongkong;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.hongkong.Scenes.drawn;
import static sparrow.hongkong.Scenes.faan;
import static sparrow.hongkong.Scenes.flowers;
import static sparrow.hongkong.Scenes.rules;
import static sparrow.hongkong.Scenes.won;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.Win.Circumstance;

/// Every entry of the rule book with a hand that earns it and one that just misses it. East wins in
/// the east round on the last tile typed, with the flower of another seat.
class FaanTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    (123m)456m789p234s55p    | Common hand 1
                    (123m)456m789p234s66z    | Common hand 1
                    (123m)456m789p222s55p    | chicken
                    (111m)222p555s888p99s    | All pungs 3
                    (111m)222p555s678p99s    | chicken
                    (1111m){2222p}555s888p99s | All pungs 3
                    (123m)345m678m222z99m    | Mixed one suit 3
                    (123m)345m678m222z99p    | chicken
                    (123m)345m678m999m22z    | Mixed one suit 3
                    (123m)345m678m999m55m    | Pure one suit 7
                    (123m)345m678m456m99m    | Common hand 1, Pure one suit 7
                    (111m)222m555m888m99m    | All pungs 3, Pure one suit 7
                    (555z)666z123m456p77z    | Small three dragons 5
                    (555z)666z123m456p33z    | Dragons 2
                    (555z)666z777z123m99p    | Great three dragons 8
                    (555z)666z777z123m99m    | Mixed one suit 3, Great three dragons 8
                    (111z)222z333z123m44z    | Mixed one suit 3, Small four winds 13
                    (111z)222z333z123m99p    | Seat wind 1, Round wind 1
                    (111z)222z333z444z88p    | Mixed one suit 3, Great four winds 13
                    (111z)222z333z555z77z    | All honors 10, Dragons 1, Seat wind 1, Round wind 1
                    (222z)333z444z555z99p    | All pungs 3, Mixed one suit 3, Mixed terminals 1, Dragons 1
                    (111m)999m222z333z99p    | All pungs 3, Mixed terminals 1
                    (111m)999m222z333z88p    | All pungs 3
                    (111m)999m111p999s99p    | All terminals 13
                    (111m)999m111p888s99p    | All pungs 3
                    11123456789995m          | Nine gates 13
                    11122345678999m          | Pure one suit 7, Concealed hand 1
                    111234567899m(999m)      | no win
                    (1111m)(2222p)(5555s){8888p}99s | All kongs 13
                    (1111m)(2222p)(5555s)888p99s | All pungs 3
                    19m19p19s12345677z       | Thirteen orphans 13
                    19m19p19s1234566z2m      | no win
                    (555z)123m456p789s22m    | Dragons 1
                    123m456p789s22255m       | Concealed hand 1
                    {2222p}456m789p123s55p   | Concealed hand 1
                    (111z)123m456p789s22m    | Seat wind 1, Round wind 1
                    (222z)123m456p789s22m    | chicken
                    """)
    void a_hand_won_on_a_discard_earns(String hand, String earned) {
        assertThat(faan(won(hand))).isEqualTo(earned);
    }

    @Test
    void winds_count_for_the_seat_and_for_the_round() {
        Win win = won("(222z)123m456p789s22m");

        assertThat(faan(win.winds(Tile.SOUTH, Tile.EAST))).isEqualTo("Seat wind 1");
        assertThat(faan(win.winds(Tile.EAST, Tile.SOUTH))).isEqualTo("Round wind 1");
        assertThat(faan(win.winds(Tile.SOUTH, Tile.SOUTH))).isEqualTo("Seat wind 1, Round wind 1");
        assertThat(faan(win.winds(Tile.WEST, Tile.EAST))).isEqualTo("chicken");
    }

    @Test
    void four_concealed_pungs_must_be_drawn() {
        assertThat(faan(drawn("111m222p555s88p99s8p"))).isEqualTo("Four concealed pungs 13");
        assertThat(faan(won("111m222p555s88p99s8p"))).isEqualTo("All pungs 3, Concealed hand 1");
        assertThat(faan(drawn("(111m)222p555s88p99s8p"))).isEqualTo("All pungs 3, Self-draw 1");
    }

    @Test
    void the_reading_that_pays_best_counts() {
        assertThat(faan(drawn("111222333m99p777s"))).contains("Four concealed pungs");
        assertThat(faan(won("(777s)111222333m99p"))).isEqualTo("All pungs 3");
        assertThat(faan(won("(789s)111222333m99p"))).isEqualTo("Common hand 1");
        assertThat(faan(won("11223344556677p")))
                .isEqualTo("Common hand 1, Pure one suit 7, Concealed hand 1");
        assertThat(faan(rules("family"), won("11223344556677p")))
                .isEqualTo("Pure one suit 7, Seven pairs 4");
    }

    @Test
    void nine_gates_wait_for_all_nine() {
        assertThat(faan(won("1112345678999m9m"))).startsWith("Nine gates");
        assertThat(faan(won("1112345678999p1p"))).startsWith("Nine gates");
        assertThat(faan(won("1122345678999m1m"))).doesNotContain("Nine gates");
    }

    @Test
    void seven_pairs_win_where_the_house_counts_them() {
        Win win = won("1133m5577p2299s4z4z");

        assertThat(faan(win)).isEqualTo("no win");
        assertThat(faan(rules("family"), win)).isEqualTo("Seven pairs 4");
        assertThat(faan(rules("family"), won("1111m5577p2299s4z4z"))).isEqualTo("Seven pairs 4");
    }

    @Test
    void a_house_may_want_a_suited_pair_for_the_common_hand() {
        assertThat(faan(rules("no-flowers"), won("(123m)456m789p234s66z"))).isEqualTo("chicken");
        assertThat(faan(rules("no-flowers"), won("(123m)456m789p234s66p")))
                .isEqualTo("Common hand 1");
    }

    @ParameterizedTest
    @CsvSource({
        "SELF_DRAW, Self-draw 1",
        "LAST_TILE, Last tile 1",
        "ROBBED_KONG, Robbing a kong 1",
        "HEAVENLY, Heavenly hand 13",
        "EARTHLY, Earthly hand 13"
    })
    void how_it_was_won_counts(Circumstance circumstance, String earned) {
        assertThat(faan(won("(555z)123m456p789s22m"))).isEqualTo("Dragons 1");
        assertThat(faan(won("(555z)123m456p789s22m").with(circumstance)))
                .isEqualTo("Dragons 1, " + earned);
    }

    @Test
    void a_second_kong_takes_the_place_of_the_first() {
        Win win = drawn("(5555z)123m456p789s22m").with(Circumstance.AFTER_KONG);

        assertThat(faan(win)).isEqualTo("Dragons 1, Self-draw 1, Win on a kong 1");
        assertThat(faan(win.with(Circumstance.KONG_ON_KONG)))
                .isEqualTo("Dragons 1, Self-draw 1, Kong on kong 8");
        assertThat(faan(rules("online"), win.with(Circumstance.KONG_ON_KONG)))
                .isEqualTo("Dragons 1, Self-draw 1, Win on a kong 1");
    }

    @Test
    void a_house_may_count_a_win_on_a_flower() {
        Win win = drawn("(555z)123m456p789s22m").with(Circumstance.AFTER_FLOWER);

        assertThat(faan(win)).isEqualTo("Dragons 1, Self-draw 1");
        assertThat(faan(rules("old-style", "win_on_flower=1"), win))
                .isEqualTo("Dragons 1, Self-draw 1, Win on a flower 1");
    }

    @ParameterizedTest
    @CsvSource({
        "1f, Own flower 1",
        "5f, Own season 1",
        "15f, 'Own flower 1, Own season 1'",
        "2f, chicken",
        "234f, chicken",
        "1234f, 'Own flower 1, Four of a set 1'",
        "5678f, 'Own season 1, Four of a set 1'",
        "12345678f, 'Own flower 1, Own season 1, Four of a set 2'"
    })
    void flowers_of_the_own_seat_and_full_sets_count(String flowers, String earned) {
        assertThat(faan(rules("online"), won("(222z)123m456p789s22m").flowers(flowers(flowers))))
                .isEqualTo(earned);
    }

    @Test
    void having_no_flower_counts_where_there_are_flowers() {
        Win win = won("(222z)123m456p789s22m").flowers(Tiles.EMPTY);

        assertThat(faan(win)).isEqualTo("No flowers 1");
        assertThat(faan(rules("no-flowers"), win)).isEqualTo("chicken");
    }

    @Test
    void eight_flowers_win_whatever_the_hand_is() {
        Win win = drawn("147m258p369s12345z").flowers(flowers("12345678f"));

        assertThat(faan(win)).isEqualTo("Eight flowers 8");
        assertThat(faan(rules("online"), win)).isEqualTo("no win");
        assertThat(faan(win.flowers(flowers("1234567f")))).isEqualTo("no win");
        assertThat(faan(rules("family"), win.flowers(flowers("1234567f"))))
                .isEqualTo("Seven flowers 3");
        assertThat(faan(won("147m258p369s12345z").flowers(flowers("12345678f"))))
                .isEqualTo("no win");
    }

    @Test
    void what_the_house_does_not_count_earns_nothing() {
        String[] nothing =
                Arrays.stream(Faan.values())
                        .map(entry -> entry.key() + "=0")
                        .toArray(String[]::new);
        HongKongRules bare = rules("old-style", nothing);

        assertThat(faan(bare, won("19m19p19s12345677z"))).isEqualTo("no win");
        for (String hand : List.of("11123456789995m", "(111z)222z333z123m44z")) {
            Win win = drawn(hand).flowers(flowers("1234f")).with(Circumstance.values());
            assertThat(faan(bare, win)).isEqualTo("chicken");
            assertThat(faan(win)).isNotEqualTo("chicken");
        }
    }
}
