package sparrow.riichi.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.riichi.Preset;

/// A seat that is told only what it may see, as a bot at another program's table, can be asked at
/// every moment of a hand, and has the choices it has at the true table.
class SeenTableTest {
    private static final long SEED = Long.getLong("sparrow.seed", 12);

    @ParameterizedTest
    @EnumSource
    void what_a_seat_sees_tells_who_is_asked_and_what_it_may_do_itself(Preset preset) {
        int hands = Math.max(20, Integer.getInteger("sparrow.hands", 10_000) / 200);
        Variant variant = RiichiVariant.of(preset);
        for (int hand = 0; hand < hands; hand++) {
            play(variant, hand);
        }
    }

    private static void play(Variant variant, int hand) {
        Seed seed = Seed.splitMix64(SEED);
        Game game = Game.start(variant, variant.first(), seed.hand(hand));
        Seats<Player> players =
                game.table()
                        .places()
                        .map((seat, _) ->
                                new Builder(Seed.splitMix64(SEED + 1 + seat.ordinal()).hand(hand)));
        while (!game.isOver()) {
            for (Seat seat : game.table().seats()) {
                agrees(variant, game.pending(), game.view(seat), hand);
            }
            game.answer(
                    game.pending()
                            .map((seat, choice) ->
                                    players.get(seat).choose(game.view(seat), choice)));
        }
    }

    private static void agrees(Variant variant, Seats<Choice> pending, View view, int hand) {
        Table seen = view.table();
        Seats<Choice> asked = variant.pending(seen);
        assertThat(asked.seats())
                .as("seed %d, hand %d, after %s", SEED, hand, seen.log().last())
                .isEqualTo(pending.seats());
        if (pending.has(view.seat())) {
            assertThat(asked.get(view.seat()))
                    .as("seed %d, hand %d, after %s", SEED, hand, seen.log().last())
                    .isEqualTo(pending.get(view.seat()));
        }
    }
}
