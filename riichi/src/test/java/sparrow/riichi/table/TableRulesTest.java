package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.riichi.Preset;
import sparrow.testkit.Script;

/// Winners, draws and three players at the table, each rule in a hand where it matters.
class TableRulesTest {
    private static final String DULL = RiichiTable.DULL;

    /// B waits for 5p and 8p with tanyao and pinfu.
    private static final String WAITS_58P = "234567m23466s67p";

    // Several winners

    private static Script.Played twoWait(Variant variant) {
        return Script.of(variant)
                .hand("A", DULL)
                .hand("B", WAITS_58P)
                .hand("C", "345678m34588s46p")
                .draws("5p")
                .start()
                .play("A: discard 5p as drawn");
    }

    @Test
    void with_a_head_bump_only_the_nearest_wins() {
        Script.Played table = twoWait(RiichiTable.with(Preset.MLEAGUE)).play("B: win; C: win");
        assertThat(table.points()).containsExactly(23_000, 27_000, 25_000, 25_000);
    }

    @Test
    void a_win_before_the_own_first_draw_is_renhou_where_the_rules_say_so() {
        Script.Played table = twoWait(RiichiTable.with(Preset.WRC)).play("B: win; C: win");
        assertThat(RiichiTable.yaku(table)).contains("Renhou");
        assertThat(table.points()).containsExactly(22_000, 38_000, 30_000, 30_000);
    }

    @Test
    void three_winners_make_a_draw_or_are_all_paid() {
        Script.Played abort = threeWait("two").play("B: win; C: win; D: win");
        assertThat(abort.last(1)).containsExactly(new Event.Ended(Words.THREE_RONS));
        assertThat(abort.points()).containsExactly(25_000, 25_000, 25_000, 25_000);
        Script.Played paid = threeWait("all").play("B: win; C: win; D: win");
        assertThat(paid.last(1)).containsExactly(new Event.Ended(Words.WON));
        assertThat(paid.points().getFirst()).isLessThan(22_000);
    }

    private static Script.Played threeWait(String winners) {
        return Script.of(RiichiTable.tenhou("winners=" + winners))
                .hand("A", DULL)
                .hand("B", WAITS_58P)
                .hand("C", "345678m34588s46p")
                .hand("D", "678m34567822s46p")
                .draws("5p")
                .fromEnd(5, "7z")
                .start()
                .play("A: discard 5p as drawn");
    }

    // Draws

    @Test
    void four_first_discards_of_one_wind_abort() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .draws("4444z")
                        .start()
                        .play("A: discard 4z as drawn")
                        .passAll()
                        .play("B: discard 4z as drawn")
                        .passAll()
                        .play("C: discard 4z as drawn")
                        .passAll()
                        .play("D: discard 4z as drawn")
                        .passAll();
        assertThat(table.last(1)).containsExactly(new Event.Ended(Words.FOUR_WINDS));
    }

    @Test
    void a_fourth_riichi_aborts_with_four_sticks_on_the_table() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", "123m789m123s99s78p")
                        .hand("B", "123m789m123s55z78p")
                        .hand("C", "123m789m456s66z78p")
                        .hand("D", "456m456p456s77z23p")
                        .draws("1234z")
                        .start();
        for (String seat : List.of("A 1z", "B 2z", "C 3z", "D 4z")) {
            String who = seat.substring(0, 1);
            table.play(who + ": say riichi", who + ": discard " + seat.substring(2) + " as drawn")
                    .passAll();
        }
        assertThat(table.last(1)).containsExactly(new Event.Ended(Words.FOUR_RIICHI));
        assertThat(table.table().pot()).isEqualTo(4_000);
    }

    // Three players

    @Test
    void north_is_set_aside_and_replaced_and_can_be_won_on() {
        Script.Played table =
                Script.of(RiichiTable.with(Preset.TENHOU3))
                        .hand("A", "11p2233446s1234z")
                        .hand("B", "123456789p1199s".replace("1199s", "33z4z") + "9m")
                        .draws("9s")
                        .start()
                        .play("A: lay [4z]");
        assertThat(table.table().place(Seat.A).flowers().size()).isEqualTo(1);
        table.passAll();
        assertThat(table.table().place(Seat.A).drawn()).isPresent();
        assertThat(table.table().seats()).hasSize(3);
    }
}
