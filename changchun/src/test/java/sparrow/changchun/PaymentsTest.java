package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.changchun.Hands.rules;
import static sparrow.changchun.Hands.score;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Seat;

/// Who pays what, with the rule book's own examples. The winner is A.
class PaymentsTest {
    private static final List<Seat> FOUR = Arrays.asList(Seat.values());
    private static final Score CLOSED =
            score(ChangchunRules.MIL2024, "24m456p789s44z(111z)", "3m", Way.DISCARD).orElseThrow();
    private static final Score TRIPLETS =
            score(ChangchunRules.MIL2024, "22s33m(111z)(999m)(555p)", "2s", Way.SELF_DRAW)
                    .orElseThrow();
    private static final Score PAIRS =
            score(ChangchunRules.MIL2024, "1133m5577p2288s1z", "1z", Way.DISCARD).orElseThrow();

    private static List<Integer> paid(
            ChangchunRules rules,
            Score score,
            Seat dealer,
            Optional<Seat> from,
            Payments.Owed owed) {
        return Payments.of(rules, score, new Payments.Parties(FOUR, Seat.A, dealer, from, owed))
                .paid()
                .values();
    }

    @Test
    void a_closed_wait_off_the_dealer_costs_the_dealer_8_and_the_others_2() {
        assertThat(paid(rules(), CLOSED, Seat.B, Optional.of(Seat.B), Payments.Owed.ITS_SHARE))
                .containsExactly(8, 2, 2);
    }

    @Test
    void the_dealers_self_drawn_triplets_cost_everybody_16() {
        assertThat(paid(rules(), TRIPLETS, Seat.A, Optional.empty(), Payments.Owed.ITS_SHARE))
                .containsExactly(16, 16, 16);
    }

    @Test
    void seven_pairs_off_a_player_who_is_not_ting_cost_it_40() {
        assertThat(paid(rules(), PAIRS, Seat.C, Optional.of(Seat.B), Payments.Owed.FOR_ALL))
                .containsExactly(40, 0, 0);
        assertThat(paid(rules(), PAIRS, Seat.C, Optional.of(Seat.B), Payments.Owed.ITS_SHARE))
                .as("without paying for all")
                .containsExactly(16, 16, 8);
    }

    @Test
    void no_share_is_more_than_the_cap() {
        Score luxury =
                score(ChangchunRules.MIL2024, "111m5577p2288s33z", "1m", Way.BAO_HIT).orElseThrow();

        assertThat(luxury.fan()).isEqualTo(6);
        assertThat(paid(rules(), luxury, Seat.A, Optional.empty(), Payments.Owed.ITS_SHARE))
                .containsExactly(64, 64, 64);
        assertThat(paid(rules("cap=4"), luxury, Seat.A, Optional.empty(), Payments.Owed.ITS_SHARE))
                .containsExactly(16, 16, 16);
    }

    @Test
    void simple_scoring_knows_a_concealed_hand_and_a_closed_wait() {
        ChangchunRules simple = ChangchunRules.of("simple", java.util.Map.of()).orThrow();
        Score both = score(simple, "24m456p789s11144z", "3m", Way.DISCARD).orElseThrow();
        Score plain = score(simple, "23m456p789s44z(111z)", "4m", Way.DISCARD).orElseThrow();

        assertThat(paid(simple, both, Seat.A, Optional.empty(), Payments.Owed.ITS_SHARE))
                .containsExactly(16, 16, 16);
        assertThat(paid(simple, plain, Seat.B, Optional.empty(), Payments.Owed.ITS_SHARE))
                .containsExactly(4, 2, 2);
        assertThat(paid(simple, plain, Seat.A, Optional.of(Seat.C), Payments.Owed.ITS_SHARE))
                .containsExactly(0, 8, 0);
        assertThat(paid(simple, plain, Seat.C, Optional.of(Seat.C), Payments.Owed.ITS_SHARE))
                .containsExactly(0, 6, 0);
        assertThat(paid(simple, plain, Seat.B, Optional.of(Seat.C), Payments.Owed.ITS_SHARE))
                .containsExactly(0, 5, 0);
    }
}
