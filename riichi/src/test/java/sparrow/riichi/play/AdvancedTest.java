package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.game.Advice;
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
                Advised.table()
                        .fromEnd(5, "9m")
                        .hand("A", "123456m3489p226s")
                        .draws("7s")
                        .start();
        assertThat(choice(played, "A")).isIn("discard 8p", "discard 9p");
    }

    @Test
    void a_pair_of_dragons_is_called_when_that_brings_a_yaku() {
        Script.Played played =
                Advised.table()
                        .fromEnd(5, "5p")
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
                Advised.table()
                        .fromEnd(5, "9m")
                        .hand("A", "34567m3406p567s3z")
                        .draws("8p")
                        .start();
        assertThat(choice(played, "A")).isEqualTo("discard 3z");
    }

    @Test
    void a_ready_hand_is_told_a_better_chance_than_one_away_and_that_than_a_far_one() {
        Advice ready =
                advice(Advised.table().hand("A", "123456m22p3478s1z").draws("2s").start(), "A");
        Advice far =
                advice(Advised.table().hand("A", "147m258p369s1234z").draws("5z").start(), "A");
        Advice.Ranked declared = ready.ranking().getFirst();
        assertThat(number(declared, "chance to win")).isBetween(0.35, 0.75);
        assertThat(number(far.ranking().getFirst(), "chance to win")).isBetween(0.0, 0.15);
    }

    private static double number(Advice.Ranked ranked, String reason) {
        return ranked.reasons().stream()
                .filter(each -> each.name().equals(reason))
                .findFirst()
                .orElseThrow()
                .number();
    }
}
