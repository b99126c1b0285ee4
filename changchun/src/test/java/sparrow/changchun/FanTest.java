package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Hands.rules;
import static sparrow.changchun.Hands.score;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every fan, and what does not count beside it.
class FanTest {
    private static List<Fan> fans(String hand, String last, Way way) {
        return score(ChangchunRules.MIL2024, hand, last, way).orElseThrow().fans();
    }

    @ParameterizedTest
    @CsvSource({
        "123m46p789s11144z, 5p, the middle of a run",
        "12m456p789s11144z, 3m, the edge below",
        "123m456p89s11144z, 7s, the edge above",
        "123m456p789s1114z, 4z, the pair",
        "23m456p678s88p(555p), 1m, the only tile that brings a terminal"
    })
    void a_closed_wait_counts_one(String hand, String last, String why) {
        assertThat(fans(hand, last, Way.DISCARD)).as(why).contains(Fan.CLOSED_WAIT);
    }

    @Test
    void an_open_wait_counts_nothing() {
        assertThat(fans("23m456p789s44z(111z)", "4m", Way.DISCARD)).isEmpty();
        assertThat(fans("55m456p789s44z(123m)", "4z", Way.DISCARD)).isEmpty();
    }

    @Test
    void a_tile_that_may_be_read_as_the_middle_counts_as_the_middle() {
        assertThat(fans("45567m789s22p(111z)", "3m", Way.DISCARD)).isEmpty();
        assertThat(fans("45567m789s22p(111z)", "6m", Way.DISCARD)).containsExactly(Fan.CLOSED_WAIT);
    }

    @ParameterizedTest
    @CsvSource({
        "23m456p789s11144z,     true,  nothing laid",
        "23m456p789s44z[1111z], true,  a concealed kong",
        "23m456p789s44z(1111z), false, a claimed kong",
        "23m456p789s44z(111+1z),false, an added kong",
        "23m456p789s44z(111z),  false, a peng",
        "23m11144z456p(789s),   false, a chi",
        "23m456p789s44z[123z],  false, a special kong"
    })
    void a_concealed_hand_counts_one(String hand, boolean counts, String why) {
        assertThat(fans(hand, "4m", Way.DISCARD).contains(Fan.CONCEALED)).as(why).isEqualTo(counts);
    }

    @Test
    void a_special_kong_may_leave_the_hand_concealed() {
        ChangchunRules special = rules("standing=special");
        ChangchunRules exposed = rules("standing=exposed");

        assertThat(standing(special, "23m456p789s44z[123z]")).isTrue();
        assertThat(standing(special, "23m456p789s44z(1111z)")).isFalse();
        assertThat(standing(exposed, "23m456p789s44z(1111z)")).isTrue();
        assertThat(standing(exposed, "23m456p789s44z(111z)")).isFalse();
    }

    private static boolean standing(ChangchunRules rules, String hand) {
        return score(rules, hand, "4m", Way.DISCARD).orElseThrow().has(Fan.CONCEALED);
    }

    @Test
    void all_triplets_count_two_and_no_closed_wait_on_top() {
        assertThat(fans("22s33m(111z)(999m)(555p)", "2s", Way.DISCARD))
                .containsExactly(Fan.ALL_TRIPLETS);
        assertThat(fans("3m(111z)(999m)(555p)(2222s)", "3m", Way.SELF_DRAW))
                .containsExactly(Fan.ALL_TRIPLETS);
        assertThat(fans("22s33m(555p)(999m)[123z]", "2s", Way.DISCARD))
                .as("a special kong is a kong")
                .containsExactly(Fan.ALL_TRIPLETS);
        assertThat(fans("222s33m555p111z99m", "3m", Way.SELF_DRAW))
                .containsExactly(Fan.CONCEALED, Fan.ALL_TRIPLETS);
    }

    @Test
    void seven_pairs_count_three_and_include_the_concealed_hand() {
        assertThat(fans("1133m5577p2288s1z", "1z", Way.DISCARD)).containsExactly(Fan.SEVEN_PAIRS);
        assertThat(fans("1111m5577p2288s3z", "3z", Way.DISCARD)).containsExactly(Fan.SEVEN_PAIRS);
    }

    @Test
    void seven_pairs_whose_last_tile_makes_four_alike_count_four() {
        assertThat(fans("111m5577p2288s33z", "1m", Way.DISCARD)).containsExactly(Fan.LUXURY_PAIRS);
        assertThat(
                        score(rules("luxury=no"), "111m5577p2288s33z", "1m", Way.DISCARD)
                                .orElseThrow()
                                .fans())
                .containsExactly(Fan.SEVEN_PAIRS);
    }

    @Test
    void a_bao_that_is_waited_for_counts_two() {
        assertThat(fans("23m456p789s44z(111z)", "4m", Way.BAO_HIT)).containsExactly(Fan.BAO_HIT);
    }

    @Test
    void a_bao_drawn_counts_one_on_the_best_reading() {
        assertThat(fans("23m456p789s44z(111z)", "9p", Way.BAO_DRAWN))
                .containsExactly(Fan.BAO_DRAWN);
        Score best =
                score(ChangchunRules.MIL2024, "3444m456p789s(111z)", "9p", Way.BAO_DRAWN)
                        .orElseThrow();
        assertThat(best.fans()).containsExactly(Fan.CLOSED_WAIT, Fan.BAO_DRAWN);
        assertThat(best.as()).hasToString("3m");
    }

    @Test
    void a_bao_completes_only_a_ready_hand() {
        assertThat(score(ChangchunRules.MIL2024, "2m456p789s44z8s(111z)", "9p", Way.BAO_DRAWN))
                .isEmpty();
    }

    @Test
    void nothing_below_a_closed_wait_may_win_where_that_is_played() {
        ChangchunRules closed = rules("closed_wait_only=yes");

        assertThat(score(closed, "23m456p789s11144z", "4m", Way.DISCARD)).isEmpty();
        assertThat(score(closed, "123m46p789s11144z", "5p", Way.DISCARD)).isPresent();
        assertThat(score(closed, "1133m5577p2288s1z", "1z", Way.DISCARD)).isPresent();
        assertThat(score(closed, "22s33m(111z)(999m)(555p)", "2s", Way.DISCARD)).isPresent();
    }
}
