package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.play;
import static sparrow.american.table.Scenes.until;

import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.testkit.Script;

/// R36 and R39 to R41: hands that cannot win, and how they are found out.
class DeadHandsTest {
    /// C exposes a kong of flowers, which needs ones, twos and a pair of threes.
    private static Script.Played kong(String... changes) {
        return play(changes)
                .hand("A", "5689m569p568s12z11f")
                .hand("C", "59m568p5689s111f3z")
                .start()
                .play("A: discard 1f", "C: claim (1111f)", "C: discard 9m")
                .passAll();
    }

    @Test
    void r40_a_hand_that_can_still_win_is_wrongly_challenged() {
        Script.Played table = kong();
        assertThat(table.choices("D")).contains("say challenge C");

        table.play("D: say challenge C");
        assertThat(table.table().place(Seat.C).hasSaid(Words.ALIVE)).isTrue();
        assertThat(table.points()).containsExactly(0, 0, 50, -50);
        assertThat(table.table().turn()).isEqualTo(Seat.D);
        assertThat(table.choices("D")).as("once").doesNotContain("say challenge C");
    }

    @Test
    void r40_a_house_may_kill_the_hand_of_a_wrong_challenger() {
        Script.Played table = kong("wrong_challenge_dies=yes").play("D: say challenge C");

        assertThat(table.table().place(Seat.D).hasSaid(Words.DEAD)).isTrue();
        assertThat(table.choices("D")).allMatch(choice -> choice.startsWith("discard"));
        table.play("D: " + table.choices("D").getFirst());
        assertThat(table.table().isOver()).isFalse();
        table.passAll();
        assertThat(table.table().turn()).isEqualTo(Seat.A);
    }

    @Test
    void r40_hands_without_exposures_are_not_challenged_nor_the_own() {
        assertThat(kong().choices("D"))
                .filteredOn(choice -> choice.startsWith("say"))
                .containsExactly("say challenge C");
    }

    @Test
    void r40_houses_set_the_penalty_or_do_without_challenges() {
        assertThat(kong("challenge_penalty=7").play("D: say challenge C").points())
                .containsExactly(0, 0, 7, -7);
        assertThat(kong("challenge_penalty=0").play("D: say challenge C").payments()).isEmpty();
        assertThat(kong("dead_hands=none").choices("D")).noneMatch(each -> each.startsWith("say"));
    }

    /// C exposes a pung of winds, which stands on no line.
    private static Script.Played faulty(String mode, String... more) {
        String[] changes = new String[more.length + 1];
        changes[0] = "dead_hands=" + mode;
        System.arraycopy(more, 0, changes, 1, more.length);
        return play(changes)
                .hand("A", "5689m569p568s1123z")
                .hand("C", "59m568p5689s1137z")
                .start()
                .play("A: discard 1z");
    }

    @Test
    void r39_by_the_strict_rule_a_faulty_exposure_is_impossible() {
        assertThat(faulty("strict").choices("C")).containsExactly("pass");
    }

    @Test
    void r39_a_faulty_exposure_kills_a_hand_that_is_challenged() {
        Script.Played table = faulty("table").play("C: claim (111z)", "C: discard 9m").passAll();
        table.play("D: say challenge C");

        assertThat(table.table().place(Seat.C).hasSaid(Words.DEAD)).isTrue();
        assertThat(table.points()).containsExactly(0, 0, -50, 50);
        table.play("D: " + table.choices("D").getFirst());
        assertThat(table.choices("C")).as("a dead hand claims nothing").isEmpty();
        until(table.passAll(), "B").play("B: " + table.choices("B").getFirst()).passAll();
        assertThat(table.table().turn()).as("and draws nothing").isEqualTo(Seat.D);
    }

    @Test
    void r39_a_dead_hand_pays_like_the_others() {
        Script.Played table =
                play("dead_hands=automatic")
                        .hand("A", "5689m569p568s1123z")
                        .hand("B", "1111m2222p3s1111f")
                        .hand("C", "59m568p3568s1137z")
                        .start()
                        .play("A: discard 1z", "C: claim (111z)", "C: discard 3s");
        assertThat(table.table().place(Seat.C).hasSaid(Words.DEAD)).isTrue();

        assertThat(table.play("B: win").points()).containsExactly(-50, 200, -100, -50);
    }

    @Test
    void r39_automatically_the_hand_dies_with_the_discard() {
        Script.Played table = faulty("automatic").play("C: claim (111z)");
        assertThat(table.table().place(Seat.C).hasSaid(Words.DEAD)).isFalse();

        table.play("C: discard 9m");
        assertThat(table.last(1)).containsExactly(new Event.Declared(Seat.C, Words.DEAD));
        assertThat(table.choices("A")).isNotEmpty();
        assertThat(table.choices("C")).isEmpty();
    }

    /// C exposes four flowers; every line with them needs all four winds.
    @Test
    void r39_a_hand_is_dead_when_all_can_see_that_its_tiles_are_gone() {
        String card =
                """
                card "One line"
                section "Only"
                1: FFFF 1111a 22a NEWS X 25
                2: FFFF 4444a 55a NEWS X 25
                """;
        Script.Played table =
                play("card=" + card)
                        .hand("A", "5689m569p3333z77z1f")
                        .hand("C", "59m568p5689s111f7z")
                        .draws("5z5z5z6z6z6z")
                        .start()
                        .play("A: discard 1f", "C: claim (1111f)", "C: discard 9m")
                        .passAll();
        for (int wests = 0; wests < 3; wests++) {
            until(table, "A").play("A: discard 3z").passAll();
        }
        until(table, "B").play("B: say challenge C");
        assertThat(table.table().place(Seat.C).hasSaid(Words.DEAD))
                .as("one west is left")
                .isFalse();

        until(table, "A").play("A: discard 3z").passAll();
        until(table, "D").play("D: say challenge C");
        assertThat(table.table().place(Seat.C).hasSaid(Words.DEAD)).isTrue();
    }

    @Test
    void r36_r41_jokers_of_correct_exposures_stay_exchangeable_those_of_faulty_ones_do_not() {
        Script.Played table =
                play("dead_hands=automatic")
                        .hand("A", "689m569p568s113z11f")
                        .hand("C", "59m568p56s11f1z111j")
                        .draws("4z4z4z4z")
                        .start()
                        .play("A: discard 1f", "C: claim (111f1j)", "C: discard 9m")
                        .passAll();
        until(table, "A").play("A: discard 1z", "C: claim (11z1j)", "C: discard 5m").passAll();
        assertThat(table.table().place(Seat.C).hasSaid(Words.DEAD)).isTrue();
        until(table, "A");

        assertThat(table.choices("A"))
                .contains("take the joker of meld 0 of C for 1f")
                .doesNotContain("take the joker of meld 1 of C for 1z");
    }

    @Test
    void r42_with_three_dead_hands_the_game_is_over_and_nobody_pays() {
        Script.Played table =
                play("dead_hands=automatic")
                        .hand("A", "5689m569p568s1567z")
                        .hand("B", "5689m569p56s1127z")
                        .hand("C", "5689m568p56s2236z")
                        .hand("D", "678m678p678s3345z")
                        .start()
                        .play("A: discard 1z", "B: claim (111z)", "B: discard 2z")
                        .play("C: claim (222z)", "C: discard 3z")
                        .play("D: claim (333z)", "D: discard 4z");

        assertThat(table.last(1)).containsExactly(new Event.Ended(Words.DEAD_HANDS));
        assertThat(table.points()).containsExactly(0, 0, 0, 0);
    }
}
