package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Marker;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.riichi.Preset;
import sparrow.testkit.Script;

/// Each rule of the table in a hand where it matters.
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
        assertThat(yaku(table)).contains("Renhou");
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

    // Furiten

    @Test
    void an_own_discard_among_the_waits_bars_every_win_on_a_discard() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", WAITS_58P)
                        .hand("B", DULL)
                        .draws("8p5p")
                        .start()
                        .play("A: discard 8p as drawn")
                        .skip("B: discard 5p as drawn");
        assertThat(table.choices("A")).containsExactly("pass");
    }

    @Test
    void a_tile_let_go_by_bars_until_the_own_discard() {
        Script.Played other =
                Script.of(RiichiTable.tenhou())
                        .hand("A", DULL)
                        .hand("B", DULL.replace("5z", "6z").replace("1199m", "2288m"))
                        .hand("C", WAITS_58P)
                        .draws("5p8p1z8p5p")
                        .start()
                        .play("A: discard 5p as drawn", "C: pass", "B: discard 8p as drawn");
        assertThat(other.choices("C")).as("the same turn").doesNotContain("win");
        other.passAll().play("C: discard 1z as drawn").passAll();
        other.play("D: discard 8p as drawn");
        assertThat(other.choices("C")).as("after its own discard").contains("win");
    }

    @Test
    void after_riichi_a_tile_let_go_by_bars_for_good() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", DULL)
                        .hand("B", WAITS_58P)
                        .draws("1z2z3z4z8p1z2z3z5p")
                        .start()
                        .play("A: discard 1z as drawn")
                        .skip("B: say riichi", "B: discard 2z as drawn")
                        .skip("C: discard 3z as drawn", "D: discard 4z as drawn")
                        .skip("A: discard 8p as drawn", "B: pass", "B: discard 1z as drawn")
                        .skip("C: discard 2z as drawn", "D: discard 3z as drawn")
                        .skip("A: discard 5p as drawn");
        assertThat(table.choices("B")).containsExactly("pass");
    }

    @Test
    void the_rules_tell_a_seat_of_its_own_furiten_alone() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", WAITS_58P)
                        .hand("B", DULL)
                        .hand("C", WAITS_58P)
                        .draws("8p1z")
                        .start();
        assertThat(notes(table, Seat.A)).as("8p is not thrown yet").isEmpty();
        table.play("A: discard 8p as drawn");
        assertThat(notes(table, Seat.A)).containsExactly("furiten");
        assertThat(notes(table, Seat.C)).as("8p may still be won on").isEmpty();
        table.passAll();
        assertThat(notes(table, Seat.A)).containsExactly("furiten");
        assertThat(notes(table, Seat.B)).as("not ready").isEmpty();
        assertThat(notes(table, Seat.C)).as("8p was let go by").containsExactly("furiten");
    }

    @Test
    void furiten_by_passing_is_told_until_the_own_discard() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", DULL)
                        .hand("B", WAITS_58P)
                        .draws("5p1z")
                        .start()
                        .play("A: discard 5p as drawn");
        assertThat(notes(table, Seat.B)).as("5p may still be won on").isEmpty();
        table.passAll();
        assertThat(notes(table, Seat.B)).as("with the tile it drew").containsExactly("furiten");
        table.play("B: discard 1z as drawn");
        assertThat(notes(table, Seat.B)).isEmpty();
    }

    private static List<String> notes(Script.Played table, Seat seat) {
        return RiichiTable.tenhou().notes(View.of(seat, table.table()));
    }

    /// Whether C may win on 4p, which completes all simples, after it let 1p go by, which completes
    /// the hand without a yaku.
    private static boolean mayWinAfterPassing(Variant variant) {
        boolean three = variant.first().points().size() == 3;
        Script.Played table =
                Script.of(variant)
                        .hand("A", DULL)
                        .hand("C", "23678p222s34566s")
                        .draws(three ? "1z2z3z1p4p" : "1z2z3z6z1p4p")
                        .start()
                        .skip("A: discard 1z as drawn", "B: discard 2z as drawn")
                        .skip("C: discard 3z as drawn");
        if (!three) {
            table.skip("D: discard 6z as drawn");
        }
        table.skip("A: discard 1p as drawn");
        assertThat(table.choices("C")).doesNotContain("win");
        table.passAll().play("B: discard 4p as drawn");
        return table.choices("C").contains("win");
    }

    @ParameterizedTest
    @EnumSource
    void in_every_preset_passing_a_tile_without_yaku_bars(Preset preset) {
        assertThat(mayWinAfterPassing(RiichiTable.with(preset))).isFalse();
        assertThat(mayWinAfterPassing(RiichiTable.with(preset, "furiten_by=shape"))).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void where_a_house_counts_yaku_alone_such_a_tile_bars_nothing(Preset preset) {
        assertThat(mayWinAfterPassing(RiichiTable.with(preset, "furiten_by=yaku"))).isTrue();
    }

    // Riichi

    @Test
    void the_stick_is_paid_when_nobody_wins_on_the_tile() {
        Script.Played table = riichiTable("1z").passAll();
        assertThat(table.table().pot()).isEqualTo(1_000);
        assertThat(table.points()).containsExactly(24_000, 25_000, 25_000, 25_000);
    }

    @Test
    void the_stick_is_not_paid_when_somebody_wins_on_the_tile() {
        Script.Played table = riichiTable("5p").play("B: win");
        assertThat(table.table().pot()).isZero();
        assertThat(table.points()).containsExactly(23_000, 27_000, 25_000, 25_000);
    }

    private static Script.Played riichiTable(String drawn) {
        return Script.of(RiichiTable.tenhou())
                .hand("A", "123789m123s99s78p")
                .hand("B", WAITS_58P)
                .draws(drawn)
                .fromEnd(5, "7z")
                .start()
                .play("A: say riichi", "A: discard " + drawn + " as drawn");
    }

    @Test
    void riichi_leaves_only_discards_that_keep_the_hand_ready() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", "123789m123s99s78p")
                        .draws("1z")
                        .start()
                        .play("A: say riichi");
        assertThat(table.choices("A")).containsExactly("discard 1z as drawn");
    }

    @Test
    void riichi_needs_a_thousand_points_and_four_tiles_where_the_rules_say_so() {
        Script.Played poor = opening("start_points=900", "bankruptcy=no");
        assertThat(poor.choices("A")).doesNotContain("say riichi");
        Script.Played debt = opening("start_points=900", "bankruptcy=no", "riichi_in_debt=yes");
        assertThat(debt.choices("A")).contains("say riichi");
    }

    private static Script.Played opening(String... changes) {
        return Script.of(RiichiTable.tenhou(changes))
                .hand("A", "123789m123s99s78p")
                .draws("1z")
                .start();
    }

    @Test
    void a_first_discard_riichi_is_double_and_the_next_draw_ippatsu() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", "123789m123s99s78p")
                        .draws("1z2z2z2z9p")
                        .fromEnd(5, "4z")
                        .fromEnd(6, "4z")
                        .start()
                        .play("A: say riichi", "A: discard 1z as drawn")
                        .passAll()
                        .play("B: discard 2z as drawn")
                        .passAll()
                        .play("C: discard 2z as drawn")
                        .passAll()
                        .play("D: discard 2z as drawn")
                        .passAll()
                        .play("A: win");
        assertThat(yaku(table))
                .containsExactly("Double Riichi", "Ippatsu", "Menzen Tsumo", "Pinfu", "Junchan");
    }

    static List<String> yaku(Script.Played table) {
        return table.table().log().events().stream()
                .filter(Event.Paid.class::isInstance)
                .map(Event.Paid.class::cast)
                .filter(paid -> paid.reason().equals(Words.WIN))
                .flatMap(paid -> paid.lines().stream())
                .filter(line -> line.unit().equals("han") || line.unit().equals("yakuman"))
                .filter(line -> !line.isSum())
                .map(Event.Line::what)
                .toList();
    }

    @Test
    void a_concealed_kan_after_riichi_must_leave_the_waits() {
        Script.Played kept =
                Script.of(RiichiTable.tenhou())
                        .hand("A", "111m789m123s99s78p")
                        .draws("1z2z2z2z1m")
                        .start()
                        .play("A: say riichi", "A: discard 1z as drawn")
                        .skip("B: discard 2z as drawn", "C: discard 2z as drawn")
                        .skip("D: discard 2z as drawn");
        kept.passAll();
        assertThat(kept.choices("A")).contains("lay [1111m]");
        Script.Played changed =
                Script.of(RiichiTable.tenhou())
                        .hand("A", "1113m789m123s789p")
                        .draws("1z2z2z2z1m")
                        .start()
                        .play("A: say riichi", "A: discard 1z as drawn")
                        .skip("B: discard 2z as drawn", "C: discard 2z as drawn")
                        .skip("D: discard 2z as drawn");
        changed.passAll();
        assertThat(changed.choices("A")).doesNotContain("lay [1111m]");
    }

    // Calls and kans

    @Test
    void a_call_bars_the_tile_and_the_other_end_of_the_run() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", DULL)
                        .hand("B", "2345m2288s34567z")
                        .draws("2m")
                        .start()
                        .play("A: discard 2m as drawn", "B: claim (234m)");
        assertThat(table.choices("B"))
                .contains("discard 2s")
                .doesNotContain("discard 2m", "discard 5m");
        Script.Played free =
                Script.of(RiichiTable.tenhou("swap_calling=allowed"))
                        .hand("A", DULL)
                        .hand("B", "2345m2288s34567z")
                        .draws("2m")
                        .start()
                        .play("A: discard 2m as drawn", "B: claim (234m)");
        assertThat(free.choices("B")).contains("discard 2m", "discard 5m");
    }

    @Test
    void a_triplet_beats_a_run_and_a_red_five_is_a_choice() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", DULL)
                        .hand("B", "3467m2288s34567z")
                        .hand("C", "550p1188s223344z".replace("550p", "50m") + "6z")
                        .draws("5m")
                        .start()
                        .play("A: discard 5m as drawn");
        assertThat(table.choices("B")).contains("claim (345m)", "claim (567m)");
        assertThat(table.choices("C")).contains("claim (550m)");
        table.play("B: claim (345m); C: claim (550m)");
        assertThat(table.table().turn()).isEqualTo(Seat.C);
    }

    @Test
    void an_open_kan_shows_its_dora_with_the_discard_and_a_concealed_one_at_once() {
        Script.Played open = openKan(RiichiTable.tenhou());
        assertThat(markers(open)).hasSize(1);
        open.play("B: discard 3z");
        assertThat(markers(open)).hasSize(2);
        assertThat(markers(openKan(RiichiTable.tenhou("kan_dora_shown=at_once")))).hasSize(2);
    }

    private static Script.Played openKan(Variant variant) {
        return Script.of(variant)
                .hand("A", DULL)
                .hand("B", "222m2288s345677z")
                .draws("2m")
                .start()
                .play("A: discard 2m as drawn", "B: claim (2222m)");
    }

    private static List<Tile> markers(Script.Played table) {
        return table.table().markers(Words.DORA).stream().map(Marker::tile).toList();
    }

    @Test
    void a_win_on_the_replacement_tile_is_rinshan() {
        Script.Played table =
                Script.of(RiichiTable.tenhou())
                        .hand("A", "1111m789m123s99s7p")
                        .draws("8p")
                        .fromEnd(1, "9p")
                        .fromEnd(5, "7z")
                        .fromEnd(7, "7z")
                        .start()
                        .skip("A: lay [1111m]")
                        .skip("A: win");
        assertThat(yaku(table)).contains("Rinshan Kaihou", "Menzen Tsumo");
    }

    @Test
    void thirteen_orphans_may_rob_a_concealed_kan_where_the_rules_say_so() {
        for (Preset preset : List.of(Preset.TENHOU, Preset.MAJSOUL)) {
            Script.Played table =
                    Script.of(RiichiTable.with(preset))
                            .hand("A", "1111m2389p12399s")
                            .hand("B", "9m19p19s12345667z")
                            .draws("2m")
                            .start()
                            .play("A: lay [1111m]");
            assertThat(table.choices("B").contains("win")).isEqualTo(preset == Preset.MAJSOUL);
        }
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
