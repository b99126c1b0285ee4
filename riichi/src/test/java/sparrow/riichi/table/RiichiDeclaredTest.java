package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.testkit.Script;

/// What riichi costs, binds and earns.
class RiichiDeclaredTest {
    /// B waits for 5p and 8p with tanyao and pinfu.
    private static final String WAITS_58P = "234567m23466s67p";

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
        assertThat(RiichiTable.yaku(table))
                .containsExactly("Double Riichi", "Ippatsu", "Menzen Tsumo", "Pinfu", "Junchan");
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
}
