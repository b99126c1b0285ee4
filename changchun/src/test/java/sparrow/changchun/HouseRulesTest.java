package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.Form;
import sparrow.shapes.HandReading;
import sparrow.shapes.Wait;

/// House rules about who may win and what is paid, in a single hand.
final class HouseRulesTest {
    private static final Set<Wait> CLOSED = EnumSet.of(Wait.CLOSED, Wait.EDGE, Wait.SINGLE);

    private static ChangchunRules rules(String preset, String key, String value) {
        return ChangchunRules.of(preset, Map.of(key, value)).orThrow();
    }

    private static Hand hand(String text) {
        return Notation.COMPACT.read(text).orThrow();
    }

    private static int paid(ChangchunRules rules, Score score) {
        return Payments.of(
                        rules,
                        score,
                        new Payments.Parties(
                                List.of(Seat.values()),
                                Seat.A,
                                Seat.C,
                                Optional.of(Seat.B),
                                Payments.Owed.ITS_SHARE))
                .total();
    }

    @Test
    void the_simple_game_pays_the_run_reading_of_three_triplets_in_a_row() {
        ChangchunRules simple = ChangchunRules.of("simple", Map.of()).orThrow();
        Hand hand = hand("11122333m777p99s");
        Score score =
                simple.score(new Win(hand.concealed(), List.of(), Tile.M2, Way.DISCARD))
                        .orElseThrow();
        assertThat(paid(simple, score)).isEqualTo(20);
        assertThat(score.fans()).containsExactly(Fan.CONCEALED, Fan.CLOSED_WAIT);
    }

    /// Random wins full of triplets in a row, which can be read in two ways.
    @Test
    void no_reading_of_a_hand_pays_more_than_the_one_that_is_paid() {
        long seed = 20_26L;
        Random random = new Random(seed);
        ChangchunRules simple = ChangchunRules.of("simple", Map.of()).orThrow();
        for (int n = 0; n < 300; n++) {
            int low = 1 + random.nextInt(7);
            String text =
                    "%1$d%1$d%1$d%2$d%2$d%2$d%3$d%3$d%3$dm777p99s".formatted(low, low + 1, low + 2);
            Tiles all = hand(text).concealed();
            Tile last = all.faces().get(random.nextInt(all.faces().size()));
            Win win = new Win(all.without(last), List.of(), last, Way.DISCARD);
            int most =
                    HandReading.all(new Hand(all.list(), List.of()), List.of(Form.STANDARD))
                            .stream()
                            .map(reading -> isClosed(reading, last) ? 20 : 10)
                            .max(Comparator.naturalOrder())
                            .orElseThrow();
            assertThat(paid(simple, simple.score(win).orElseThrow()))
                    .as("seed %d, %s on %s", seed, text, last)
                    .isEqualTo(most);
        }
    }

    private static boolean isClosed(HandReading reading, Tile last) {
        return reading.finishes(last).stream().anyMatch(finish -> CLOSED.contains(finish.type()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "closed_wait_only | 111m234p567p99s46s | 1 | 5s",
                "closed_wait_only | 111m234p567p99s45s | 2 | 2s 3s 6s 7s 9s",
                "closed_wait_only | 1133m5577p2288s1z  | 1 | 1z",
                "require_open     | 234p567p99s46s(111m) | 1 | 5s",
                "require_open     | 234p567p99s46s[1111m] | 2 | 1p 2p 3p 4p 5p 6p 7p 8p 5s 9s",
                "require_open     | 1133m5577p2288s1z  | 1 | 1z",
            })
    void a_hand_is_as_near_as_the_house_lets_it_win(
            String rule, String text, int distance, String accepted) {
        Nearness nearness = new Nearness(rules("mil2024", rule, "yes"));
        Hand hand = hand(text);
        Acceptance acceptance = nearness.acceptance(hand.concealed(), hand.melds(), Tiles.EMPTY);
        assertThat(nearness.distance(hand.concealed(), hand.melds())).isEqualTo(distance);
        assertThat(acceptance.tiles().stream().map(Tile::toString).toList())
                .isEqualTo(List.of(accepted.split(" ")));
    }

    @Test
    void a_hand_whose_wait_cannot_win_may_not_be_declared() {
        Hand open = hand("111m234p567p99s45s");
        Hand closed = hand("111m234p567p99s46s");
        ChangchunRules strict = rules("mil2024", "closed_wait_only", "yes");
        assertThat(ChangchunRules.MIL2024.mayDeclareTing(open.concealed(), List.of())).isTrue();
        assertThat(strict.mayDeclareTing(open.concealed(), List.of())).isFalse();
        assertThat(strict.mayDeclareTing(closed.concealed(), List.of())).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "simple    | [1m1p1s] | [1m1p1s] is a special kong of ones, which these rules do not have",
                "mil2024   | [1m1p2s] | [1m1p2s] is no run, triplet, kong or special kong",
                "mil2024   | {777s}   | {777s} is a triplet that nobody gave a tile for; only kongs are laid from your own hand, and a claimed set is written (777s)",
                "mil2024   | [123z][124z] | [124z] is a second special kong of winds; a player lays one of each kind",
                "mil2024   | (123m)(111p)(222p)(333p) | a player who has taken a run may not lay four sets open",
                "simple    | (999m)(111p)(222p)(333p) | nobody may lay four sets open under these rules",
            })
    void sets_that_cannot_lie_are_refused_in_words(String preset, String melds, String why) {
        ChangchunRules rules = ChangchunRules.of(preset, Map.of()).orThrow();
        assertThat(rules.objection(hand("5s" + melds).melds())).contains(why);
    }

    @ParameterizedTest
    @CsvSource({"[1m1p1s]", "[123z]", "[1s2z3z]", "[123z4z]", "(999m)(111p)(222p)(333p)"})
    void sets_that_can_lie_are_not(String melds) {
        assertThat(ChangchunRules.MIL2024.objection(hand("5s" + melds).melds())).isEmpty();
    }
}
