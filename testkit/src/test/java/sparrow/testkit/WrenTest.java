package sparrow.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.wren.Wren;

/// The rules of Wren, each on a table set up for it: an example of how to test a variant.
class WrenTest {
    /// B holds a pair of fives, C waits for a five between four and six, and A draws one.
    private static Script fives() {
        return Script.of(Wren.with(Map.of("pass", "no")))
                .hand("A", "11388m56677z")
                .hand("B", "1225599m557z")
                .hand("C", "1234677789m")
                .hand("D", "2224448m777z")
                .draws("5m666z5m")
                .fromEnd(1, "5z")
                .fromEnd(2, "9m");
    }

    @Test
    void everybody_passes_two_tiles_to_the_right() {
        Script.Played table =
                Script.of(Wren.standard())
                        .hand("A", "1122334455m")
                        .hand("B", "6666778899m")
                        .hand("C", "1122334455m")
                        .hand("D", "77889m55566z")
                        .start()
                        .play("A: give 11m; B: give 99m; C: give 55m; D: give 77m");

        assertThat(table.table().place(Seat.B).hand()).hasToString("1166667788m");
        assertThat(table.table().place(Seat.A).hand().count(Tile.M7)).isEqualTo(2);
    }

    @Test
    void dragons_stay_at_home() {
        Script.Played table = Script.of(Wren.standard()).hand("D", "77889m55566z").start();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.play("A: give 55z; B: give 55z; C: give 55z; D: give 55z"))
                .withMessageContaining("cannot give 55z now");
    }

    @Test
    void a_win_beats_a_pung() {
        Script.Played table =
                fives().start().play("A: discard 5m as drawn", "B: claim (555m); C: win");

        assertThat(table.table().log().events())
                .contains(
                        new Event.Won(Seat.C, Optional.of(Seat.A), Tile.M5),
                        new Event.Ended(Wren.WON));
        assertThat(table.points()).containsExactly(94, 100, 106, 100);
    }

    @Test
    void a_kong_is_paid_at_once_and_replaced_from_the_end() {
        Script.Played table = addedFive().play("C: pass");

        assertThat(table.points()).containsExactly(99, 103, 99, 99);
        assertThat(table.table().place(Seat.B).drawn()).contains(Tile.M9);
        assertThat(table.table().place(Seat.B).melds()).hasToString("[(555+5m)]");
    }

    @Test
    void the_tile_added_to_a_pung_can_be_robbed_and_the_kong_is_not_paid() {
        Script.Played table = addedFive();

        assertThat(table.choices("C")).containsExactly("win", "pass");
        assertThat(table.choices("D")).containsExactly("pass");
        assertThat(table.play("C: win").points()).containsExactly(100, 94, 106, 100);
    }

    private static Script.Played addedFive() {
        return fives().start()
                .play(
                        "A: discard 5m as drawn",
                        "B: claim (555m)",
                        "B: discard 1m",
                        "A: pass",
                        "C: discard 6z as drawn",
                        "A: pass",
                        "D: discard 6z as drawn",
                        "A: pass",
                        "A: discard 6z as drawn",
                        "B: pass",
                        "B: add 5m to meld 0");
    }

    @Test
    void the_dealer_alone_knows_the_lucky_tile() {
        Script.Played table = fives().start();

        assertThat(table.table().markers(Wren.LUCKY))
                .allSatisfy(marker -> assertThat(marker.to()).containsExactly(Seat.A));
    }

    @Test
    void a_script_that_asks_for_the_impossible_says_what_can_be_done() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> fives().start().play("A: discard 9m"))
                .withMessageContaining(
                        "A cannot discard 9m; it can [discard 5m as drawn, discard 1m");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> fives().hand("A", "1m"))
                .withMessageContaining("A is dealt 10 tiles, not 1");
    }
}
