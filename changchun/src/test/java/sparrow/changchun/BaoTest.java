package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Scenes.discards;
import static sparrow.changchun.Scenes.ready;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// The bao: who sees it when, and how it wins. Every die of a script shows a one: the top of the
/// last stack, and when that has been shown, of the one before.
class BaoTest {
    /// A says ting, and the others discard what they draw, up to A's next turn.
    private static Script.Played tingThen(Script script, String discards) {
        Script.Played table =
                script.start().play("A: say ting", "A: discard 2z as drawn", "B: pass");
        return discards(table, "BCD", discards);
    }

    private static Event.Revealed shown(Script.Played table) {
        return (Event.Revealed) table.table().log().last();
    }

    @Test
    void the_first_ting_player_is_shown_the_bao_before_drawing() {
        Script.Played table = tingThen(ready().draws("2z3z4z5z").fromEnd(2, "7m"), "3z4z5z");

        assertThat(shown(table)).isEqualTo(event(134, Tile.M7));
        assertThat(table.choices("A")).containsExactly("pass");
        assertThat(table.table().wall().left()).isEqualTo(136 - 56);
    }

    private static Event.Revealed event(int at, Tile tile) {
        return new Event.Revealed(Words.BAO, at, tile, java.util.Set.of(Seat.A));
    }

    @Test
    void nobody_else_knows_it() {
        Script.Played table = tingThen(ready().draws("2z3z4z5z").fromEnd(2, "7m"), "3z4z5z");

        assertThat(bao(table.table(), Seat.A)).isEqualTo(Tile.M7);
        assertThat(bao(table.table(), Seat.B)).isEqualTo(Tile.HIDDEN);
        assertThat(bao(table.table(), Seat.D)).isEqualTo(Tile.HIDDEN);
    }

    private static Tile bao(Table table, Seat seat) {
        return View.of(seat, table).table().markers(Words.BAO).getLast().tile();
    }

    @Test
    void a_bao_that_is_waited_for_wins_at_once_as_if_drawn() {
        Script.Played table = tingThen(ready().draws("2z3z4z5z").fromEnd(2, "8s"), "3z4z5z");

        assertThat(table.choices("A")).containsExactly("win", "pass");
        table.play("A: win");
        assertThat(table.table().log().events())
                .contains(
                        new Event.Declared(Seat.A, Words.BAO_HIT),
                        new Event.Won(Seat.A, Optional.empty(), Tile.S8));
        assertThat(table.points())
                .as("1 + 2 fan, dealer, self-draw")
                .containsExactly(96, -32, -32, -32);
    }

    @Test
    void a_bao_drawn_wins_whatever_was_waited_for() {
        Script.Played table =
                tingThen(ready().draws("2z3z4z5z7m").fromEnd(2, "7m"), "3z4z5z").play("A: pass");

        assertThat(table.choices("A")).containsExactly("win", "discard 7m as drawn");
        table.play("A: win");
        assertThat(table.table().log().events())
                .contains(
                        new Event.Declared(Seat.A, Words.BAO_DRAWN),
                        new Event.Won(Seat.A, Optional.empty(), Tile.M7));
        assertThat(table.points())
                .as("1 + 1 fan, dealer, self-draw")
                .containsExactly(48, -16, -16, -16);
    }

    @Test
    void a_tile_waited_for_that_is_also_the_bao_counts_as_both() {
        Script.Played table =
                tingThen(ready().draws("2z3z4z5z8s").fromEnd(2, "8s"), "3z4z5z")
                        .play("A: pass", "A: win");

        assertThat(table.table().place(Seat.A).hasSaid(Words.BAO_DRAWN)).isTrue();
        assertThat(table.points()).containsExactly(48, -16, -16, -16);
    }

    @Test
    void a_bao_means_nothing_to_a_player_who_is_not_ting() {
        Script.Played table =
                tingThen(ready().draws("2z3z4z5z6z7m").fromEnd(2, "7m"), "3z4z5z").play("A: pass");
        discards(table, "A", "6z");

        assertThat(table.choices("B")).contains("discard 7m as drawn").doesNotContain("win");
    }

    @Test
    void a_bao_of_which_three_lie_open_may_be_put_back_before_drawing() {
        Script.Played table =
                tingThen(ready().draws("2z3z3z3z").fromEnd(2, "3z").fromEnd(4, "8s"), "3z3z3z");

        assertThat(table.choices("A")).containsExactly("say put back", "pass");
        table.play("A: say put back");
        assertThat(shown(table)).isEqualTo(event(132, Tile.S8));
        assertThat(table.choices("A")).containsExactly("win", "pass");
        assertThat(bao(table.table(), Seat.C)).isEqualTo(Tile.HIDDEN);
    }

