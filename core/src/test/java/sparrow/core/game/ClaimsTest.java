package sparrow.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static sparrow.core.game.Action.Pass.PASS;
import static sparrow.core.game.Action.Win.WIN;
import static sparrow.core.tile.Seat.A;
import static sparrow.core.tile.Seat.B;
import static sparrow.core.tile.Seat.C;
import static sparrow.core.tile.Seat.D;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

class ClaimsTest {
    private static final Action PUNG = claim("(555m)");
    private static final Action RUN = claim("(456m)");

    private static Action claim(String meld) {
        return new Action.Claim(Hand.of(meld).melds().getFirst());
    }

    /// A table where that seat has just discarded 5m.
    private static Table discardedBy(Seat seat) {
        return start(4).after(new Event.WallBuilt(List.of(Tile.M5), List.of()))
                .after(new Event.Drew(seat, Tile.M5, 0))
                .after(Event.Discarded.of(seat, Tile.M5, Origin.DRAWN));
    }

    private static Table start(int seats) {
        return Table.start(
                new Event.Started("claims", 1, Rules.NONE, 0, A, Seats.first(seats, seat -> 0), 0));
    }

    @Test
    void the_claim_with_the_highest_priority_is_best() {
        assertThat(Claims.best(discardedBy(A), chosen(B, RUN, C, PASS, D, PUNG), Claims::priority))
                .contains(new Claims.Claimant(D, PUNG));
        assertThat(Claims.best(discardedBy(A), chosen(B, RUN, C, PUNG, D, WIN), Claims::priority))
                .contains(new Claims.Claimant(D, WIN));
    }

    @Test
    void among_equals_the_nearest_in_turn_is_best() {
        Seats<Action> wins = chosen(A, WIN, B, WIN, D, WIN);
        assertThat(Claims.best(discardedBy(C), wins, Claims::priority))
                .contains(new Claims.Claimant(D, WIN));
        assertThat(Claims.best(discardedBy(A), chosen(B, PASS, C, WIN, D, WIN), _ -> 7))
                .contains(new Claims.Claimant(C, WIN));
    }

    @Test
    void passing_is_no_claim() {
        assertThat(Claims.best(discardedBy(A), chosen(B, PASS, C, PASS, D, PASS), _ -> 1))
                .isEmpty();
        assertThat(Claims.best(discardedBy(A), Seats.none(), _ -> 1)).isEmpty();
        assertThat(Claims.winners(discardedBy(A), chosen(B, PASS, C, RUN, D, PASS))).isEmpty();
    }

    @Test
    void several_winners_stand_in_turn_order_after_the_discarder() {
        assertThat(Claims.winners(discardedBy(C), chosen(A, WIN, B, WIN, D, WIN)))
                .containsExactly(D, A, B);
        assertThat(Claims.winners(discardedBy(C), chosen(A, WIN, B, PUNG, D, WIN)))
                .containsExactly(D, A);
    }

    @Test
    void where_nothing_is_offered_turn_order_begins_after_the_seat_that_acted_last() {
        assertThat(Claims.winners(start(3), Seats.of(WIN, WIN, WIN))).containsExactly(B, C, A);
    }

    private static Seats<Action> chosen(
            Seat first, Action one, Seat second, Action two, Seat third, Action three) {
        return Seats.only(first, one).with(second, two).with(third, three);
    }
}
