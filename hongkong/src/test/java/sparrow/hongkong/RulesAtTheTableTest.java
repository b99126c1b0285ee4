package sparrow.hongkong;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.hongkong.Scenes.lonely;
import static sparrow.hongkong.Scenes.ready;
import static sparrow.hongkong.Scenes.winners;

import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.testkit.Script;

/// The rules that surprise, each on a table set up for it. A deals.
class RulesAtTheTableTest {
    // The score sheet

    @Test
    void a_payment_carries_the_whole_score_sheet() {
        Script.Played table = ready().start().play("A: discard 5z", "C: win");

        assertThat(table.sheet())
                .containsExactly(
                        "All pungs 3 faan",
                        "Concealed hand 1 faan",
                        "Earthly hand 13 faan",
                        "No flowers 1 faan",
                        "faan 18 faan",
                        "limit 10 faan",
                        "333m 999m 444p 777s 55z 0 reading",
                        "points 128 points",
                        "paid by A 256 points",
                        "paid by B 128 points",
                        "paid by D 128 points");
        assertThat(table.points()).containsExactly(-256, -128, 512, -128);
    }

    @Test
    void the_sheet_says_who_pays_for_all() {
        Script.Played table =
                ready("discarder=all", "earthly=0").start().play("A: discard 5z", "C: win");

        assertThat(table.sheet())
                .endsWith(
                        "points 24 points",
                        "paid by A for all 96 points",
                        "gave the winning tile 0 why for all");
    }

    @Test
    void a_hand_below_the_minimum_does_not_win() {
        Script.Played table =
                lonely("earthly=0", "no_flowers=0")
                        .hand("C", "123m456p788889s5z")
                        .start()
                        .play("A: discard 5z");

        assertThat(table.choices("C")).containsExactly("pass");
    }

    // Flowers

    @Test
    void flowers_of_the_deal_are_replaced_until_none_is_left() {
        Script.Played table =
                lonely().hand("A", "147m258p369s123z12f")
                        .hand("C", "369m147p258s456z3f")
                        .fromEnd(1, "4f")
                        .fromEnd(2, "9m")
                        .fromEnd(3, "5f")
                        .fromEnd(4, "9p")
                        .fromEnd(5, "9s")
                        .start();

        assertThat(table.table().place(Seat.A).flowers().size()).isEqualTo(4);
        assertThat(table.table().place(Seat.C).flowers().size()).isEqualTo(1);
        assertThat(table.table().places().map(place -> place.hand().size()).values())
                .containsExactly(14, 13, 13, 13);
        assertThat(table.table().phase()).isEqualTo(Words.PLAY);
    }

    @Test
    void a_chain_of_flowers_in_play_ends_with_a_tile_and_a_win_on_it_is_drawn() {
        Script.Played table =
                ready("win_on_flower=1")
                        .draws("1m1f")
                        .fromEnd(1, "2f")
                        .fromEnd(2, "3f")
                        .fromEnd(3, "5z")
                        .start()
                        .play("A: discard 1z", "B: pass", "B: discard 1m as drawn", "C: pass");

        assertThat(table.table().place(Seat.C).flowers().size()).isEqualTo(3);
        assertThat(table.play("C: win").sheet())
                .contains(
                        "Four concealed pungs 13 faan",
                        "Win on a flower 1 faan",
                        "Own flower 1 faan");
    }

    @Test
    void the_eighth_flower_wins_whatever_the_hand_is() {
        Script.Played table =
                lonely().hand("A", "147m258p12z123456f")
                        .fromEnd(1, "7f")
                        .fromEnd(2, "8f")
                        .fromEnd(3, "9m")
                        .fromEnd(4, "9p")
                        .fromEnd(5, "9s")
                        .fromEnd(6, "4z")
                        .fromEnd(7, "1s")
                        .fromEnd(8, "3z")
                        .start();

        assertThat(table.choices("A")).contains("win");
        assertThat(table.play("A: win").sheet())
                .startsWith("Eight flowers 8 faan", "faan 8 faan", "points 64 points");
    }

