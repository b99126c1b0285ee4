package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Variant;
import sparrow.core.table.Marker;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.riichi.Preset;
import sparrow.testkit.Script;

/// Tiles that are called, and what a kan brings.
class CallsAndKansTest {
    private static final String DULL = RiichiTable.DULL;

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
        assertThat(RiichiTable.yaku(table)).contains("Rinshan Kaihou", "Menzen Tsumo");
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
}
