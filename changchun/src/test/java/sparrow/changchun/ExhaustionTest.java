package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;

/// The end of the wall, and how hands follow one another.
class ExhaustionTest {
    private static Table untouched(ChangchunVariant variant) {
        return Game.play(
                variant,
                variant.first(),
                Seed.splitMix64(1).hand(0),
                Seats.each(
                        variant.first().points().seats(),
                        seat -> (view, choice) -> choice.fallback()));
    }

    @Test
    void with_nine_stacks_left_four_draws_follow_without_discards() {
        Table table = untouched(Scenes.variant(Preset.MIL2024));
        List<Event> events = table.log().events();
        int last = events.indexOf(new Event.Began(Words.LAST_DRAWS));

        assertThat(table.wall().left()).isEqualTo(14);
        assertThat(events.subList(last + 1, events.size() - 1))
                .hasSize(4)
                .allMatch(event -> event instanceof Event.Drew);
        assertThat(events.getLast()).isEqualTo(new Event.Ended(Words.EXHAUSTED));
        assertThat(table.points().values()).containsOnly(0);
    }

    @Test
    void the_simple_game_is_played_to_the_last_tile() {
        assertThat(untouched(Scenes.variant(Preset.SIMPLE)).wall().left()).isZero();
    }

    @Test
    void in_the_last_draws_one_wins_or_sets_aside() {
        ChangchunVariant variant = Scenes.variant(Preset.MIL2024);
        Game game = Game.start(variant, variant.first(), Seed.splitMix64(1).hand(0));
        while (!game.table().phase().equals(Words.LAST_DRAWS)) {
            game.answer(game.pending().map(Choice::fallback));
        }

        assertThat(game.pending().values()).containsExactly(Choice.ONLY_PASS);
    }

    @Test
    void the_dealer_stays_after_an_exhausted_wall_and_after_winning() {
        ChangchunVariant variant = Scenes.variant(Preset.MIL2024);
        Table exhausted = untouched(variant);

        assertThat(variant.next(exhausted).map(Event.Started::dealer)).contains(Seat.A);
        assertThat(variant.next(wonBy(variant, Seat.A)).map(Event.Started::dealer))
                .contains(Seat.A);
        assertThat(variant.next(wonBy(variant, Seat.C)).map(Event.Started::dealer))
                .contains(Seat.B);
    }

    private static Table wonBy(ChangchunVariant variant, Seat winner) {
        return Table.start(variant.first())
                .after(new Event.Won(winner, Optional.empty(), sparrow.core.tile.Tile.M1))
                .after(new Event.Ended(Words.WON));
    }

    @Test
    void a_match_ends_after_its_hands_or_circles_or_when_somebody_is_ruined() {
        assertThat(next(Scenes.variant(Preset.MIL2024, "hands=1"))).isEmpty();
        assertThat(next(Scenes.variant(Preset.MIL2024, "players=2", "circles=1"))).isPresent();
        ChangchunVariant simple = Scenes.variant(Preset.SIMPLE, "points=0");
        Table ruined =
                Table.start(simple.first())
                        .after(new Event.Paid(Words.WON, List.of(), Seats.of(5, -5, 0, 0)))
                        .after(new Event.Won(Seat.A, Optional.empty(), sparrow.core.tile.Tile.M1))
                        .after(new Event.Ended(Words.WON));
        assertThat(simple.next(ruined)).isEmpty();
    }

    private static Optional<Event.Started> next(ChangchunVariant variant) {
        return variant.next(wonBy(variant, Seat.B));
    }

    @Test
    void two_or_three_can_play() {
        for (int players = 2; players < 4; players++) {
            Table table = untouched(Scenes.variant(Preset.MIL2024, "players=" + players));
            assertThat(table.seats()).hasSize(players);
            assertThat(table.wall().left()).isEqualTo(14);
        }
    }
}
