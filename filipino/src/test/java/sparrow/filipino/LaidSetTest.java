package sparrow.filipino;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.filipino.Scenes.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;

/// Which sets can lie before a player.
class LaidSetTest {
    private static Meld meld(String text) {
        return Hand.of(text).melds().getFirst();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(123m)", "(111m)", "(1111m)", "[1111m]", "{1111m}"})
    void claimed_sets_and_kongs_lie_before_anybody(String set) {
        assertThat(FilipinoRules.STANDARD.objection(meld(set))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"[123m], a chow", "[111m], a pung", "{111m}, a pung"})
    void chows_and_pungs_of_own_tiles_stay_in_the_hand(String set, String what) {
        assertThat(FilipinoRules.STANDARD.objection(meld(set)).orElseThrow())
                .startsWith(set + " is " + what + " that nobody gave a tile for");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(11111m)", "[123f]", "[1m5p7z]", "[123z]"})
    void whatever_else_is_no_set(String set) {
        assertThat(rules("visayan").objection(meld(set)))
                .contains(meld(set) + " is no chow, pung or kong");
    }

    @Test
    void dragons_and_winds_are_sets_where_they_are_played() {
        assertThat(rules("visayan").objection(meld("[567z]"))).isEmpty();
        assertThat(rules("visayan").objection(meld("[1234z]"))).isEmpty();
        assertThat(FilipinoRules.STANDARD.objection(meld("[567z]")))
                .contains(
                        "[567z] is a set only where Beauty is played; these rules have none,"
                                + " visayan has");
        assertThat(FilipinoRules.STANDARD.objection(meld("[1234z]")))
                .contains(
                        "[1234z] is a set only where NEWS is played; these rules have none,"
                                + " visayan has");
    }
}
