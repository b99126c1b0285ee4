package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Scenes.trial;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// A tile added to a kong counts as discarded.
class AddedKongTest {
    /// A adds a 1m to its kong of ones; B holds others, C waits for one.
    private static Script.Played adding(String handOfA, String ones, String handOfB, String add) {
        return trial().hand("A", handOfA)
                .hand("B", handOfB)
                .hand("C", "23m456p789s22z44z4z")
                .hand("D", Scenes.FAR_D)
                .draws("8s")
                .start()
                .play("A: lay " + ones, "A: add " + add + " to meld 0");
    }

    private static Script.Played peng() {
        return adding("1m1m1p1s2468m68p25p7z", "[1m1p1s]", "11m58p3679s5577z3p", "1m");
    }

    @Test
    void it_can_be_claimed_by_peng_and_the_kong_is_not_paid() {
        Script.Played table = peng();

        assertThat(table.choices("B")).containsExactly("claim (111m)", "pass");
        assertThat(table.choices("D")).containsExactly("pass");
        table.play("B: claim (111m)");
        assertThat(table.table().place(Seat.A).melds()).hasToString("[[1m1p1s]]");
        assertThat(table.table().place(Seat.B).melds()).hasToString("[(111m)]");
        assertThat(table.points())
                .as("the kong laid, not the tile added")
                .containsExactly(3, -1, -1, -1);
        assertThat(table.choices("B")).allMatch(choice -> choice.startsWith("discard"));
    }

    @Test
    void it_can_be_claimed_by_gang() {
        Script.Played table =
                adding("1m1p1s1s2468m68p25p7z", "[1p11s]", "111m8p3679s5577z3p", "1m");

        assertThat(table.choices("B")).containsExactly("claim (1111m)", "claim (111m)", "pass");
        table.play("B: claim (1111m)");
        assertThat(table.table().place(Seat.A).melds()).hasToString("[[1p11s]]");
        assertThat(table.points()).containsExactly(2, 2, -2, -2);
        assertThat(table.table().place(Seat.B).drawn()).isPresent();
    }

    @Test
    void it_can_be_won_on_and_a_win_comes_first() {
        Script.Played table = peng();

        assertThat(table.choices("C")).containsExactly("win", "pass");
        table.play("B: claim (111m); C: win");
        assertThat(table.table().log().events())
                .contains(new Event.Won(Seat.C, Optional.of(Seat.A), Tile.M1));
        assertThat(table.points())
                .as("A is not ting and pays 8 + 2 + 2 for a concealed hand; 3 came from the kong")
                .containsExactly(3 - 12, -1, -1 + 12, -1);
    }

    @Test
    void the_one_of_bamboo_is_robbed_as_what_it_is() {
        Script.Played table =
                trial().hand("A", "1s567z2468m68p25p7p")
                        .hand("B", Scenes.FAR_B)
                        .hand("C", "23s456p789m22z44z4z")
                        .hand("D", Scenes.FAR_D)
                        .draws("8s")
                        .start()
                        .play("A: lay [567z]", "A: add 1s to meld 0");

        assertThat(table.choices("C")).containsExactly("win", "pass");
    }

    @Test
    void nobody_takes_it_by_chi() {
        Script.Played table =
                adding("1m1m1p1s2468m68p25p7z", "[1m1p1s]", "23m58p3679s5577z3p", "1m");

        assertThat(table.choices("B")).containsExactly("pass");
    }

    @Test
    void the_fourth_tile_of_a_peng_is_robbed_by_a_win() {
        Script.Played table =
                trial().hand("A", "5m2468m68p25p123z7z")
                        .hand("B", "55m159p2679s57z56z")
                        .hand("C", "46m456p789s22z44z4z")
                        .hand("D", Scenes.FAR_D)
                        .draws("8s9s9p9s5m")
                        .start()
                        .play("A: discard 5m", "B: claim (555m)", "B: discard 1p", "C: pass");
        table.play("C: discard 9s as drawn", "D: pass", "D: discard 9p as drawn", "A: pass");
        table.play("A: discard 9s as drawn", "B: pass", "B: add 5m to meld 0");

        assertThat(table.choices("C")).containsExactly("win", "pass");
        table.play("C: win");
        assertThat(table.table().log().events())
                .contains(new Event.Won(Seat.C, Optional.of(Seat.B), Tile.M5));
        assertThat(table.points()).as("B pays for all; no kong is paid").startsWith(0).endsWith(0);
    }
}
