package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Scenes.discards;
import static sparrow.changchun.Scenes.trial;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.testkit.Script;

/// Kongs of three different tiles, laid in the first turn and grown tile by tile.
class SpecialKongTest {
    private static Script with(String handOfA, String... changes) {
        return trial(changes)
                .hand("A", handOfA)
                .hand("B", Scenes.FAR_B)
                .hand("C", Scenes.FAR_C)
                .hand("D", Scenes.FAR_D);
    }

    private static List<String> lays(Script.Played table, String seat) {
        return table.choices(seat).stream().filter(each -> each.startsWith("lay")).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "19m19p19s4567p22s7s, lay [1m1p1s]; lay [9m9p9s], ones and nines, the bamboo one instead of a nine",
        "2345m2345p12z567z, lay [567z], two winds are not enough",
        "2345m2345p123z56z, lay [123z], two dragons are not enough",
    })
    void three_different_tiles_can_be_laid_in_the_first_turn(String hand, String lays, String why) {
        Script.Played table = with(hand, "wild_bamboo=no").draws("8s").start();

        assertThat(lays(table, "A")).as(why).containsExactly(lays.split("; ", -1));
    }

    @Test
    void the_one_of_bamboo_stands_for_any_of_them() {
        assertThat(lays(with("2345m2345p1s12z56z").draws("8s").start(), "A"))
                .containsExactly("lay [1s12z]", "lay [1s56z]");
        assertThat(lays(with("2345m2345p11s1z5z9m").draws("8s").start(), "A"))
                .as("at least one of them is natural")
                .containsExactly("lay [9m11s]", "lay [11s1z]", "lay [11s5z]");
        assertThat(lays(with("2345m2345p11s1z5z1m").draws("8s").start(), "A"))
                .contains("lay [1m11s]");
        assertThat(lays(with("2345m2345p1s12z56z", "wild_bamboo=no").draws("8s").start(), "A"))
                .isEmpty();
    }

    @Test
    void each_is_paid_at_once_and_gives_no_tile() {
        Script.Played table = with("2345m2345p123z56z").draws("8s").start().play("A: lay [123z]");

        assertThat(table.points()).containsExactly(3, -1, -1, -1);
        assertThat(table.table().place(Seat.A).hand().size()).isEqualTo(11);
        assertThat(table.choices("A")).contains("discard 8s", "discard 2m");
    }

    @Test
    void four_winds_make_a_kong_with_a_tile_from_the_tail_where_three_do_not() {
        Script.Played three =
                with("2345m2345p123z56z", "wind_kong=four", "wild_bamboo=no").draws("8s").start();
        Script.Played four =
                with("2345m2345p1234z6z", "wind_kong=four").draws("8s").fromEnd(2, "8p").start();

        assertThat(lays(three, "A")).isEmpty();
        four.play("A: lay [1234z]");
        assertThat(four.table().place(Seat.A).drawn()).hasToString("Optional[8p]");
        assertThat(four.table().place(Seat.A).hand().size()).isEqualTo(11);
    }

    @Test
    void it_grows_by_any_of_its_tiles_each_paid_and_replaced_from_the_tail() {
        Script.Played table =
                with("2345m2345p1233z6z")
                        .draws("8s")
                        .fromEnd(2, "1s")
                        .fromEnd(1, "9s")
                        .start()
                        .play("A: lay [123z]", "A: add 3z to meld 0", "B: pass");

        assertThat(table.points()).containsExactly(6, -2, -2, -2);
        assertThat(table.table().place(Seat.A).melds()).hasToString("[[123+3z]]");
        assertThat(table.choices("A")).contains("add 1s to meld 0");
        table.play("A: add 1s to meld 0", "B: pass");
        assertThat(table.points()).containsExactly(9, -3, -3, -3);
        assertThat(table.table().place(Seat.A).drawn()).hasToString("Optional[9s]");
    }

    @Test
    void after_the_first_discard_none_can_be_laid_but_those_that_lie_still_grow() {
        Script.Played table =
                with("2345m2345p12333z").draws("8s9s9s9p3z").start().play("A: lay [123z]");
        table.play("A: discard 8s", "B: pass");
        discards(table, "BCD", "9s9s9p");

        assertThat(lays(table, "A")).isEmpty();
        assertThat(table.choices("A")).contains("add 3z to meld 0");
    }

    @Test
    void there_is_one_of_each_kind() {
        Script.Played table = with("2345m345p112233z").draws("8s").start().play("A: lay [123z]");

        assertThat(lays(table, "A")).isEmpty();
    }

    @Test
    void in_a_first_turn_reached_by_a_claim_it_is_laid_but_not_grown() {
        Script.Played table =
                trial().hand("A", "2345m2345p1111z4z")
                        .hand("B", "44z567z7z2345m234p")
                        .hand("C", Scenes.FAR_C)
                        .hand("D", Scenes.FAR_D)
                        .draws("8s")
                        .start()
                        .play("A: discard 4z", "B: claim (444z)");

        assertThat(lays(table, "B")).containsExactly("lay [567z]");
        table.play("B: lay [567z]");
        assertThat(table.choices("B")).noneMatch(choice -> choice.startsWith("add"));
        assertThat(table.points()).containsExactly(-1, 3, -1, -1);
    }

    @Test
    void a_hand_completed_by_the_draw_still_wins_after_one_is_laid() {
        Script.Played table = with("34m456p789s88p123z").draws("5m").start().play("A: lay [123z]");

        assertThat(table.choices("A").getFirst()).isEqualTo("win");
        assertThat(table.play("A: win").points())
                .as("3 for the kong; dealer and self-draw: 4 from each")
                .containsExactly(15, -5, -5, -5);
    }

    @Test
    void a_bamboo_one_is_no_member_of_a_plain_group() {
        Meld ones = Hand.of("[1m1p1s]").melds().getFirst();
        Meld winds = Hand.of("[1s12z]").melds().getFirst();

        assertThat(SpecialKong.of(ones)).contains(SpecialKong.ONES);
        assertThat(SpecialKong.of(winds)).contains(SpecialKong.WINDS);
        assertThat(SpecialKong.of(Hand.of("(111s)").melds().getFirst())).isEmpty();
    }

    @Test
    void where_only_honors_make_one_ones_and_nines_do_not() {
        assertThat(
                        lays(
                                with("19m19p19s4567p123z", "special_kongs=honors")
                                        .draws("8s")
                                        .start(),
                                "A"))
                .allMatch(lay -> lay.endsWith("z]"))
                .contains("lay [123z]");
        assertThat(lays(with("19m19p19s4567p123z", "special_kongs=no").draws("8s").start(), "A"))
                .isEmpty();
    }
}
