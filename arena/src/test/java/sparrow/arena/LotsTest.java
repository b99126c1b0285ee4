package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;

class LotsTest {
    private static final Lots LOTS = Lots.of("bold[reach=3|4|5, care=0|1,fixed=7]").orElseThrow();

    @Test
    void a_bot_has_one_value_of_every_trait() {
        assertThat(LOTS.named(List.of(2, 0, 0))).isEqualTo("bold[reach=5,care=0,fixed=7]");
        assertThat(LOTS.each())
                .containsExactly(
                        "bold[reach=3,care=0,fixed=7]",
                        "bold[reach=4,care=0,fixed=7]",
                        "bold[reach=5,care=0,fixed=7]",
                        "bold[reach=3,care=0,fixed=7]",
                        "bold[reach=3,care=1,fixed=7]",
                        "bold[reach=3,care=0,fixed=7]");
    }

    @Test
    void every_value_is_drawn_as_often_as_the_others() {
        int[] reach = new int[3];
        int[] both = new int[6];
        for (int hand = 0; hand < 6_000; hand++) {
            Chance chance = Seed.splitMix64(5).hand(hand);
            List<Integer> drawn = LOTS.drawn(chance);
            reach[drawn.get(0)]++;
            both[drawn.get(0) * 2 + drawn.get(1)]++;
        }
        assertThat(reach)
                .satisfies(counts -> {
                    for (int count : counts) {
                        assertThat(count).isBetween(1_850, 2_150);
                    }
                });
        assertThat(both)
                .satisfies(counts -> {
                    for (int count : counts) {
                        assertThat(count).isBetween(880, 1_120);
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"bold", "bold[]", "bold[reach]", "bold[reach=3]", "[reach=3|4]", "b[a=1|2"})
    void what_draws_nothing_is_no_lot(String typed) {
        assertThat(Lots.of(typed)).isEmpty();
    }
}
