package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Hands.isComplete;
import static sparrow.changchun.Hands.mayDeclare;
import static sparrow.changchun.Hands.rules;
import static sparrow.changchun.Hands.waits;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Hand;

/// What a hand must show to win, and to be declared ting.
class MustHavesTest {
    private static final ChangchunRules TRIAL = ChangchunRules.MIL2024;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "123m456p789s11144z", // all three
                "123m456p789s234s77z", // a pair of dragons instead of a triplet
                "123m456p789s55z(888s)",
                "123m456p55z(888s)[1111z]",
                "1133m5577p2288s11z", // seven pairs need no triplet
                "1111m5577p2288s33z", // four alike are two pairs
                "345678p66678s[1m1p1s]", // a special kong is a kong
                "345678p66678s[9m1s9s+9p1s]"
            })
    void a_hand_that_shows_all_three_wins(String hand) {
        assertThat(isComplete(TRIAL, hand)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "123456m789p11177z,  a suit is missing",
        "234m456p678s55588p, no terminal and no honor",
        "123m456p789s23455s, no triplet",
        "123m456p789s23411z, a pair of winds is no triplet",
        "1133m557722p88p11z, seven pairs need three suits",
        "2244m5577p2288s33m, seven pairs need a terminal",
        "123m456p789s11177p, no shape"
    })
    void a_hand_that_lacks_one_of_them_does_not(String hand, String why) {
        assertThat(isComplete(TRIAL, hand)).as(why).isEqualTo(why.equals("no shape"));
    }

    @Test
    void where_a_suit_may_be_missing_it_may() {
        assertThat(isComplete(rules("missing_suit=yes"), "123456m789p11177z")).isTrue();
    }

    @Test
    void free_forms_need_neither_suits_nor_a_terminal() {
        ChangchunRules free = rules("free_forms=yes");

        assertThat(isComplete(free, "2233m5577p448866p")).isTrue();
        assertThat(isComplete(free, "222333m55588p(666p)")).isTrue();
        assertThat(isComplete(free, "234m456p678s55588p")).isFalse();
        assertThat(isComplete(TRIAL, "222333m55588p(666p)")).isFalse();
    }

    @Test
    void a_kong_of_nines_lifts_the_three_suits_where_that_is_played() {
        assertThat(isComplete(rules("nine_lifts=yes"), "345678p666p88p[1s9m9p]")).isTrue();
        assertThat(isComplete(rules("nine_lifts=yes"), "345678p666p88p[123z]")).isFalse();
    }

    @Test
    void an_open_set_may_be_required() {
        ChangchunRules open = rules("require_open=yes");

        assertThat(isComplete(open, "123m456p789s11144z")).isFalse();
        assertThat(isComplete(open, "123m456p789s44z[1111z]")).isFalse();
        assertThat(isComplete(open, "123m456p789s44z(111z)")).isTrue();
        assertThat(isComplete(open, "1133m5577p2288s11z")).isTrue();
    }

    @Test
    void seven_pairs_can_be_ruled_out() {
        assertThat(isComplete(rules("seven_pairs=no"), "1133m5577p2288s11z")).isFalse();
    }

    @Test
    void only_the_terminal_wins_where_the_hand_has_none() {
        assertThat(waits("23m456p678s55588p")).isEqualTo("1m");
        assertThat(waits("23m456p678s11144z")).isEqualTo("14m");
    }

    @Test
    void a_fifth_copy_is_not_waited_for() {
        assertThat(waits("123m4568p789s(888+8p)")).isEmpty();
        assertThat(waits("123m4568p789s[1111z]")).isEqualTo("8p");
    }

    @ParameterizedTest
    @CsvSource({
        "23m456p678s11144z,  true,  all three shown",
        "123m456p789s55p77s, true,  two pairs wait to be the triplet",
        "123m456p78923s77z,  true,  dragon eyes",
        "1133m5577p2288s1z,  true,  seven pairs",
        "23m456p678s55588p,  false, the terminal would come last",
        "123m456p2347897s,   false, no triplet whatever comes",
        "123m456p234789s7z,  false, one dragon is no pair yet",
        "123m456p789s1123z,  false, not ready"
    })
    void ting_asks_for_everything_beforehand(String hand, boolean allowed, String why) {
        assertThat(mayDeclare(TRIAL, hand)).as(why).isEqualTo(allowed);
    }

    @Test
    void one_dragon_waiting_for_another_wins_all_the_same() {
        assertThat(waits("123m456p234789s7z")).isEqualTo("7z");
    }

    @Test
    void lights_show_what_a_hand_has() {
        assertThat(lights("1133m5577p2288s1z")).isEqualTo(new Lights(true, true, false));
        assertThat(lights("224488m557733p")).isEqualTo(new Lights(false, false, false));
        assertThat(lights("234m567p77z")).isEqualTo(new Lights(false, true, true));
        assertThat(lights("234m567p[1m1p1s]")).isEqualTo(new Lights(true, true, true));
    }

    private static Lights lights(String text) {
        Hand hand = Hand.of(text);
        return Lights.of(hand.concealed(), hand.melds());
    }
}
