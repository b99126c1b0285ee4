package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Advice;
import sparrow.core.game.Level;
import sparrow.testkit.Script;

/// What the model in the program makes of positions that players agree about.
class AdvancedTest {
    private static String choice(Script.Played played, String seat) {
        return Advised.choice(RiichiBots.ADVANCED, played, seat);
    }

    private static Advice advice(Script.Played played, String seat) {
        return Advised.advice(RiichiBots.ADVANCED, played, seat);
    }

    @Test
    void a_wide_closed_wait_is_declared() {
        assertThat(choice(Advised.table().hand("A", "123456m22p3478s1z").draws("2s").start(), "A"))
                .isEqualTo("say riichi");
    }

    @Test
    void of_three_blocks_the_narrowest_goes() {
        Script.Played played =
                Advised.table().fromEnd(5, "9m").hand("A", "123456m3489p226s").draws("7s").start();
        assertThat(choice(played, "A")).isIn("discard 8p", "discard 9p");
    }

    @Test
    void a_pair_of_dragons_that_are_dora_is_called() {
        Script.Played played =
                Advised.table()
                        .fromEnd(5, "7z")
                        .hand("A", "19m19p19s1234467z")
                        .hand("B", "23m67p345889s551z")
                        .draws("5z")
                        .start()
                        .play("A: discard 5z as drawn");
        assertThat(choice(played, "B")).isEqualTo("claim (555z)");
    }

    @Test
    void a_lonely_wind_goes_before_any_piece() {
        Script.Played played =
                Advised.table().fromEnd(5, "9m").hand("A", "34567m3406p567s3z").draws("8p").start();
        assertThat(choice(played, "A")).isEqualTo("discard 3z");
    }

    @Test
    void the_last_tile_of_another_suit_goes_before_a_full_flush_is_broken_up() {
        Script.Played played =
                Advised.table().fromEnd(5, "4s").hand("A", "112233447889m5s").draws("3m").start();
        for (Level level : List.of(RiichiBots.INTERMEDIATE, RiichiBots.ADVANCED)) {
            assertThat(Advised.choice(level, played, "A")).as(level.name()).isEqualTo("discard 5s");
        }
    }

    @Test
    void a_ready_hand_does_not_call_to_turn_to_something_far() {
        Script.Played played =
                Advised.table()
                        .fromEnd(5, "9m")
                        .hand("A", "19m19p19s1234467z")
                        .hand("B", "33m35p345999s772z")
                        .hand("C", "1478m2478p147s56z")
                        .hand("D", "2569m2569p258s35z")
                        .draws("7z3m")
                        .start()
                        .play("A: discard 7z as drawn", "B: claim (777z)", "B: discard 2z")
                        .skip("C: discard 3m as drawn");
        for (Level level : List.of(RiichiBots.INTERMEDIATE, RiichiBots.ADVANCED)) {
            assertThat(Advised.choice(level, played, "B")).as(level.name()).isEqualTo("pass");
        }
    }

    @Test
    void a_ready_hand_is_told_a_better_chance_than_one_away_and_that_than_a_far_one() {
        double ready = chance("123456m22p3478s1z", "2s");
        double near = chance("123456m2289p34s1z", "5s");
        double far = chance("147m258p369s1234z", "5z");
        // chances that are told in few hands come to one figure, so that the best of all are close
        assertThat(ready).isGreaterThan(near + 0.05);
        assertThat(near).isGreaterThan(far + 0.1);
        assertThat(far).isBetween(0.0, 0.15);
    }

    /// The chance to win that goes with the best action of the dealer's first turn.
    private static double chance(String hand, String drawn) {
        Advice advice = advice(Advised.table().hand("A", hand).draws(drawn).start(), "A");
        return number(advice.ranking().getFirst(), "chance to win");
    }

    private static double number(Advice.Ranked ranked, String reason) {
        return ranked.reasons().stream()
                .filter(each -> each.name().equals(reason))
                .findFirst()
                .orElseThrow()
                .number();
    }
}
