package sparrow.riichi.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sparrow.core.game.Advice;
import sparrow.testkit.Script;

class BeginnerTest {
    private static String choice(Script.Played played, String seat) {
        return Advised.choice(RiichiBots.BEGINNER, played, seat);
    }

    @Test
    void the_nearest_hand_is_kept_and_honors_go_first() {
        Script.Played played = Advised.table().hand("A", "123456m22p3478s1z").draws("9p").start();
        assertThat(choice(played, "A")).isEqualTo("discard 1z");
        Advice advice = Advised.advice(RiichiBots.BEGINNER, played, "A");
        assertThat(Advised.number(advice, "discard 1z", "distance")).isEqualTo(2);
        assertThat(Advised.number(advice, "discard 2p", "distance")).isEqualTo(3);
    }

    @Test
    void a_ready_hand_declares_riichi_and_a_won_one_wins() {
        assertThat(choice(Advised.table().hand("A", "123456m22p3478s1z").draws("2s").start(), "A"))
                .isEqualTo("say riichi");
        assertThat(choice(Advised.table().hand("A", "123456m22p34789s").draws("2s").start(), "A"))
                .isEqualTo("win");
    }

    @Test
    void nothing_is_called() {
        Script.Played played =
                Advised.table()
                        .hand("A", "19m19p19s1234566z")
                        .hand("B", "234m567p2347s55z8s")
                        .draws("5z")
                        .start()
                        .play("A: discard 5z as drawn");
        assertThat(played.choices("B")).contains("claim (555z)");
        assertThat(choice(played, "B")).isEqualTo("pass");
    }
}
