package sparrow.hongkong;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.hongkong.Scenes.lonely;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// Kongs: robbed or replaced, and what a win on them is paid. A deals.
class KongsTest {
    /// B has a pung of five dots and draws the fourth, for which C waits.
    private static Script.Played added(String... changes) {
        return lonely(changes)
                .hand("B", "258m33559p147s12z")
                .hand("C", "1114622777999p")
                .hand("D", "147m28p3699s4567z")
                .draws("1m2m3m5p")
                .fromEnd(1, "9m")
                .start()
                .play("A: discard 5p", "B: claim (555p)", "B: discard 1z", "C: pass")
                .play("C: discard 1m as drawn", "D: pass", "D: discard 2m as drawn", "A: pass")
                .play("A: discard 3m as drawn", "B: pass", "B: add 5p to meld 0");
    }

    @Test
    void a_tile_added_to_a_pung_can_be_robbed() {
        Script.Played table = added().play("C: win");

        assertThat(table.sheet())
                .containsExactly(
                        "Pure one suit 7 faan",
                        "Concealed hand 1 faan",
                        "Robbing a kong 1 faan",
                        "No flowers 1 faan",
                        "faan 10 faan",
                        "111p 456p 777p 999p 22p 0 reading",
                        "points 128 points",
                        "paid by A 128 points",
                        "paid by B 256 points",
                        "paid by D 128 points");
        assertThat(added("robbed_kong=yes").play("C: win").sheet())
                .endsWith("paid by B for all 768 points", "its kong was robbed 0 why for all");
    }

    @Test
    void a_kong_that_nobody_robs_is_replaced_from_the_back() {
        Script.Played table = added().play("C: pass");

        assertThat(table.last(1)).containsExactly(new Event.Drew(Seat.B, Tile.M9, 143));
    }

    /// B holds all east winds, and C lacks one for thirteen orphans.
    private static Script.Played orphans(String... changes) {
        return lonely(changes)
                .hand("A", "147m258p369s23455z")
                .hand("B", "258m369p147s1111z")
                .hand("C", "19m19p19s2345677z")
                .start()
                .play("A: discard 2z", "B: pass");
    }

    @Test
    void thirteen_orphans_may_rob_a_concealed_kong_that_lies_open() {
        Script.Played table = orphans();
        String kong = table.choices("B").getFirst();
        table.play("B: " + kong);

        assertThat(kong).startsWith("lay").contains("1111z");
        assertThat(table.choices("C")).containsExactly("win", "pass");
        assertThat(table.choices("A")).containsExactly("pass");
        assertThat(table.play("C: win").sheet()).startsWith("Thirteen orphans 13 faan");
    }

    @Test
    void a_house_may_keep_concealed_kongs_safe_or_face_down() {
        for (String rule : List.of("orphans_rob=no", "concealed_kong=face_down")) {
            Script.Played table = orphans(rule);
            table.play("B: " + table.choices("B").getFirst());

            assertThat(table.last(1).getFirst()).isInstanceOf(Event.Drew.class);
        }
    }

    @Test
    void other_hands_cannot_rob_a_concealed_kong() {
        Script.Played table =
                lonely().hand("A", "147p258p369s12345z")
                        .hand("B", "5555m369p147s123z")
                        .hand("C", "1114622777999m")
                        .hand("D", "8m1147p3699s4567z")
                        .start()
                        .play("A: discard 1z", "B: pass");
        table.play("B: " + table.choices("B").getFirst());

        assertThat(table.choices("C")).containsExactly("pass");
    }

    @Test
    void a_face_down_kong_is_turned_up_at_the_end() {
        Script.Played table = orphans("concealed_kong=face_down").play("B: lay {1111z}");
        table.passUntil(-1);

        assertThat(table.table().log().count(event -> event instanceof Event.Turned)).isEqualTo(1);
    }

    @Test
    void a_second_kong_in_a_turn_is_a_kong_on_a_kong() {
        Script.Played table =
                lonely().hand("A", "147m258p369s22345z")
                        .hand("B", "33399m2222s1111z")
                        .hand("C", "369m147p369s4567z")
                        .draws("9m")
                        .fromEnd(1, "4m")
                        .fromEnd(2, "4m")
                        .start()
                        .play("A: discard 2z", "B: pass");
        for (int kong = 0; kong < 2; kong++) {
            table.play("B: " + table.choices("B").getFirst());
            table.passAll();
        }

        assertThat(table.play("B: win").sheet())
                .contains("Kong on kong 8 faan", "Four concealed pungs 13 faan")
                .doesNotContain("Win on a kong 1 faan");
    }

    @Test
    void who_gave_a_kong_pays_for_the_win_on_it() {
        Script.Played table =
                lonely("kong_giver=yes")
                        .hand("C", "333m444p7888s555z")
                        .hand("D", "147m258p369s4667z")
                        .fromEnd(1, "7s")
                        .start()
                        .play("A: discard 5z", "C: claim (5555z)", "C: win");

        assertThat(table.sheet())
                .containsExactly(
                        "All pungs 3 faan",
                        "Dragons 1 faan",
                        "Self-draw 1 faan",
                        "Win on a kong 1 faan",
                        "No flowers 1 faan",
                        "faan 7 faan",
                        "333m 444p 888s 77s (5555z) 0 reading",
                        "points 48 points",
                        "paid by A for all 288 points",
                        "gave the kong whose tile wins 0 why for all");
    }

    @Test
    void the_dealer_may_win_with_the_tiles_dealt() {
        Script.Played table = lonely().hand("A", "123m456p789s11122z").start();

        assertThat(table.choices("A")).startsWith("win");
        assertThat(table.play("A: win").sheet()).contains("Heavenly hand 13 faan");
    }
}
