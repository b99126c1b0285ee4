package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.lonely;
import static sparrow.american.table.Scenes.play;

import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// R21 to R25 and R44: turns, discards and the end of the wall.
class TurnTest {
    @Test
    void r21_east_begins_by_discarding() {
        Script.Played table = lonely(play()).start();

        assertThat(table.table().turn()).isEqualTo(Seat.A);
        assertThat(table.choices("A")).allMatch(choice -> choice.startsWith("discard")).hasSize(14);
        assertThat(table.choices("B")).isEmpty();
    }

    @Test
    void r21_then_each_draws_and_discards_in_turn() {
        Script.Played table = lonely(play()).draws("4z4z").start().play("A: discard 1z").passAll();

        assertThat(table.last(1)).containsExactly(new Event.Drew(Seat.B, Tile.NORTH, 53));
        assertThat(table.choices("B")).contains("discard 4z as drawn", "discard 2z");
        table.play("B: discard 2z").passAll();
        assertThat(table.table().place(Seat.B).hand().size()).isEqualTo(13);
        assertThat(table.table().turn()).isEqualTo(Seat.C);
    }

    @Test
    void r22_r23_after_a_discard_the_others_are_asked_about_it_and_it_alone() {
        Script.Played table = ClaimsTest.flowers().start().play("A: discard 1f");

        assertThat(table.choices("A")).isEmpty();
        assertThat(table.choices("B")).containsExactly("pass");
        assertThat(table.choices("C")).containsExactly("claim (1111f)", "pass");
        table.passAll().play("B: discard 2z");
        assertThat(table.choices("C")).containsExactly("pass");
        assertThat(table.choices("D")).containsExactly("pass");
    }

    @Test
    void r24_a_joker_may_be_discarded_and_is_dead() {
        Script.Played table =
                play().hand("A", "1569m569p5689s12z1j")
                        .hand("C", "1589m568p568s111j")
                        .start()
                        .play("A: discard 1j");

        assertThat(table.choices("B")).containsExactly("pass");
        assertThat(table.choices("C")).containsExactly("pass");
        assertThat(table.passAll().table().turn()).isEqualTo(Seat.B);
    }

    @Test
    void r25_play_goes_on_to_the_right_of_the_claimer() {
        Script.Played table =
                ClaimsTest.flowers()
                        .start()
                        .play("A: discard 1f", "C: claim (1111f)", "C: discard 9m")
                        .passAll();

        assertThat(table.table().turn()).isEqualTo(Seat.D);
        assertThat(table.last(1).getFirst()).isInstanceOf(Event.Drew.class);
    }

    @Test
    void r44_when_the_last_discard_is_not_wanted_nobody_is_paid() {
        Script.Played table = lonely(play()).start().passUntil(0);
        assertThat(table.table().isOver()).isFalse();
        String last = table.table().turn().name();

        table.play(last + ": " + table.choices(last).getFirst()).passAll();
        assertThat(table.last(1)).containsExactly(new Event.Ended(Words.WALL_GAME));
        assertThat(table.points()).containsExactly(0, 0, 0, 0);
    }

    @Test
    void r44_the_last_discard_may_be_won_on() {
        Script.Played table =
                play().hand("A", "5689m5689p568s123z")
                        .hand("B", "1111m222p3s1j1111f")
                        .fromEnd(1, "3s")
                        .start()
                        .passUntil(0);

        String last = table.table().turn().name();
        table.play(last + ": discard 3s as drawn");
        assertThat(table.choices("B")).contains("win");
        assertThat(table.play("B: win").last(1)).containsExactly(new Event.Ended(Words.MAH_JONGG));
    }
}
