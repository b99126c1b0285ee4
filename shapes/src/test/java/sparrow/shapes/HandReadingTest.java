package sparrow.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;

class HandReadingTest {
    private static List<String> readings(String hand, Form... forms) {
        return HandReading.all(Hand.of(hand), List.of(forms)).stream()
                .map(HandReading::toString)
                .toList();
    }

    @Test
    void three_equal_runs_are_three_triplets_too() {
        assertThat(readings("111222333m456p77z", Form.STANDARD))
                .containsExactlyInAnyOrder("111m 222m 333m 456p 77z", "123m 123m 123m 456p 77z");
    }

    @Test
    void a_hand_is_read_as_every_form_it_completes() {
        assertThat(readings("112233m112233p77z", Form.STANDARD, Form.SEVEN_PAIRS))
                .containsExactlyInAnyOrder(
                        "123m 123m 123p 123p 77z", "11m 22m 33m 11p 22p 33p 77z");
    }

    @Test
    void four_equal_runs_read_once() {
        assertThat(readings("11m111122223333s", Form.STANDARD))
                .containsExactlyInAnyOrder("123s 123s 123s 123s 11m", "111s 123s 222s 333s 11m");
    }

    @Test
    void called_melds_keep_their_place_at_the_end() {
        assertThat(readings("0p5p(123m)[1111z]{9999s}(340m)", Form.STANDARD))
                .containsExactly("55p (123m) [1111z] {9999s} (340m)");
    }

    @Test
    void four_of_a_kind_are_not_two_pairs_in_riichi() {
        assertThat(readings("1111m22p33s44s55s66z", Form.SEVEN_PAIRS)).isEmpty();
        assertThat(readings("1111m22p33s44s55s66z", Form.CHANGCHUN_PAIRS)).hasSize(1);
    }

    @Test
    void siete_pares_is_seven_pairs_and_a_trio() {
        assertThat(readings("111222333m4455p6677s", Form.SIETE_PARES))
                .containsExactly("123m 11m 22m 33m 44p 55p 66s 77s");
        assertThat(readings("11122m44p5566s77s88s11z", Form.SIETE_PARES))
                .containsExactly("111m 22m 44p 55s 66s 77s 88s 11z");
    }

    @Test
    void changchun_refuses_what_lacks_a_suit() {
        assertThat(readings("111m234m567p888p99p", Form.CHANGCHUN)).isEmpty();
        assertThat(readings("111m234m567p888p99s", Form.CHANGCHUN)).hasSize(1);
        assertThat(readings("234m345m567p678p55s", Form.CHANGCHUN)).isEmpty();
    }

    @Test
    void an_incomplete_hand_has_no_reading() {
        assertThat(readings("123m456p789s1122z", Form.STANDARD)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "34m456p789s11222z, 2m, TWO_SIDED",
        "12m456p789s11222z, 3m, EDGE",
        "89m456p789s11222z, 7m, EDGE",
        "24m456p789s11222z, 3m, CLOSED",
        "123m456p789s1122z, 1z, DUAL_PAIR",
        "123m456p789s1222z, 1z, SINGLE",
        "19m19p19s1234567z, 3z, THIRTEEN_SIDED",
        "19m19p19s1134567z, 2z, SINGLE"
    })
    void a_wait_has_its_type(String hand, String tile, Wait type) {
        Waits waits = Waits.of(Hand.of(hand), Form.RIICHI);
        assertThat(waits.types(Hand.of(tile).tiles().getFirst())).containsExactly(type);
    }

    @Test
    void a_tile_may_complete_a_hand_in_two_ways() {
        Waits waits = Waits.of(Hand.of("3456m456p789s222z"), Form.RIICHI);
        assertThat(waits.tiles()).containsExactly(Tile.M3, Tile.M6);
        assertThat(Waits.of(Hand.of("22234m456p789s11z"), Form.RIICHI).types(Tile.M2))
                .containsExactlyInAnyOrder(Wait.TWO_SIDED, Wait.DUAL_PAIR);
    }

    @Test
    void nine_gates_wait_for_the_whole_suit() {
        assertThat(Waits.of(Hand.of("1112345678999m"), Form.RIICHI).tiles()).hasSize(9);
    }

    @Test
    void a_hand_that_waits_for_a_fifth_tile_is_not_ready() {
        assertThat(Waits.of(Hand.of("1112223334444z"), Form.RIICHI).isEmpty()).isTrue();
    }
}
