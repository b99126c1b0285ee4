package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.game.Advice;
import sparrow.testkit.Script;

class IntermediateTest {
    private static String choice(Script.Played played, String seat) {
        return Advised.choice(RiichiBots.INTERMEDIATE, played, seat);
    }

    private static Advice advice(Script.Played played, String seat) {
        return Advised.advice(RiichiBots.INTERMEDIATE, played, seat);
    }

    /// Three blocks wait, two are needed: 34p and 67s wait at both ends, 89p at one.
    @Test
    void of_three_blocks_the_narrowest_goes() {
        Script.Played played = threeBlocks("9m");
        assertThat(choice(played, "A")).isIn("discard 8p", "discard 9p");
        assertThat(Advised.number(advice(played, "A"), "discard 9p", "tiles still out"))
                .isEqualTo(16);
    }

    @Test
    void tiles_seen_elsewhere_do_not_help() {
        assertThat(Advised.number(advice(threeBlocks("5p"), "A"), "discard 9p", "tiles still out"))
                .isEqualTo(15);
    }

    private static Script.Played threeBlocks(String indicator) {
        return Advised.table()
                .fromEnd(5, indicator)
                .hand("A", "123456m3489p226s")
                .draws("7s")
                .start();
    }

    @Test
    void a_ready_closed_hand_declares_riichi() {
        assertThat(choice(Advised.table().hand("A", "123456m22p3478s1z").draws("2s").start(), "A"))
                .isEqualTo("say riichi");
    }

    @Test
    void on_ties_dora_and_red_fives_are_kept() {
        Script.Played red =
                Advised.table()
                        .fromEnd(5, "9m")
                        .hand("A", "123456m22p34s05p1z")
                        .draws("6p")
                        .start();
        Advice advice = advice(red, "A");
        assertThat(value(advice, "discard 5p")).isGreaterThan(value(advice, "discard 0p"));
    }

    private static double value(Advice advice, String action) {
        return advice.ranking().stream()
                .filter(each -> each.action().text().equals(action))
                .findFirst()
                .orElseThrow()
                .value();
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
    void a_call_that_leaves_no_yaku_is_refused() {
        Script.Played played =
                Advised.table()
                        .hand("A", "19m9p19s11234467z")
                        .hand("B", "123m56p789s12s99m2z")
                        .draws("4p")
                        .start()
                        .play("A: discard 4p as drawn");
        assertThat(played.choices("B")).contains("claim (456p)");
        Advice advice = advice(played, "B");
        assertThat(advice.best().text()).isEqualTo("pass");
        assertThat(advice.ranking().getLast().reasons().getFirst().sentence())
                .containsAnyOf("no yaku", "nearer");
    }

    @Test
    void simples_are_called_for_where_they_count() {
        Script.Played played =
                Advised.table()
                        .fromEnd(5, "4m")
                        .hand("A", "19m19p19s1234467z")
                        .hand("B", "345m2246p56678s8m")
                        .draws("5p")
                        .start()
                        .play("A: discard 5p as drawn");
        assertThat(played.choices("B")).contains("claim (456p)");
        assertThat(advice(played, "B").ranking())
                .anySatisfy(each -> assertThat(each.reasons().toString()).contains("all simples"));
    }

    /// A dealer's riichi against a hand far from ready: what it threw goes, and nothing else.
    @Test
    void a_far_hand_folds_against_riichi() {
        Script.Played played =
                Advised.table()
                        .hand("A", "123456m22p3478s1z")
                        .hand("B", "258m258p147s1234z")
                        .draws("2s5p")
                        .start()
                        .play("A: say riichi", "A: discard 1z", "B: pass");
        Advice advice = advice(played, "B");
        assertThat(advice.best().text()).isEqualTo("discard 1z");
        assertThat(Advised.reason(advice, "discard 1z", "danger").sentence())
                .isEqualTo("safe against the riichi of East");
        assertThat(Advised.number(advice, "discard 5p as drawn", "danger"))
                .isGreaterThan(Advised.number(advice, "discard 3z", "danger"));
    }
}
