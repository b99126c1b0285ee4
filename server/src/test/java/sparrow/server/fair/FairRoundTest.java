package sparrow.server.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// A round of numbers: what hangs on what.
final class FairRoundTest {
    private static final List<Seat> BOTS = List.of(Seat.C, Seat.D);

    private static FairRound whole() {
        FairRound round = FairRound.first("7KQ2M4XW9TZB3HFD").committedBots(BOTS);
        for (Seat seat : List.of(Seat.A, Seat.B)) {
            String nonce = Token.hash(seat.name());
            round = round.committed(seat, round.commitment(seat, nonce)).revealed(seat, nonce);
        }
        return round.revealedBots(BOTS);
    }

    private static long word(FairRound round) {
        return round.seed().hand(0).next();
    }

    @Test
    void the_walls_hang_on_the_secret_and_on_every_number() {
        FairRound round = whole();
        assertThat(word(round)).isEqualTo(word(round));
        for (Seat seat : round.nonces().seats()) {
            assertThat(word(round.revealed(seat, "00".repeat(32)))).isNotEqualTo(word(round));
        }
        FairRound other =
                new FairRound(
                        round.table(),
                        round.number(),
                        FairSeed.draw(),
                        round.commitments(),
                        round.nonces());
        assertThat(word(other)).isNotEqualTo(word(round));
    }

    @Test
    void a_commitment_tells_nothing_and_is_good_at_one_place_alone() {
        FairRound round = whole();
        String nonce = Token.hash("A");
        String commitment = round.commitment(Seat.A, nonce);
        assertThat(commitment).hasSize(64).isNotEqualTo(nonce);
        assertThat(round.commitment(Seat.B, nonce)).isNotEqualTo(commitment);
        assertThat(FairRound.commitment(round.table(), 2, Seat.A, nonce)).isNotEqualTo(commitment);
        assertThat(FairRound.commitment("OTHER", 1, Seat.A, nonce)).isNotEqualTo(commitment);
        assertThat(round.commitment()).doesNotContain(round.secret().seed());
    }

    @Test
    void a_seat_that_changes_hands_takes_only_its_own_commitment_along() {
        FairRound round =
                FairRound.first("TABLE")
                        .committedBots(BOTS)
                        .committed(Seat.A, Token.hash("any"))
                        .without(Seat.A, BOTS, 4);
        assertThat(round.number()).isEqualTo(1);
        assertThat(round.commitments().seats()).isEqualTo(BOTS);
    }

    @Test
    void once_all_have_committed_a_change_begins_another_round() {
        FairRound round = whole();
        FairRound next = round.without(Seat.B, BOTS, 4);
        assertThat(next.number()).isEqualTo(2);
        assertThat(next.secret()).isNotEqualTo(round.secret());
        assertThat(next.nonces()).isEqualTo(Seats.none());
        assertThat(next.commitments().seats()).isEqualTo(BOTS);
        assertThat(next.commitments().get(Seat.C)).isNotEqualTo(round.commitments().get(Seat.C));
    }

    @Test
    void a_number_is_thirty_two_bytes() {
        assertThat(FairRound.isNumber("ab".repeat(32))).isTrue();
        assertThat(FairRound.isNumber("AB".repeat(32))).isFalse();
        assertThat(FairRound.isNumber("ab".repeat(31))).isFalse();
        assertThat(FairRound.isNumber("xy".repeat(32))).isFalse();
    }
}
