package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// How hands follow one another, and when a match is over.
class RotationTest {
    private static Table won(Event.Started started, Seat winner) {
        return Table.start(started)
                .after(new Event.Won(winner, Optional.empty(), Tile.M1))
                .after(new Event.Ended(Words.WON));
    }

    private static Table exhausted(Event.Started started) {
        return Table.start(started).after(new Event.Ended(Words.EXHAUSTED));
    }

    @Test
    void the_dealer_stays_after_winning_and_after_an_exhausted_wall() {
        ChangchunVariant variant = Scenes.variant(Preset.MIL2024);
        Event.Started first = variant.first();
        assertThat(first.dealer()).isEqualTo(Seat.A);
        assertThat(variant.next(won(first, Seat.A)).orElseThrow().dealer()).isEqualTo(Seat.A);
        assertThat(variant.next(exhausted(first)).orElseThrow().dealer()).isEqualTo(Seat.A);
        assertThat(variant.next(won(first, Seat.C)).orElseThrow().dealer()).isEqualTo(Seat.B);
    }

    @Test
    void a_match_has_so_many_hands() {
        ChangchunVariant two = Scenes.variant(Preset.MIL2024, "hands=2");
        Event.Started second = two.next(exhausted(two.first())).orElseThrow();
        assertThat(second.hand()).isEqualTo(1);
        assertThat(two.next(exhausted(second))).isEmpty();
    }

    @Test
    void a_match_may_end_when_the_deal_has_gone_round() {
        ChangchunVariant once = Scenes.variant(Preset.MIL2024, "circles=1", "hands=100");
        Event.Started started = once.first();
        for (int passed = 1; passed < 4; passed++) {
            started = once.next(exhausted(started)).orElseThrow();
            Seat other = started.dealer() == Seat.D ? Seat.A : Seat.D;
            started = once.next(won(started, other)).orElseThrow();
            assertThat(started.tally()).containsValue(passed);
        }
        assertThat(once.next(won(started, Seat.A))).isEmpty();
        ChangchunVariant endless = Scenes.variant(Preset.MIL2024, "circles=0", "hands=100");
        assertThat(endless.next(won(started, Seat.A))).isPresent();
    }

    @Test
    void two_and_three_players_start_with_their_points() {
        ChangchunVariant three = Scenes.variant(Preset.MIL2024, "players=3", "points=50");
        assertThat(three.first().points()).isEqualTo(Seats.of(50, 50, 50));
    }

    @Test
    void a_match_may_end_when_somebody_has_nothing_left() {
        ChangchunVariant variant = Scenes.variant(Preset.SIMPLE);
        assertThat(variant.next(paid(variant, -100))).isPresent();
        assertThat(variant.next(paid(variant, -101))).isEmpty();
        ChangchunVariant debts = Scenes.variant(Preset.SIMPLE, "stop_below_zero=no");
        assertThat(debts.next(paid(debts, -101))).isPresent();
    }

    private static Table paid(ChangchunVariant variant, int change) {
        return Table.start(variant.first())
                .after(
                        List.of(
                                new Event.Paid("win", List.of(), Seats.of(change, -change, 0, 0)),
                                new Event.Ended(Words.EXHAUSTED)));
    }
}
