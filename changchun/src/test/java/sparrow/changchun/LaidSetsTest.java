package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Hands.rules;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.core.tile.Hand;

/// Which sets can lie before a player.
class LaidSetsTest {
    private static Optional<String> objection(String sets, String... changes) {
        return rules(changes).objection(Hand.of(sets).melds());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(123m)",
                "(111m)",
                "(1111m)",
                "[1111m]",
                "{1111m}",
                "[1m1p1s]",
                "[9m9p9s]",
                "[9m9p1s]",
                "[9m1s1s]",
                "[123z]",
                "[1234z]",
                "[567z]",
                "[1122z1s]",
                "(123m)(456m)(789m)",
                "(111m)(222m)(333m)(444m)",
                "(123m)(456m)(789m){1111z}"
            })
    void they_can(String sets) {
        assertThat(objection(sets)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"[123m], a run", "[111m], a triplet", "{111m}, a triplet"})
    void runs_and_triplets_of_own_tiles_stay_in_the_hand(String set, String what) {
        assertThat(objection(set).orElseThrow())
                .startsWith(set + " is " + what + " that nobody gave a tile for");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(11111m)", "[123f]", "[1m5p7z]", "[2m2p2s]", "[1z5z6z]"})
    void whatever_else_is_no_set(String set) {
        assertThat(objection(set).orElseThrow())
                .endsWith(" is no run, triplet, kong or special kong");
    }

    @ParameterizedTest
    @CsvSource({
        "[1m1p1s], honors, ones",
        "[9m9p9s], honors, nines",
        "[123z], no, winds",
        "[567z], no, dragons"
    })
    void some_special_kongs_are_not_played(String set, String played, String title) {
        assertThat(objection(set, "special_kongs=" + played).orElseThrow())
                .endsWith(" is a special kong of " + title + ", which these rules do not have");
    }

    @Test
    void where_honors_are_played_winds_and_dragons_lie() {
        assertThat(objection("[123z][567z]", "special_kongs=honors")).isEmpty();
    }

    @Test
    void a_special_kong_begins_with_different_tiles() {
        assertThat(objection("[112z]").orElseThrow())
                .endsWith(
                        "is no special kong under these rules: it begins with three different"
                                + " winds, the one of bamboo standing for any");
        assertThat(objection("[123z]", "wind_kong=four").orElseThrow())
                .endsWith(
                        "it begins with four different winds, the one of bamboo standing for any");
        assertThat(objection("[123z1s]", "wind_kong=four")).isEmpty();
        assertThat(objection("[1234z]", "wind_kong=four", "wild_bamboo=no")).isEmpty();
        assertThat(objection("[56z1s]", "wild_bamboo=no").orElseThrow())
                .endsWith(
                        "it begins with three different dragons, and the one of bamboo stands for"
                                + " nothing else");
    }

    @Test
    void among_ones_the_one_of_bamboo_is_a_one() {
        assertThat(objection("[1m1p1s]", "wild_bamboo=no")).isEmpty();
        assertThat(objection("[1m1s1s]", "wild_bamboo=no")).isPresent();
        assertThat(objection("[1m1s1s]")).isEmpty();
    }

    @Test
    void a_player_lays_one_special_kong_of_each_kind() {
        assertThat(objection("[123z][234z]").orElseThrow())
                .endsWith(" is a second special kong of winds; a player lays one of each kind");
        assertThat(objection("[123z][567z]")).isEmpty();
    }

    @Test
    void a_run_bars_four_open_sets_and_some_houses_bar_them_always() {
        assertThat(objection("(123m)(222m)(333m)(444m)"))
                .contains("a player who has taken a run may not lay four sets open");
        assertThat(objection("(111m)(222m)(333m)(444m)", "single_tile=never"))
                .contains("nobody may lay four sets open under these rules");
        assertThat(objection("(111m)(222m)(333m){4444m}", "single_tile=never")).isEmpty();
    }
}
