package sparrow.american.table;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.american.table.Scenes.rules;
import static sparrow.american.table.Scenes.until;

import org.junit.jupiter.api.Test;
import sparrow.core.tile.Seat;
import sparrow.testkit.Script;

/// Tournament scoring: points from the bank, for the winner alone.
class TournamentTest {
    private static Script table() {
        return Script.of(new AmericanVariant(rules(Preset.TOURNAMENT, "charleston=none")));
    }

    private static Script ready(String hand) {
        return table().hand("A", "5689m569p3568s124z").hand("B", hand).draws("3s");
    }

    @Test
    void only_the_winner_scores_what_the_line_says() {
        Script.Played table = ready("111m2222p3s1111f1j").start().play("A: discard 3s", "B: win");

        assertThat(table.points()).containsExactly(0, 25, 0, 0);
    }

    @Test
    void ten_for_a_self_pick_and_twenty_without_jokers() {
        Script.Played table =
                ready("1111m2222p3s1111f").start().play("A: discard 4z").passAll().play("B: win");

        assertThat(table.points()).containsExactly(0, 25 + 10 + 20, 0, 0);
        assertThat(table.sheet())
                .containsExactly(
                        "sets-1 FFFF 1111a 2222b 33c 25 points",
                        "self-pick 10 points",
                        "jokerless 20 points",
                        "1111f 1111m 2222p 33s 0 reading");
    }

    @Test
    void feeding_two_exposures_costs_twenty_and_a_quint_or_a_third_25() {
        assertThat(feeding("A: discard 2p").points()).containsExactly(-20, 45, 0, 0);
        assertThat(feedingQuint().points()).containsExactly(-25, 45, 0, 0);
    }

    /// B exposes flowers and ones, and wins on a two.
    private static Script.Played feeding(String last) {
        Script.Played table =
                table().hand("A", "1569m2569p35s124z1f")
                        .hand("B", "111m222p33s111f56z")
                        .start()
                        .play("A: discard 1f", "B: claim (1111f)", "B: discard 5z")
                        .passAll();
        until(table, "A").play("A: discard 1m", "B: claim (1111m)", "B: discard 6z").passAll();
        return until(table, "A").play(last, "B: win");
    }

    /// B exposes flowers and a quint of ones with two jokers, and wins on a four.
    private static Script.Played feedingQuint() {
        Script.Played table =
                table().hand("A", "1569m2569p45s124z1f")
                        .hand("B", "11m9p444s111f1111j")
                        .start()
                        .play("A: discard 1f", "B: claim (1111f)", "B: discard 9p")
                        .passAll();
        until(table, "A").play("A: discard 1m", "B: claim (111m11j)");
        table.play("B: discard 1j").passAll();
        return until(table, "A").play("A: discard 4s", "B: win");
    }

    @Test
    void a_wall_game_gives_every_live_hand_ten() {
        Script.Played table = Scenes.lonely(table()).start().passUntil(0);
        String last = table.table().turn().name();
        table.play(last + ": " + table.choices(last).getFirst()).passAll();

        assertThat(table.points()).containsExactly(10, 10, 10, 10);
    }

    @Test
    void the_bank_pays_and_is_never_empty() {
        Script.Played table = ready("1111m2222p3s1111f").start();
        int bank = table.table().pot();
        table.play("A: discard 3s", "B: win");

        assertThat(table.table().pot()).isEqualTo(bank - 45);
        assertThat(bank).isGreaterThanOrEqualTo(4 * 4 * (50 + 10 + 20));
    }

    @Test
    void a_round_has_four_games() {
        AmericanVariant variant = new AmericanVariant(rules(Preset.TOURNAMENT));
        assertThat(variant.first().dealer()).isEqualTo(Seat.A);
        assertThat(rules(Preset.TOURNAMENT).rounds).isEqualTo(1);
    }
}
