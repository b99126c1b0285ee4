package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sparrow.american.table.Scenes.lonely;
import static sparrow.american.table.Scenes.table;
import static sparrow.american.table.Scenes.tiles;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Refused;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// R13 to R20: the Charleston. Turns go A, B, C, D, so B sits to the right of A.
class CharlestonTest {
    private static final String ALL = "A: give 568m; B: give 568p; C: give 568s; D: give 678m";

    /// The right pass with those four gifts, then back and forth until the first Charleston is
    /// over.
    private static Script.Played afterTheFirst(Script script) {
        return script.start()
                .play(
                        "A: give 568m; B: give 568p; C: give 568s; D: give 678p",
                        "A: give 568p; B: give 568m; C: give 568p; D: give 568s",
                        "A: give 568s; B: give 568s; C: give 568m; D: give 678m");
    }

    private static List<Tile> received(Script.Played table, Seat seat) {
        return table.table()
                .log()
                .newest(Event.Exchanged.class::isInstance)
                .map(event -> ((Event.Exchanged) event).received().get(seat))
                .orElseThrow();
    }

    @Test
    void r14_the_first_pass_goes_right_the_second_across_the_third_left() {
        Script.Played table = lonely(table()).start();
        assertThat(table.table().phase()).isEqualTo(Words.FIRST_RIGHT);

        table.play(ALL);
        assertThat(received(table, Seat.B)).isEqualTo(tiles("568m"));
        assertThat(received(table, Seat.A)).isEqualTo(tiles("678m"));
        assertThat(table.table().phase()).isEqualTo(Words.FIRST_ACROSS);

        table.play("A: give 678m; B: give 568m; C: give 568p; D: give 568s");
        assertThat(received(table, Seat.C)).isEqualTo(tiles("678m"));
        assertThat(received(table, Seat.D)).isEqualTo(tiles("568m"));
        assertThat(table.table().phase()).isEqualTo(Words.FIRST_LEFT);

        table.play("A: give 568p; B: give 568s; C: give 678m; D: give 568m");
        assertThat(received(table, Seat.D)).isEqualTo(tiles("568p"));
        assertThat(received(table, Seat.A)).isEqualTo(tiles("568s"));
        assertThat(table.table().phase()).isEqualTo(Words.VOTE);
    }

