package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Scenes.discards;
import static sparrow.changchun.Scenes.ready;
import static sparrow.changchun.Scenes.trial;

import org.junit.jupiter.api.Test;
import sparrow.testkit.Script;

/// Ting at the table: saying it, what it binds, what it saves.
class TingTest {
    @Test
    void it_is_said_before_a_discard_that_leaves_the_hand_ready() {
        Script.Played table = ready().draws("2z").start();

        assertThat(table.choices("A")).contains("say ting");
        table.play("A: say ting");
        assertThat(table.choices("A")).containsExactly("discard 2z as drawn");
    }

    @Test
    void a_ting_player_takes_no_chi_and_no_peng() {
        Script.Played table =
                ready().draws("2z8s").start().play("A: say ting", "A: discard 2z as drawn");
        table.play("B: pass", "B: discard 8s as drawn");

        assertThat(table.choices("A")).containsExactly("win", "pass");
    }

    @Test
    void after_ting_the_drawn_tile_goes() {
        Script.Played table = ready().draws("2z3z4z5z6z").fromEnd(2, "7m").start();
        table.play("A: say ting", "A: discard 2z as drawn", "B: pass");
        discards(table, "BCD", "3z4z5z");
        table.play("A: pass");

        assertThat(table.choices("A")).containsExactly("discard 6z as drawn");
    }

    /// A holds three 1z beside a wait that does not need them, or does.
    private static Script.Played konging(String hand, String drawn) {
        Script.Played table =
                trial().hand("A", hand)
                        .hand("B", Scenes.FAR_B)
                        .hand("C", Scenes.FAR_C)
                        .hand("D", "336688m3369p147s")
                        .draws("2z3z5z6z" + drawn)
                        .fromEnd(2, "7m")
                        .start()
                        .play("A: say ting", "A: discard 2z as drawn", "B: pass");
        return discards(table, "BCD", "3z5z6z").play("A: pass");
    }

    @Test
    void after_ting_a_kong_must_leave_the_waits_alone() {
        assertThat(konging("123m456p78s111z44z", "1z").choices("A"))
                .containsExactly("lay [1111z]", "discard 1z as drawn");
        assertThat(konging("78999m456p789s44z", "9m").choices("A"))
                .as("7899 9 m would wait for something else")
                .doesNotContain("lay [9999m]");
    }

    @Test
    void a_ting_player_may_gang_a_discard_that_leaves_the_waits_alone() {
        Script.Played table =
                trial().hand("A", "123m456p78s111z44z")
                        .hand("B", Scenes.FAR_B)
                        .hand("C", Scenes.FAR_C)
                        .hand("D", Scenes.FAR_D)
                        .draws("2z1z")
                        .fromEnd(2, "7m")
                        .fromEnd(1, "8m")
                        .start()
                        .play("A: say ting", "A: discard 2z as drawn", "B: pass")
                        .play("B: discard 1z as drawn");

        assertThat(table.choices("A")).containsExactly("claim (1111z)", "pass");
        table.play("A: claim (1111z)");
        assertThat(table.choices("A"))
                .as("the bao is seen before the draw")
                .containsExactly("pass");
        table.play("A: pass");
        assertThat(table.choices("A")).containsExactly("discard 8m as drawn");
        assertThat(table.points()).containsExactly(3, -1, -1, -1);
    }

    @Test
    void who_deals_in_without_ting_pays_for_all() {
        Script.Played table =
                ready().draws("2z1z")
                        .start()
                        .play("A: say ting", "A: discard 2z as drawn", "B: pass")
                        .play("B: discard 1z as drawn", "A: win");

        assertThat(table.points())
                .as("concealed; dealer: 8 from the giver, 4 from the others, all from B")
                .containsExactly(16, -16, 0, 0);
    }

    /// A and B are ting; B gives A its tile, before or after it has seen the bao.
    private static Script.Played betweenTwo(String payAll, String draws) {
        return trial("pay_all=" + payAll)
                .hand("A", Scenes.READY)
                .hand("B", "123m456p789s22s33z")
                .hand("C", Scenes.FAR_C)
                .hand("D", Scenes.FAR_D)
                .draws(draws)
                .fromEnd(2, "7m")
                .start()
                .play("A: say ting", "A: discard 2z as drawn", "B: pass", "B: say ting");
    }

    @Test
    void who_is_ting_but_has_not_seen_the_bao_pays_for_all_too() {
        assertThat(betweenTwo("unseen", "2z1z").play("B: discard 1z as drawn", "A: win").points())
                .containsExactly(16, -16, 0, 0);
        assertThat(betweenTwo("not_ting", "2z1z").play("B: discard 1z as drawn", "A: win").points())
                .containsExactly(16, -8, -4, -4);
        assertThat(betweenTwo("never", "2z1z").play("B: discard 1z as drawn", "A: win").points())
                .containsExactly(16, -8, -4, -4);
    }

    @Test
    void who_is_ting_and_has_seen_the_bao_pays_its_own_share() {
        Script.Played table =
                betweenTwo("unseen", "2z4z5z6z7z1z").play("B: discard 4z as drawn", "C: pass");
        discards(table, "CD", "5z6z");
        table.play("A: pass", "A: discard 7z as drawn", "C: pass", "B: pass");
        table.play("B: discard 1z as drawn", "A: win");

        assertThat(table.points()).containsExactly(16, -8, -4, -4);
    }
}
