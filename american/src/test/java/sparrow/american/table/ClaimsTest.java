package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.play;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.testkit.Script;

/// R26 and R28 to R33: claims, whose claim prevails, and exposures.
class ClaimsTest {
    private static final String IDLE = "5689m569p568s1234z";

    /// A has a flower, C three, D two and a joker.
    static Script flowers(String... changes) {
        return play(changes)
                .hand("A", "1569m569p5689s12z1f")
                .hand("B", "5689m5689p5689s2z")
                .hand("C", "159m568p5689s111f")
                .hand("D", "6789m678p678s11f1j");
    }

    /// C could win on the one of dots, C and D could expose it.
    private static Script.Played rivals(String... changes) {
        return play(changes)
                .hand("A", "5689m1569p56s1234z")
                .hand("B", "5689m5689p5689s2z")
                .hand("C", "2222m33s1111f11p1j")
                .hand("D", "689m68p689s1p11j37z")
                .start();
    }

    @Test
    void r28_three_to_six_equal_tiles_with_jokers_for_any_but_the_one_claimed() {
        Script.Played table =
                play("dead_hands=table")
                        .hand("A", "1569m569p5689s12z1f")
                        .hand("C", "1589m568p568s1f11j")
                        .start()
                        .play("A: discard 1f");

        assertThat(table.choices("C"))
                .containsExactly("claim (11f1j)", "claim (1f11j)", "claim (11f11j)", "pass");
    }

    @Test
    void r28_no_natural_in_hand_is_needed() {
        Script.Played table =
                play("dead_hands=table")
                        .hand("A", IDLE)
                        .hand("C", "1589m568p5689s11j")
                        .start()
                        .play("A: discard 1z");

        assertThat(table.choices("C")).containsExactly("claim (1z11j)", "pass");
    }

    @Test
    void r28_only_what_a_line_allows_may_be_exposed() {
        Script.Played table = flowers().start().play("A: discard 1f");
        assertThat(table.choices("D")).containsExactly("claim (111f1j)", "pass");

        Script.Played winds =
                play().hand("A", IDLE).hand("C", "1589m568p5689s11z").start().play("A: discard 1z");
        assertThat(winds.choices("C")).containsExactly("pass");
    }

    @Test
    void r28_exposures_must_belong_to_one_line_together() {
        Script.Played table =
                play().hand("A", "1569m569p5689s12z1f")
                        .hand("B", "556689m5689p37z2m")
                        .hand("C", "22m59m568p568s111f")
                        .start()
                        .play("A: discard 1f", "C: claim (1111f)", "C: discard 9m");
        Scenes.until(table, "B").play("B: discard 2m");

        assertThat(table.choices("C"))
                .as("pungs of twos stand on a line with two flowers, not with four")
                .containsExactly("pass");
    }

    @Test
    void r28_never_for_a_pair() {
        Script.Played table =
                play().hand("A", "569m569p3568s1234z")
                        .hand("B", "111m2222p3s1111f1j")
                        .start()
                        .play("A: discard 3s");

        assertThat(table.choices("B")).containsExactly("win", "pass");
    }

    @Test
    void r28_a_claim_leaves_a_tile_to_discard() {
        Script.Played table =
                play().hand("A", "569m569p569s1234z1f")
                        .hand("B", "111m9p444s9s111f11j")
                        .hand("C", "1m5689p5689s1235z")
                        .hand("D", "5678m5678p45678s")
                        .draws("4z4z3z")
                        .start()
                        .play("A: discard 1f", "B: claim (1111f)", "B: discard 9p")
                        .passAll()
                        .play("C: discard 1m", "B: claim (1111m1j)", "B: discard 9s")
                        .passAll()
                        .play("C: discard 4z as drawn")
                        .passAll()
                        .play("D: discard 4s");

        assertThat(table.choices("B")).containsExactly("win", "pass");
    }

    @Test
    void r29_the_last_tile_may_be_claimed_for_a_pair_of_a_concealed_line() {
        Script.Played table =
                play().hand("A", "5679m569p568s1234z")
                        .hand("C", "1122334455667m")
                        .start()
                        .play("A: discard 7m");

        assertThat(table.choices("C")).containsExactly("win", "pass");
        assertThat(table.play("C: win").points()).containsExactly(-100, -50, 200, -50);
    }