    @Test
    void r14_exactly_three_tiles_are_passed() {
        Script.Played table = lonely(table()).start();

        assertThatThrownBy(() -> table.play(ALL.replace("568m", "56m")))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> table.play(ALL.replace("568m", "5689m")))
                .isInstanceOf(Refused.class);
    }

    @Test
    void r17_jokers_and_blanks_are_never_passed() {
        Script.Played table = lonely(table("blanks=2")).hand("A", "15689m5689p569s1j2j").start();

        assertThatThrownBy(() -> table.play(ALL.replace("568m", "56m1j")))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> table.play(ALL.replace("568m", "56m2j")))
                .isInstanceOf(Refused.class);
        assertThat(table.play(ALL).table().place(Seat.A).hand().contains(Tile.JOKER)).isTrue();
    }

    @Test
    void r15_without_objection_a_second_charleston_goes_left_across_right() {
        Script.Played table = afterTheFirst(lonely(table())).passAll();
        assertThat(table.table().phase()).isEqualTo(Words.SECOND_LEFT);

        List<Tile> ofB = table.table().place(Seat.B).hand().list().subList(0, 3);
        table.play(gifts(table));
        assertThat(received(table, Seat.A)).isEqualTo(ofB);
        assertThat(table.table().phase()).isEqualTo(Words.SECOND_ACROSS);

        table.play(gifts(table));
        assertThat(table.table().phase()).isEqualTo(Words.SECOND_RIGHT);

        List<Tile> ofD = table.table().place(Seat.D).hand().list().subList(0, 3);
        table.play(gifts(table));
        assertThat(received(table, Seat.A)).isEqualTo(ofD);
        assertThat(table.table().phase()).isEqualTo(Words.COURTESY);
    }

    /// Everybody gives its first three tiles.
    static String gifts(Script.Played table) {
        StringBuilder moves = new StringBuilder();
        for (Seat seat : table.table().seats()) {
            moves.append(moves.isEmpty() ? "" : "; ").append(seat).append(": give ");
            table.table().place(seat).hand().list().subList(0, 3).forEach(moves::append);
        }
        return moves.toString();
    }

    @Test
    void r15_one_objection_stops_the_second_charleston() {
        Script.Played table = afterTheFirst(lonely(table())).play("C: say stop");

        assertThat(table.table().place(Seat.C).hasSaid(Words.STOP)).isTrue();
        assertThat(table.table().phase()).isEqualTo(Words.COURTESY);
    }

    @Test
    void r20_houses_stop_after_the_first_or_play_without() {
        assertThat(afterTheFirst(lonely(table("charleston=first_only"))).table().phase())
                .isEqualTo(Words.COURTESY);
        assertThat(
                        afterTheFirst(lonely(table("charleston=first_only", "courtesy=no")))
                                .table()
                                .phase())
                .isEqualTo(Words.PLAY);
        assertThat(lonely(table("charleston=none")).start().table().phase()).isEqualTo(Words.PLAY);
    }

    // Courtesy

    private static Script.Played courtesy(String numbers) {
        return afterTheFirst(lonely(table())).play("A: say stop").play(numbers);
    }

    @Test
    void r18_seats_across_exchange_the_smaller_number_they_named() {
        Script.Played table =
                courtesy(
                        "A: say courtesy 3; C: say courtesy 2; B: say courtesy 0; D: say courtesy 3");

        assertThat(table.table().phase()).isEqualTo(Words.COURTESY_TILES);
        assertThat(table.choices("B")).isEmpty();
        table.play("A: give 1m1z; C: give 9m3z");
        assertThat(received(table, Seat.A)).isEqualTo(tiles("9m3z"));
        assertThat(received(table, Seat.C)).isEqualTo(tiles("1m1z"));
        assertThat(table.table().phase()).isEqualTo(Words.PLAY);
    }

    @Test
    void r18_nothing_is_exchanged_where_one_of_each_pair_wants_nothing() {
        Script.Played table =
                courtesy(
                        "A: say courtesy 0; C: say courtesy 3; B: say courtesy 1; D: say courtesy 0");

        assertThat(table.table().phase()).isEqualTo(Words.PLAY);
        assertThat(table.table().place(Seat.C).hasSaid("courtesy 3")).isTrue();
    }

    // Heavenly and earthly hands

    private static Script complete(String... changes) {
        return table(changes)
                .hand("A", "1111m2222p33s1111f")
                .hand("B", "5689m5689p5689s2z")
                .hand("C", "5689m5689p5689s3z")
                .hand("D", "6789m6789p6789s4z");
    }

    @Test
    void r13_east_may_win_with_the_tiles_dealt_and_everybody_pays_double() {
        Script.Played table = complete().start();
        assertThat(table.choices("A")).containsExactly("win");

        table.play("A: win; B: give 568m; C: give 568p; D: give 678m");
        assertThat(table.table().isOver()).isTrue();
        assertThat(table.points()).containsExactly(300, -100, -100, -100);
        assertThat(table.sheet())
                .containsExactly(
                        "sets-1 FFFF 1111a 2222b 33c 25 points",
                        "jokerless 2 times",
                        "self-pick 2 times",
                        "1111f 1111m 2222p 33s 0 reading");
    }

    @Test
    void r13_without_heavenly_hands_east_passes_tiles() {
        assertThat(complete("heavenly=no").start().choices("A")).isEmpty();
    }

    @Test
    void r13_without_a_charleston_east_wins_before_its_first_discard() {
        assertThat(complete("charleston=none").start().choices("A")).contains("win");
        assertThat(complete("charleston=none", "heavenly=no").start().choices("A"))
                .doesNotContain("win");
    }

    @Test
    void r19_not_in_the_middle_of_a_charleston() {
        Script.Played table =
                complete().start().play("A: give 111m; B: give 568m; C: give 568p; D: give 678m");

        assertThat(table.table().phase()).isEqualTo(Words.FIRST_ACROSS);
        assertThat(table.choices("A")).isEmpty();
        table.play("A: give 678m; B: give 111m; C: give 568s; D: give 568p");
        assertThat(table.choices("A")).isEmpty();
    }

    @Test
    void r19_east_may_win_when_a_charleston_is_over() {
        Script.Played table = completedByPasses();

        assertThat(table.table().phase()).isEqualTo(Words.VOTE);
        assertThat(table.choices("A")).containsExactly("win", "say stop", "pass");
        assertThat(table.choices("B")).containsExactly("say stop", "pass");
        table.play("A: win; B: say stop");
        assertThat(table.table().isOver()).isTrue();
        assertThat(table.points()).containsExactly(300, -100, -100, -100);
    }

    @Test
    void r19_also_before_the_courtesy_pass_and_before_the_first_discard() {
        Script.Played table = completedByPasses().play("A: say stop");
        assertThat(table.table().phase()).isEqualTo(Words.COURTESY);
        assertThat(table.choices("A")).contains("win");

        table.play("A: say courtesy 0; B: say courtesy 0; C: say courtesy 0; D: say courtesy 0");
        assertThat(table.table().phase()).isEqualTo(Words.PLAY);
        assertThat(table.choices("A")).contains("win");
    }

    @Test
    void r19_a_house_may_play_without_earthly_hands() {
        Script.Played table = completedByPasses("earthly=no");

        assertThat(table.choices("A")).containsExactly("say stop", "pass");
        table.play("A: say stop")
                .play("A: say courtesy 0; B: say courtesy 0; C: say courtesy 0; D: say courtesy 0");
        assertThat(table.choices("A")).doesNotContain("win");
    }

    /// East gives away three ones of characters, and has them back from B at the end of the first
    /// Charleston: to the right, then B keeps them, then B passes them left.
    private static Script.Played completedByPasses(String... changes) {
        return complete(changes)
                .start()
                .play(
                        "A: give 111m; B: give 568m; C: give 568p; D: give 678m",
                        "A: give 678m; B: give 689p; C: give 568s; D: give 678p",
                        "A: give 568s; B: give 111m; C: give 678m; D: give 689p");
    }

    // What some houses add

    @Test
    void r20_ding_dong_gives_a_tile_to_everybody_when_east_asks_for_it() {
        Script.Played table =
                afterTheFirst(lonely(table("charleston=first_only", "courtesy=no", "ding_dong=1")));
        assertThat(table.table().phase()).isEqualTo(Words.DING_DONG);
        assertThat(table.choices("A")).containsExactly("say ding dong", "pass");

        table.play("A: say ding dong");
        List<Tile> ofA = table.table().place(Seat.A).hand().list().subList(0, 3);
        table.play(gifts(table));
        assertThat(received(table, Seat.B)).contains(ofA.get(0));
        assertThat(received(table, Seat.C)).contains(ofA.get(1));
        assertThat(received(table, Seat.D)).contains(ofA.get(2));
        assertThat(table.table().phase()).isEqualTo(Words.PLAY);
    }

    @Test
    void r20_in_a_mush_tiles_go_into_a_pool_and_as_many_come_back() {
        Script.Played table =
                afterTheFirst(lonely(table("charleston=first_only", "courtesy=no", "mush=3")));
        assertThat(table.table().phase()).isEqualTo(Words.MUSH);
        Tile one = table.table().place(Seat.B).hand().list().getFirst();

        table.play("A: give 1m1z; B: give " + one + "; C: give nothing; D: give nothing");
        assertThat(received(table, Seat.A)).hasSize(2);
        assertThat(received(table, Seat.B)).hasSize(1);
        assertThat(received(table, Seat.C)).isEmpty();
        assertThat(table.table().phase()).isEqualTo(Words.PLAY);
    }
}
