package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.game.Variant;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.riichi.Preset;
import sparrow.testkit.Script;

/// When a seat may not win on a discard that completes its hand.
class FuritenRulesTest {
    private static final String DULL = RiichiTable.DULL;

    /// B waits for 5p and 8p with tanyao and pinfu.
    private static final String WAITS_58P = "234567m23466s67p";

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
}