    @Test
    void r30_mah_jongg_comes_before_an_exposure() {
        Script.Played table = rivals().play("A: discard 1p");
        assertThat(table.choices("C")).contains("win", "claim (111p1j)");
        assertThat(table.choices("D")).contains("claim (11p1j)");

        table.play("C: win; D: claim (11p1j)");
        assertThat(table.table().log().newest(Event.Won.class::isInstance))
                .contains(new Event.Won(Seat.C, Optional.of(Seat.A), Tile.P1));
    }

    @Test
    void r30_of_two_exposures_the_next_in_turn_has_the_tile() {
        Script.Played table = rivals().play("A: discard 1p", "C: claim (111p1j); D: claim (11p1j)");

        assertThat(table.table().turn()).isEqualTo(Seat.C);
    }

    private static Script.Played twoWinners(String... changes) {
        return play(changes)
                .hand("A", "7m569p568s1234567z")
                .hand("B", "1122334455667m")
                .hand("D", "1122334455667m")
                .start();
    }

    @Test
    void r30_of_two_winners_the_next_in_turn_wins_and_in_some_houses_both() {
        assertThat(twoWinners().play("A: discard 7m", "B: win; D: win").points())
                .containsExactly(-100, 200, -50, -50);
        assertThat(
                        twoWinners("several_winners=yes")
                                .play("A: discard 7m", "B: win; D: win")
                                .points())
                .containsExactly(-200, 200 - 50, -100, 200 - 50);
    }

    /// A tile claimed for an exposure may turn out to have been the last one: still a win on a
    /// discard.
    @Test
    void r33_a_claim_may_be_turned_into_mah_jongg_before_the_discard() {
        Script.Played table = rivals().play("A: discard 1p", "C: claim (111p1j)");

        assertThat(table.choices("C")).contains("win");
        assertThat(table.play("C: win").points()).containsExactly(-50, -25, 100, -25);
    }

    // Corrections

    @Test
    void r26_an_exposure_may_grow_until_the_discard() {
        Script.Played table = rivals().play("A: discard 1p", "C: claim (111p)");
        assertThat(table.choices("C")).contains("add 1j to meld 0");

        table.play("C: add 1j to meld 0");
        assertThat(table.table().place(Seat.C).melds().getFirst().tiles())
                .isEqualTo(Scenes.tiles("111p1j"));
        assertThat(table.choices("C"))
                .as("what was added is not taken back")
                .noneMatch(choice -> choice.startsWith("take back"))
                .contains("discard 3s");
    }

    @Test
    void r26_or_shrink_to_no_less_than_three_tiles_with_the_one_claimed() {
        Script.Played table = rivals().play("A: discard 1p", "C: claim (111p1j)");
        assertThat(table.choices("C"))
                .contains("take back 1p from meld 0", "take back 1j from meld 0");

        table.play("C: take back 1j from meld 0");
        assertThat(table.table().place(Seat.C).melds().getFirst().tiles())
                .isEqualTo(Scenes.tiles("111p"));
        assertThat(table.table().place(Seat.C).hand().contains(Tile.JOKER)).isTrue();
        assertThat(table.choices("C"))
                .noneMatch(choice -> choice.startsWith("take back"))
                .noneMatch(choice -> choice.startsWith("add"));
    }

    @Test
    void r26_but_never_later() {
        Script.Played table =
                rivals().play("A: discard 1p", "C: claim (111p)", "C: discard 3s").passAll();
        Scenes.until(table, "C");

        assertThat(table.choices("C"))
                .noneMatch(choice -> choice.startsWith("add"))
                .noneMatch(choice -> choice.startsWith("take back"));
    }

    @Test
    void r26_a_house_may_forbid_corrections() {
        Script.Played table = rivals("edit_exposure=no").play("A: discard 1p", "C: claim (111p1j)");

        assertThat(table.choices("C"))
                .noneMatch(choice -> choice.startsWith("add"))
                .noneMatch(choice -> choice.startsWith("take back"));
    }
}
