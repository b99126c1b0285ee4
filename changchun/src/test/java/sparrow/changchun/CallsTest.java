package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Scenes.discards;
import static sparrow.changchun.Scenes.trial;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// Chi, peng, gang and hu: who may, who comes first, what follows.
class CallsTest {
    /// A discards a 5p that B can take in a run, C as a triplet; D waits for it.
    private static Script.Played fiveOfDots() {
        return trial().hand("A", "5p2468m68p25s123z7z")
                .hand("B", "34p6p147m2679s57z5z")
                .hand("C", "55p28m1679s57z156z")
                .hand("D", "46p123m789s22z444z")
                .draws("8s")
                .start()
                .play("A: discard 5p");
    }

    @Test
    void chi_is_for_the_next_player_alone() {
        Script.Played table = fiveOfDots();

        assertThat(table.choices("B")).containsExactly("claim (345p)", "claim (456p)", "pass");
        assertThat(table.choices("C")).containsExactly("claim (555p)", "pass");
        assertThat(table.choices("D")).containsExactly("win", "pass");
    }

    @Test
    void a_peng_comes_before_a_chi_and_a_win_before_both() {
        assertThat(
                        fiveOfDots()
                                .play("B: claim (345p); C: claim (555p)")
                                .table()
                                .place(Seat.C)
                                .melds())
                .hasToString("[(555p)]");
        assertThat(
                        fiveOfDots()
                                .play("B: claim (345p); C: claim (555p); D: win")
                                .table()
                                .log()
                                .events())
                .contains(new Event.Won(Seat.D, Optional.of(Seat.A), Tile.P5));
    }

    @Test
    void the_nearest_of_two_winners_wins_alone() {
        Script.Played table =
                trial().hand("A", "5p2468m68p25s123z7z")
                        .hand("B", Scenes.FAR_B)
                        .hand("C", "46p123m789s33z555z")
                        .hand("D", "46p123m789s22z444z")
                        .draws("8s")
                        .start()
                        .play("A: discard 5p", "C: win; D: win");

        assertThat(table.table().log().count(event -> event instanceof Event.Won)).isEqualTo(1);
        assertThat(table.points().get(2)).isPositive();
    }

    @Test
    void after_a_peng_there_is_no_kong_before_the_next_draw() {
        Script.Played table =
                trial().hand("A", "5p2468m68p25s123z7z")
                        .hand("B", "1144779m228p369s")
                        .hand("C", "55p4444z1679s57z5z")
                        .hand("D", Scenes.FAR_D)
                        .draws("8s")
                        .start()
                        .play("A: discard 5p", "C: claim (555p)");

        assertThat(table.choices("C")).noneMatch(each -> each.contains("4444z"));
    }

    @Test
    void who_has_taken_a_chi_keeps_more_than_one_tile() {
        assertThat(allows(Preset.MIL2024, "(123m)(555p)(999s)", "(111z)")).isFalse();
        assertThat(allows(Preset.MIL2024, "(222m)(555p)(999s)", "(111z)")).isTrue();
        assertThat(allows(Preset.MIL2024, "(222m)(555p)(999s)", "(123m)")).isFalse();
        assertThat(allows(Preset.MIL2024, "(123m)[5555p](999s)", "(111z)"))
                .as("a concealed kong counts as hand")
                .isTrue();
        assertThat(allows(Preset.MIL2024, "(123m)[123z](999s)", "(111z)")).isFalse();
        assertThat(allows(Preset.SIMPLE, "(222m)(555p)(999s)", "(111z)")).isFalse();
    }

    private static boolean allows(Preset preset, String melds, String next) {
        List<Meld> laid = Hand.of(melds).melds();
        return Exposure.allows(
                TableRules.of(preset.rules()), laid, Hand.of(next).melds().getFirst());
    }

    /// C waits for 1m and 4m, worth the same; B gives one, then D the other.
    private static Script.Played passing(String... changes) {
        return trial(changes)
                .hand("A", Scenes.FAR_D)
                .hand("B", Scenes.FAR_B)
                .hand("C", "23m456p789s22z444z")
                .hand("D", "1m58m2479p158s567z")
                .draws("3z4m6z5z")
                .start();
    }

    @Test
    void a_win_let_go_bars_wins_worth_no_more_until_the_next_draw() {
        Script.Played table = passing();
        table.play("A: discard 3z as drawn", "B: pass", "B: discard 4m as drawn");
        assertThat(table.choices("C")).contains("win");
        table.play("C: pass", "C: discard 6z as drawn", "D: pass", "D: discard 1m");

        assertThat(table.choices("C")).as("C has drawn since").contains("win");
    }

    @Test
    void a_win_let_go_bars_wins_of_the_same_round() {
        Script.Played table =
                trial().hand("A", "4m2468p25s1237z68s")
                        .hand("B", "1m58m2479p158s567z")
                        .hand("C", "23m456p789s22z444z")
                        .hand("D", Scenes.FAR_D)
                        .draws("3z9p")
                        .start()
                        .play("A: discard 4m");
        assertThat(table.choices("C")).contains("win");
        table.play("C: pass", "B: discard 1m");

        assertThat(table.choices("C")).containsExactly("claim (123m)", "pass");
    }

    @Test
    void where_passing_is_free_it_bars_nothing() {
        Script.Played table =
                trial("passing=no")
                        .hand("A", "4m2468p25s1237z68s")
                        .hand("B", "1m58m2479p158s567z")
                        .hand("C", "23m456p789s22z444z")
                        .hand("D", Scenes.FAR_D)
                        .draws("3z9p")
                        .start()
                        .play("A: discard 4m", "C: pass", "B: discard 1m");

        assertThat(table.choices("C")).contains("win");
    }

    /// C waits for 3m and 6m, and for 4m as the pair, which is worth more.
    private static Script.Played cheapAndDear(String first, String then) {
        return trial().hand("A", first + "2468p25s1237z68s")
                .hand("B", then + "58m2479p158s567z")
                .hand("C", "4555m789p333s111z")
                .hand("D", Scenes.FAR_D)
                .draws("3z9p")
                .start()
                .play("A: discard " + first, "C: pass", "B: discard " + then);
    }

    @Test
    void a_dearer_win_is_not_barred() {
        assertThat(cheapAndDear("6m", "4m").choices("C")).contains("win");
        assertThat(cheapAndDear("4m", "6m").choices("C")).doesNotContain("win");
    }

    @Test
    void who_has_not_said_ting_may_be_held_to_draw_its_win() {
        Script.Played table =
                trial("unready_win=draw")
                        .hand("A", "4m2468p25s1237z68s")
                        .hand("B", Scenes.FAR_B)
                        .hand("C", "23m456p789s22z444z")
                        .hand("D", Scenes.FAR_D)
                        .draws("3z")
                        .start()
                        .play("A: discard 4m");

        assertThat(table.choices("C")).containsExactly("pass");
    }

    @Test
    void a_discard_nobody_wants_lets_the_next_player_draw() {
        Script.Played table = discards(Scenes.ready().draws("2z3z4z").start(), "AB", "2z3z");

        assertThat(table.table().log().last()).isEqualTo(new Event.Drew(Seat.C, Tile.NORTH, 54));
    }
}