    @Test
    void a_bao_seen_before_is_put_back_instead_of_claiming_a_discard() {
        Script.Played table =
                tingThen(
                                ready().draws("2z3z4z5z6z3z4z3z").fromEnd(2, "3z").fromEnd(4, "7m"),
                                "3z4z5z")
                        .play("A: pass");
        discards(table, "ABC", "6z3z4z");
        table.play("D: discard 3z as drawn");

        assertThat(table.choices("A")).containsExactly("say put back", "pass");
        table.play("A: say put back");
        assertThat(shown(table)).isEqualTo(event(132, Tile.M7));
    }

    @Test
    void a_claim_comes_before_putting_the_bao_back() {
        Script.Played table =
                tingThen(ready().draws("2z3z4z5z6z3z4z3z7z6z7z2p").fromEnd(2, "3z"), "3z4z5z")
                        .play("A: pass");
        discards(table, "ABCD", "6z3z4z3z");
        discards(table, "ABC", "7z6z7z");
        table.play("D: discard 2p as drawn", "A: say put back; B: claim (222p)");

        assertThat(table.table().place(Seat.B).melds()).hasToString("[(222p)]");
        assertThat(table.table().place(Seat.A).hasSaid(Words.PUT_BACK)).isFalse();
    }

    @Test
    void a_bao_with_copies_left_stays() {
        assertThat(tingThen(ready().draws("2z3z3z4z").fromEnd(2, "3z"), "3z3z4z").choices("A"))
                .containsExactly("pass");
    }

    @Test
    void when_all_six_have_been_shown_there_is_no_bao() {
        Script.Played table =
                ready().draws("222333444555666777z9p9p2s")
                        .fromEnd(2, "2z")
                        .fromEnd(4, "3z")
                        .fromEnd(6, "4z")
                        .fromEnd(8, "5z")
                        .fromEnd(10, "6z")
                        .fromEnd(12, "7z")
                        .start();
        discards(table, "ABCDABCDABCDABCD", "2z2z2z3z3z3z4z4z4z5z5z5z6z6z6z7z");
        table.play("A: say ting", "A: discard 7z as drawn", "B: pass");
        discards(table, "BCD", "7z9p9p");
        for (int shown = 1; shown < 6; shown++) {
            table.play("A: say put back");
            assertThat(shown(table).at()).isEqualTo(134 - 2 * shown);
        }
        table.play("A: say put back");

        assertThat(table.last(2))
                .containsExactly(
                        new Event.Declared(Seat.A, Words.NO_BAO),
                        new Event.Drew(Seat.A, Tile.S2, 13 * 4 + 20));
        assertThat(Bao.current(table.table())).isEmpty();
    }

    @Test
    void the_second_ting_player_sees_it_at_its_own_next_turn() {
        Script.Played table =
                Scenes.trial()
                        .hand("A", Scenes.READY)
                        .hand("B", "123m456p789s22s33z")
                        .hand("C", Scenes.FAR_C)
                        .hand("D", Scenes.FAR_D)
                        .draws("2z4z5z6z7z5z")
                        .fromEnd(2, "7m")
                        .start()
                        .play("A: say ting", "A: discard 2z as drawn", "B: pass")
                        .play("B: say ting", "B: discard 4z as drawn", "C: pass");
        discards(table, "CD", "5z6z");
        table.play("A: pass");

        assertThat(table.table().markers(Words.BAO).getLast().to()).containsExactly(Seat.A);
        discards(table, "A", "7z");
        assertThat(table.table().markers(Words.BAO).getLast().to()).containsExactly(Seat.A, Seat.B);
    }

    @Test
    void in_the_simple_game_the_bao_is_the_next_tile_of_the_wall() {
        Script.Played table =
                tingThen(
                        Script.of(Scenes.variant(Preset.SIMPLE))
                                .hand("A", Scenes.READY)
                                .hand("B", Scenes.FAR_B)
                                .hand("C", Scenes.FAR_C)
                                .hand("D", Scenes.FAR_D)
                                .draws("2z3z4z5z7m7m"),
                        "3z4z5z");

        assertThat(shown(table)).isEqualTo(event(56, Tile.M7));
        table.play("A: pass", "A: win");
        assertThat(table.points())
                .as("a concealed hand, drawn by the dealer")
                .containsExactly(124, 92, 92, 92);
    }

    @Test
    void a_replacement_is_never_the_bao() {
        Script.Played table =
                tingThen(
                                Scenes.trial()
                                        .hand("A", "123m456p78s111z44z")
                                        .hand("B", Scenes.FAR_B)
                                        .hand("C", Scenes.FAR_C)
                                        .hand("D", Scenes.FAR_D)
                                        .draws("2z3z5z6z1z")
                                        .fromEnd(2, "7m")
                                        .fromEnd(1, "8m"),
                                "3z5z6z")
                        .play("A: pass", "A: lay [1111z]");

        assertThat(table.table().log().last()).isEqualTo(new Event.Drew(Seat.A, Tile.M8, 135));
    }
}
