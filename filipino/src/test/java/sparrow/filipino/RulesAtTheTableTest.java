package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.filipino.Scenes.lonely;
import static sparrow.filipino.Scenes.paid;
import static sparrow.filipino.Scenes.ready;
import static sparrow.filipino.Scenes.rules;
import static sparrow.filipino.Scenes.table;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// The rules that surprise, each on a table set up for it.
class RulesAtTheTableTest {
    private static Script allFlowersAtTheEnd() {
        Script script = lonely();
        for (int i = 1; i <= 8; i++) {
            script.fromEnd(i, i + "f");
        }
        return script;
    }

    @Test
    void a_chain_of_flowers_to_the_last_tile_ends_the_hand() {
        Script.Played table = allFlowersAtTheEnd().start().passUntil(0);

        assertThat(table.table().log().last()).isEqualTo(new Event.Ended(Words.WALL));
        assertThat(table.table().wall().left()).isZero();
        assertThat(table.table().places().values()).anyMatch(place -> place.flowers().size() == 8);
    }

    @Test
    void a_chain_of_flowers_may_end_with_the_last_tile_and_the_turn_goes_on() {
        Script script = lonely().hand("A", "114m258p369s1234567z8f").fromEnd(1, "9m");
        for (int i = 2; i <= 7; i++) {
            script.fromEnd(i, i + "f");
        }
        Script.Played table = script.fromEnd(8, "9p").fromEnd(9, "1f").start().passUntil(0);

        assertThat(table.table().isOver()).isFalse();
        assertThat(table.table().wall().left()).isZero();
        assertThat(table.table().place(table.table().turn()).drawn()).contains(Tile.P9);
        assertThat(table.table().place(table.table().turn()).flowers().size()).isEqualTo(7);
    }

    /// All flowers are dealt to A, so that D draws the last tile of the wall.
    private static Script lastTile(String tile, String... changes) {
        Script script =
                lonely(changes)
                        .hand("A", "1147m258p36s12345678f")
                        .hand("C", "368m147p258s1134567z")
                        .hand("D", "147999m258p9s123456z");
        List<String> replacements = List.of("2m", "3m", "5m", "6m", "8m", "2p", "3p", "8p");
        for (int i = 1; i <= 8; i++) {
            script.fromEnd(i, replacements.get(i - 1));
        }
        return script.fromEnd(9, tile);
    }

    @Test
    void there_is_no_kong_when_the_wall_is_empty() {
        Script.Played table = lastTile("9m").start().passUntil(0);

        assertThat(table.table().place(Seat.D).hand().count(Tile.M9)).isEqualTo(4);
        assertThat(table.choices("D")).doesNotContain("lay {9999m}").contains("discard 9m");
    }

    @Test
    void the_last_discard_can_only_be_claimed_to_win() {
        Script.Played table = lastTile("9p").start().passUntil(0).play("D: discard 1z");

        assertThat(table.choices("C")).containsExactly("pass");
        assertThat(table.play("C: pass").table().log().last())
                .isEqualTo(new Event.Ended(Words.WALL));
    }

    @Test
    void a_reserve_is_never_drawn() {
        Script.Played table = lastTile("9p", "reserve=10").start().passUntil(0);

        assertThat(table.table().isOver()).isTrue();
        assertThat(table.table().wall().left()).isEqualTo(10);
    }

    // Several winners

    @Test
    void all_may_win_and_each_is_paid_in_full() {
        Script.Played table =
                table("winners=all_win", "no_flowers_start=0")
                        .hand("A", "1147m258p369s1234567z")
                        .hand("B", "258m369p147s2234567z")
                        .hand("C", "123345m456789p777s1z")
                        .hand("D", "678m123p222444888s1z")
                        .start()
                        .play("A: discard 1z", "C: win; D: win");

        assertThat(table.table().log().count(event -> event instanceof Event.Won)).isEqualTo(2);
        assertThat(table.points()).containsExactly(-14, -14, 14, 14);
        assertThat(Ledger.of(table.table()).entries())
                .hasSize(6)
                .contains(
                        new Ledger.Entry(
                                at(table, "todas"), Optional.of(Seat.A), Seat.C, 7, "todas"));
    }

