package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Idle;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;
import sparrow.desk.Spread;
import sparrow.testkit.wren.Wren;

class TallyTest {
    private static PlayedGame game(Seat challenged, Integer... results) {
        return PlayedGame.of(challenged, Seats.of(results), 1, new Account(challenged));
    }

    private static Tally tally() {
        return new Tally(Rivals.contest(Idle.RANDOM, Idle.RANDOM, 1));
    }

    @Test
    void the_interval_is_that_of_the_set_means() {
        Tally tally = tally();
        // Margins 8 and 0, 4 and 4, 12 and 12: the means are 4, 4 and 12.
        tally.add(new PlayedSet(0, List.of(game(Seat.A, 6, -2, -2, -2), game(Seat.B, 1, 1, 1, 1))));
        tally.add(new PlayedSet(1, List.of(game(Seat.A, 3, -1, -1, -1), game(Seat.B, 0, 4, 0, 0))));
        tally.add(
                new PlayedSet(2, List.of(game(Seat.A, 9, -3, -3, -3), game(Seat.B, 1, 12, 0, -1))));
        Spread result = tally.standing().result();
        assertThat(tally.means()).containsExactly(4.0, 4.0, 12.0);
        assertThat(result.mean()).isCloseTo(20 / 3.0, within(1e-9));
        assertThat(result.deviation()).isCloseTo(Math.sqrt(64 / 3.0), within(1e-9));
        assertThat(result.high() - result.low())
                .isCloseTo(2 * 1.959964 * result.deviation() / Math.sqrt(3), within(1e-9));
        assertThat(result.isClear()).isTrue();
    }

    @Test
    void one_set_proves_nothing() {
        Spread one = Spread.NONE.plus(1_000);
        assertThat(one.isClear()).isFalse();
        assertThat(one.margin()).isInfinite();
    }

    @Test
    void equal_results_share_their_places() {
        Tally tally = tally();
        tally.add(
                new PlayedSet(
                        0, List.of(game(Seat.B, 30, 10, 10, -50), game(Seat.D, 30, 10, 10, -50))));
        Places places = tally.standing().places();
        assertThat(places.shares()).containsExactly(0.0, 0.25, 0.25, 0.5);
        assertThat(places.average()).isEqualTo(3.25);
    }

    @Test
    void sets_come_in_order() {
        assertThatThrownBy(() -> tally().add(new PlayedSet(1, List.of())))
                .hasMessageContaining("set 0 is next");
    }

    /// A hand in which these have won and points have changed so.
    private static Table hand(List<Event.Won> wins, Integer... changes) {
        Table table = Table.start(Wren.standard().first());
        for (Event.Won won : wins) {
            table = table.after(won);
        }
        return table.after(new Event.Paid("win", List.of(), Seats.of(changes)))
                .after(new Event.Ended("win"));
    }

    private static Event.Won won(Seat seat, Optional<Seat> from) {
        return new Event.Won(seat, from, Tile.M1);
    }

    @Test
    void wins_deal_ins_and_draws_are_counted_for_their_side() {
        Account account = new Account(Seat.A);
        account.enter(hand(List.of(won(Seat.A, Optional.empty())), 9, -3, -3, -3));
        account.enter(
                hand(
                        List.of(won(Seat.B, Optional.of(Seat.A)), won(Seat.C, Optional.of(Seat.A))),
                        -10,
                        6,
                        4,
                        0));
        account.enter(hand(List.of(won(Seat.A, Optional.of(Seat.D))), 5, 0, 0, -5));
        account.enter(hand(List.of(), 0, 0, 0, 0));
        assertThat(account.hands()).isEqualTo(4);
        assertThat(account.challenger()).isEqualTo(new Side(4, 2, 1, 1, 1, 14, 10));
        assertThat(account.champions()).isEqualTo(new Side(12, 2, 0, 1, 3, 10, 5));
        assertThat(account.challenger().pointsAWin()).isEqualTo(7);
        assertThat(account.champions().rate(account.champions().wins()))
                .isCloseTo(1 / 6.0, within(1e-9));
    }
}
