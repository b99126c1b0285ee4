package sparrow.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What somebody meant who mistyped the name of a rule.
class NearestTest {
    private static final List<String> NAMES =
            List.of("kuitan", "kan_dora", "red-five", "winners", "uma", "abcd");

    @ParameterizedTest
    @CsvSource({
        "kuitan, kuitan",
        "kuitann, kuitan",
        "kuitn, kuitan",
        "kvitan, kuitan",
        "KUITAN, kuitan",
        "kandora, kan_dora",
        "kan-dora, kan_dora",
        "dora, kan_dora",
        "redfive, red-five",
        "winer, winners",
        "abxy, abcd",
        "uma, uma"
    })
    void a_name_is_known_by_most_of_its_letters(String typed, String meant) {
        assertThat(Nearest.meant(typed, NAMES)).contains(meant);
    }

    @ParameterizedTest
    @CsvSource({"axy", "honba", "''", "zzzz", "umbrella"})
    void a_name_with_more_than_half_of_its_letters_wrong_is_none(String typed) {
        assertThat(Nearest.meant(typed, NAMES)).isEmpty();
    }

    @Test
    void of_no_names_none_was_meant() {
        assertThat(Nearest.meant("uma", List.of())).isEmpty();
    }

    @Test
    void of_two_as_near_the_first_in_the_alphabet_was_meant() {
        assertThat(Nearest.meant("bat", List.of("rat", "cat"))).contains("cat");
    }

    @Test
    void a_few_names_are_told_in_order_and_of_many_the_nearest_three() {
        assertThat(Nearest.told("x", List.of())).isEqualTo("this game has none");
        assertThat(Nearest.told("x", List.of("uma", "aka"))).isEqualTo("the rules are aka, uma");
        List<String> twelve =
                List.of("a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10", "k11", "l12");
        assertThat(Nearest.told("x", twelve)).startsWith("the rules are a1, b2, c3");
        List<String> thirteen = new ArrayList<>(twelve);
        thirteen.add("m13");
        assertThat(Nearest.told("m12", thirteen))
                .isEqualTo("the nearest of the 13 rules are l12, m13, a1");
    }
}