    private static int at(Script.Played table, String reason) {
        List<Event> events = table.table().log().events();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Paid paid && paid.reason().equals(reason)) {
                return i;
            }
        }
        return -1;
    }

    @Test
    void where_the_wait_decides_the_middle_of_a_run_beats_a_pair() {
        Script.Played table =
                table("winners=wait_rank")
                        .hand("A", "1157m258p369s1234567z")
                        .hand("B", "258m369p147s2234567z")
                        .hand("C", "5m123456p111777s111z")
                        .hand("D", "46m123456p22288899s")
                        .start()
                        .play("A: discard 5m", "C: win; D: win");

        assertThat(table.table().log().events())
                .contains(new Event.Won(Seat.D, Optional.of(Seat.A), Tile.M5));
    }

    // Kongs

    private static Script fives(String... changes) {
        return table(changes)
                .hand("A", "1157m258p369s1234567z")
                .hand("B", "46m123456789p11777s")
                .hand("C", "559m147p258s1134567z")
                .hand("D", "147m258p369s2234567z")
                .draws("9p9p9p5m");
    }

    private static Script.Played added(String... changes) {
        return fives(changes)
                .start()
                .play("A: discard 5m", "C: claim (555m)", "C: discard 9m", "A: pass")
                .play("D: discard 9p as drawn", "A: pass", "A: discard 9p as drawn", "B: pass")
                .play("B: discard 9p as drawn", "A: pass", "C: add 5m to meld 0");
    }

    @Test
    void the_fourth_tile_drawn_to_a_pung_is_paid_at_once() {
        Script.Played table = added("no_flowers_start=0");

        assertThat(paid(table)).containsExactly("sagasa");
        assertThat(table.points()).containsExactly(-2, -2, 6, -2);
    }

    @Test
    void where_the_house_allows_it_a_sagasa_is_robbed_and_not_paid() {
        Script.Played table = added("robSagasa=true");

        assertThat(table.choices("B")).containsExactly("win", "pass");
        assertThat(table.choices("D")).containsExactly("pass");
        table.play("B: win");
        assertThat(paid(table)).contains("todas").doesNotContain("sagasa");
        assertThat(table.table().log().events())
                .contains(new Event.Won(Seat.B, Optional.of(Seat.C), Tile.M5));
    }

    @Test
    void a_sagasa_nobody_robs_is_paid() {
        assertThat(paid(added("robSagasa=true").play("B: pass"))).contains("sagasa");
    }

    private static Script.Played heldBack(String... changes) {
        return fives(changes)
                .hand("A", "1157m258p369s1234567z")
                .hand("C", "555m147p258s1134567z")
                .draws("9p9p9p3m")
                .start()
                .play("A: discard 5m", "C: claim (555m)", "C: discard 1p", "A: pass")
                .play("D: discard 9p as drawn", "A: pass", "A: discard 9p as drawn", "B: pass")
                .play("B: discard 9p as drawn", "A: pass");
    }

    @Test
    void only_the_tile_just_drawn_makes_a_sagasa() {
        assertThat(heldBack().choices("C")).doesNotContain("add 5m to meld 0");
        assertThat(heldBack("sagasaLater=yes").choices("C")).contains("add 5m to meld 0");
    }

    @Test
    void a_claimed_kong_pays_kang_and_is_replaced() {
        Script.Played table =
                fives("no_flowers_start=0")
                        .hand("C", "555m147p258s1134567z")
                        .draws("9p9p9p8m")
                        .fromEnd(1, "9m")
                        .start()
                        .play("A: discard 5m", "C: claim (5555m)");

        assertThat(paid(table)).containsExactly("kang");
        assertThat(table.points()).containsExactly(-1, -1, 3, -1);
        assertThat(table.table().place(Seat.C).drawn()).contains(Tile.M9);
    }

    @Test
    void the_discarder_may_have_to_pay_a_kang_alone() {
        Script.Played table =
                fives("no_flowers_start=0", "kang_payer=discarder")
                        .hand("C", "555m147p258s1134567z")
                        .draws("9p9p9p8m")
                        .start()
                        .play("A: discard 5m", "C: claim (5555m)");

        assertThat(table.points()).containsExactly(-3, 0, 3, 0);
    }

    @Test
    void what_a_kang_is_worth_is_paid_three_times_by_the_discarder() {
        Script.Played table =
                fives("no_flowers_start=0", "kang_payer=discarder", "kang=2")
                        .hand("C", "555m147p258s1134567z")
                        .draws("9p9p9p8m")
                        .start()
                        .play("A: discard 5m", "C: claim (5555m)");

        assertThat(table.points()).containsExactly(-6, 0, 6, 0);
    }

    @Test
    void a_win_with_the_tile_that_replaces_a_kong_is_a_kang_bunot() {
        assertThat(afterKong("kang_bunot=3").sheet())
                .anyMatch(line -> line.startsWith("Kang Bunot"));
        assertThat(afterKong("kang_bunot=0").sheet())
                .noneMatch(line -> line.startsWith("Kang Bunot"));
    }

    private static Script.Played afterKong(String rule) {
        return fives("no_flowers_start=0", rule)
                .hand("C", "555m222444555s88s67p")
                .draws("9p9p9p8m")
                .fromEnd(1, "5p")
                .start()
                .play("A: discard 5m", "C: claim (5555m)", "C: win");
    }

    @Test
    void a_fourth_discard_cannot_join_an_exposed_pung() {
        Script.Played table =
                fives().draws("5m9p9p8m")
                        .start()
                        .play("A: discard 5m", "C: claim (555m)", "C: discard 9m", "A: pass")
                        .play("D: discard 5m as drawn");

        assertThat(table.choices("C")).containsExactly("pass");
    }

    // Wins

    @Test
    void a_win_let_pass_bars_winning_until_the_next_draw_where_the_house_says_so() {
        Script.Played free = secondChance();
        assertThat(free.choices("C")).contains("win");

        Script.Played barred = secondChance("same_turn_pass=yes");
        assertThat(barred.choices("C")).containsExactly("pass");
    }

    /// A discards the tile C waits for, C lets it pass, and B discards another one.
    private static Script.Played secondChance(String... changes) {
        return ready(changes)
                .hand("B", "258m369p147s1234567z")
                .hand("D", "147m258p369s2234567z")
                .draws("9m")
                .start()
                .play("A: discard 1z", "C: pass", "B: discard 1z");
    }

    @Test
    void a_win_must_be_worth_what_the_house_asks() {
        assertThat(ready("minUnits=1").start().play("A: discard 1z").choices("C")).contains("win");
        assertThat(ready("minUnits=2").start().play("A: discard 1z").choices("C"))
                .doesNotContain("win");
    }

    @Test
    void a_chow_that_wins_may_come_from_anyone_and_other_chows_where_the_house_says_so() {
        Script.Played table =
                fives("chow=anyone")
                        .hand("D", "467m258p369s2234567z")
                        .start()
                        .play("A: discard 5m");

        assertThat(table.choices("B")).containsExactly("win", "claim (456m)", "pass");
        assertThat(table.choices("D")).containsExactly("claim (456m)", "claim (567m)", "pass");
        assertThat(ready().start().play("A: discard 1z").choices("C")).contains("win");
    }

    @Test
    void a_secret_is_hidden_until_the_end_unless_shown() {
        Script script =
                lonely().hand("A", "479999m258p369s23467z").hand("C", "368m147p258s1134567z");
        assertThat(script.start().choices("A")).contains("lay {9999m}");
        assertThat(
                        lonely("secret_hidden=no")
                                .hand("A", "479999m258p369s23467z")
                                .hand("C", "368m147p258s1134567z")
                                .start()
                                .choices("A"))
                .contains("lay [9999m]");
    }

    @Test
    void mano_may_win_with_the_tiles_dealt() {
        Script.Played table =
                table("no_flowers_start=0")
                        .hand("A", "123345m456789p777s11z")
                        .hand("B", "258m369p147s2234567z")
                        .hand("C", "369m147p258s2234567z")
                        .hand("D", "1478m258p369s134567z")
                        .start()
                        .play("A: win");

        assertThat(table.points()).containsExactly(30, -10, -10, -10);
    }

    @Test
    void beauty_and_news_are_sets_in_the_first_turn() {
        Script visayan =
                Script.of(new FilipinoVariant(rules("visayan", "no_flowers_start=0")))
                        .hand("A", "1147m258p369s1234567z")
                        .hand("B", "258m369p147s1234567z")
                        .hand("C", "369m147p258s1134567z")
                        .hand("D", "147m258p369s2234567z")
                        .fromEnd(1, "9m");
        Script.Played table = visayan.start().play("A: lay [567z]", "A: lay [1234z]");

        assertThat(paid(table)).containsExactly("beauty", "news");
        assertThat(table.table().place(Seat.A).hand()).hasToString("11479m258p369s");
        assertThat(table.play("A: discard 9m as drawn").table().place(Seat.A).hand().size())
                .isEqualTo(16 - 6);
        assertThat(lonely().start().choices("A")).doesNotContain("lay [567z]", "lay [1234z]");
    }
}