    @Test
    void a_flower_as_the_last_tile_ends_the_hand() {
        Script script = lonely();
        for (int i = 1; i <= 8; i++) {
            script.fromEnd(i, i + "f");
        }
        Script.Played table = script.start().passUntil(0);

        assertThat(table.table().log().last()).isEqualTo(new Event.Ended(Words.WALL));
        assertThat(table.table().wall().left()).isZero();
    }

    // Claims

    /// B and C could chow the one of characters, D could pung it.
    private static Script.Played wanted() {
        return lonely().hand("B", "2379m369p147s123z")
                .hand("C", "2369m147p258s567z")
                .hand("D", "1147m258p369s567z")
                .start()
                .play("A: discard 1m");
    }

    @Test
    void only_the_next_in_turn_may_chow() {
        assertThat(wanted().choices("B")).containsExactly("claim (123m)", "pass");
        assertThat(wanted().choices("C")).containsExactly("pass");
        assertThat(wanted().choices("D")).containsExactly("claim (111m)", "pass");
    }

    @Test
    void a_pung_comes_before_a_chow() {
        Script.Played table = wanted().play("B: claim (123m); D: claim (111m)");

        assertThat(table.table().place(Seat.D).melds()).hasSize(1);
        assertThat(table.table().place(Seat.B).melds()).isEmpty();
    }

    @Test
    void a_win_comes_before_a_pung() {
        Script script = ready().hand("B", "258m369p147s5514z").hand("D", "147m258p369s4467z");

        assertThat(winners(script.start().play("A: discard 5z", "B: claim (555z); C: win")))
                .containsExactly(Seat.C);
    }

    @Test
    void after_a_claim_there_is_nothing_but_a_discard() {
        Script.Played table =
                lonely().hand("B", "2222m369p147s551z")
                        .hand("D", "147m258p369s4667z")
                        .start()
                        .play("A: discard 5z", "B: claim (555z)");

        assertThat(table.choices("B")).allMatch(choice -> choice.startsWith("discard"));
    }

    // Winners

    @Test
    void the_nearest_wins_alone_or_all_win() {
        assertThat(winners(twoReady().start().play("A: discard 5z", "C: win; D: win")))
                .containsExactly(Seat.C);

        Script.Played all =
                twoReady("winners=all", "earthly=0")
                        .start()
                        .play("A: discard 5z", "C: win; D: win");
        assertThat(winners(all)).containsExactly(Seat.C, Seat.D);
        assertThat(all.points()).containsExactly(-96, -48, 72, 72);
    }

    private static Script twoReady(String... changes) {
        return ready(changes).hand("D", "333p444s777m999p5z");
    }

    // The end of the wall

    @Test
    void a_dead_wall_is_never_drawn() {
        Script.Played table = lonely("dead_wall=14").start().passUntil(0);

        assertThat(table.table().wall().left()).isEqualTo(14);
        assertThat(table.table().log().last()).isEqualTo(new Event.Ended(Words.WALL));
    }

    /// D draws the last tile, a nine of dots; A has two of them.
    private static Script.Played lastDiscard(String... changes) {
        return lonely(changes)
                .hand("A", "147m25899p69s1234z")
                .fromEnd(1, "9p")
                .start()
                .passUntil(0)
                .play("D: discard 9p as drawn");
    }

    @Test
    void the_last_discard_can_only_be_won_on() {
        assertThat(lastDiscard("flowers=no").choices("A")).containsExactly("pass");
        assertThat(lastDiscard("flowers=no").passAll().table().log().last())
                .isEqualTo(new Event.Ended(Words.WALL));
    }

    @Test
    void a_win_on_the_last_tile_counts() {
        Script.Played table =
                lonely("flowers=no")
                        .hand("C", "3699m147p258s567z")
                        .hand("D", "111444p222s888m7z")
                        .fromEnd(1, "7z")
                        .start()
                        .passUntil(0);

        assertThat(table.play("D: win").sheet())
                .contains("Four concealed pungs 13 faan", "Last tile 1 faan");
    }
}
