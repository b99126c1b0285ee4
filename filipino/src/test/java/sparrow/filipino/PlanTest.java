package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.filipino.Ambition.ALL_CHOW;
import static sparrow.filipino.Ambition.ALL_PUNG;
import static sparrow.filipino.Ambition.ESCALERA;
import static sparrow.filipino.Ambition.FULL_FLUSH;
import static sparrow.filipino.Ambition.SIETE_PARES;
import static sparrow.filipino.Scenes.rules;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.shapes.Distance;

/// What a hand can build where a win must be worth something, in quarters of a unit.
class PlanTest {
    private static final List<Meld> CLOSED = List.of();
    private static final List<Meld> OPEN = Hand.of("(123m)").melds();

    private static List<Plan> plans(List<Meld> melds, int flowers, String... changes) {
        return Plan.enough(melds, flowers, rules("standard", changes));
    }

    private static Plan plan(int quarters, Ambition... shapes) {
        return new Plan(Set.of(shapes), quarters);
    }

    @Test
    void where_any_win_is_enough_nothing_need_be_built() {
        assertThat(plans(CLOSED, 1, "min_units=1")).containsExactly(plan(4 + 1));
        assertThat(plans(CLOSED, 0, "min_units=1")).containsExactly(plan(4 + 1 + 1));
        assertThat(plans(OPEN, 1, "min_units=1")).containsExactly(plan(4));
        assertThat(plans(Hand.of("{1111m}").melds(), 1, "min_units=1"))
                .containsExactly(plan(4 + 1));
    }

    @Test
    void ambitions_make_up_what_is_missing_some_with_luck_in_the_last_tile() {
        assertThat(plans(CLOSED, 0, "min_units=2"))
                .containsExactly(
                        plan(6 + 2, ESCALERA),
                        plan(6 + 2, SIETE_PARES),
                        plan(6 + 1, ALL_CHOW),
                        plan(6 + 1, ALL_PUNG));
        assertThat(plans(OPEN, 1, "min_units=2"))
                .containsExactly(
                        plan(4 + 2, ESCALERA),
                        plan(4 + 2, SIETE_PARES),
                        plan(4 + 2 + 1, ESCALERA, ALL_CHOW));
    }

    @Test
    void a_flush_is_built_where_it_counts() {
        assertThat(plans(OPEN, 1, "min_units=2", "full_flush=4"))
                .contains(plan(4 + 4, FULL_FLUSH))
                .doesNotContain(plan(4 + 4 + 1, ALL_CHOW, FULL_FLUSH));
        assertThat(plans(OPEN, 1, "min_units=3", "full_flush=4"))
                .contains(
                        plan(4 + 2 + 4, ESCALERA, FULL_FLUSH),
                        plan(4 + 2 + 4 + 1, ESCALERA, ALL_CHOW, FULL_FLUSH));
    }

    @Test
    void siete_pares_that_doubles_adds_nothing_and_needs_no_price() {
        assertThat(plans(CLOSED, 0, "min_units=3", "siete_doubles=yes", "siete_pares=0"))
                .containsExactly(plan(2 * 6, SIETE_PARES));
        assertThat(plans(CLOSED, 0, "min_units=3", "siete_doubles=yes"))
                .containsExactly(plan(2 * 6, SIETE_PARES));
        assertThat(plans(CLOSED, 0, "min_units=3", "siete_pares=0")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "single=1, false",
        "single=3, true",
        "single=2 paningit=1, true",
        "single=2 paningit=1 suppression=yes, false",
        "single=1 paningit=3 suppression=yes, true",
        "back_to_back=3, true",
        "back_to_back=2, false",
        "kang_bunot=2, true",
        "kang_bunot=1, false",
        "joker_eye=2, true",
        "all_down=3, true",
        "all_down=2, false",
        "all_up=3, true"
    })
    void luck_in_the_last_tile_may_be_enough_for_any_win(String changes, boolean enough) {
        String[] all = ("min_units=2 " + changes).split(" ");
        assertThat(plans(CLOSED, 1, all).stream().anyMatch(plan -> plan.shapes().isEmpty()))
                .isEqualTo(enough);
    }

    @Test
    void a_plan_is_enough_when_it_needs_no_luck() {
        FilipinoRules rules = rules("standard", "min_units=2");
        assertThat(plan(8).isEnough(rules)).isTrue();
        assertThat(plan(7).isEnough(rules)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "123456789m456p777s1z, 1, 1, 2",
        "123345m456789p777s1z, 1, 3, 2",
        "123m777s1z456p(456m)(789m), 1, 1, 2"
    })
    void a_plan_is_as_far_as_the_farthest_of_its_ambitions(
            String text, int any, int escalera, int chow) {
        Hand hand = Hand.of(text);
        Course course = new Course(hand.concealed(), hand.melds(), FilipinoRules.STANDARD.goal());
        assertThat(plan(0).distance(course)).isEqualTo(any);
        assertThat(plan(0, ESCALERA).distance(course)).isEqualTo(escalera);
        assertThat(plan(0, ALL_CHOW).distance(course)).isEqualTo(chow);
        assertThat(plan(0, ESCALERA, ALL_CHOW).distance(course))
                .isEqualTo(Math.max(escalera, chow));
    }

    @Test
    void a_laid_pung_bars_runs_for_ever() {
        Hand hand = Hand.of("123456789m45p1z(777s)");
        Course course = new Course(hand.concealed(), hand.melds(), FilipinoRules.STANDARD.goal());
        assertThat(plan(0, ALL_CHOW).distance(course)).isGreaterThanOrEqualTo(Distance.NEVER);
    }
}
