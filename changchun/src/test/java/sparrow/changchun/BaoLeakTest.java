package sparrow.changchun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.game.Chance;
import sparrow.core.game.Game;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.table.Event;
import sparrow.core.table.Eyes;
import sparrow.core.table.Marker;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.core.tile.Tile;

/// No view of a seat that has not said ting ever holds the bao: not while it is played, not in
/// replay, not after it was put back.
class BaoLeakTest {
    private static final long SEED = Long.getLong("sparrow.seed", 88);
    private static final int HANDS = Integer.getInteger("sparrow.hands", 400);

    private int hidden;
    private int known;
    private int putBack;

    @Test
    void only_ting_players_ever_know_the_bao() {
        for (Preset preset : Preset.values()) {
            ChangchunVariant variant = new ChangchunVariant(preset.rules());
            for (int n = 0; n < HANDS / 2; n++) {
                played(variant, n);
            }
        }
        assertThat(hidden).isGreaterThan(10 * HANDS);
        assertThat(known).isGreaterThan(HANDS);
        assertThat(putBack).as("seed %d", SEED).isGreaterThan(HANDS / 20);
    }

    private void played(ChangchunVariant variant, int n) {
        Game game = Game.start(variant, variant.first(), Seed.splitMix64(SEED).hand(n));
        Seats<Player> players =
                game.table().places().map((seat, place) -> new Strolling(chance(n, seat)));
        while (!game.isOver()) {
            game.answer(
                    game.pending()
                            .map((seat, choice) ->
                                    players.get(seat).choose(game.view(seat), choice)));
            for (Seat seat : game.table().seats()) {
                check(game.table(), game.view(seat), n);
            }
        }
        Table whole = game.table();
        for (Seat seat : whole.seats()) {
            replayed(whole.log().events(), seat, n);
        }
        putBack += whole.log().count(BaoLeakTest::isPutBack);
    }

    private static boolean isPutBack(Event event) {
        return event instanceof Event.Declared(Seat _, String word) && word.equals(Words.PUT_BACK);
    }

    private static Chance chance(int n, Seat seat) {
        return Seed.splitMix64(SEED + 1 + seat.ordinal()).hand(n);
    }

    private void check(Table truth, View view, int n) {
        Place place = truth.place(view.seat());
        for (Marker marker : view.table().markers(Words.BAO)) {
            boolean allowed = marker.to().contains(view.seat());
            assertThat(!allowed || place.hasSaid(Words.TING))
                    .as("shown to a ting player, hand %d of seed %d", n, SEED)
                    .isTrue();
            assertThat(marker.tile() == Tile.HIDDEN)
                    .as("hidden from %s, hand %d of seed %d", view.seat(), n, SEED)
                    .isEqualTo(!allowed);
            if (!allowed && !truth.wall().isTaken(marker.at())) {
                assertThat(view.table().wall().tile(marker.at())).isEqualTo(Tile.HIDDEN);
            }
            hidden += allowed ? 0 : 1;
            known += allowed ? 1 : 0;
        }
    }

    /// The log as that seat would read it later.
    private static void replayed(List<Event> log, Seat seat, int n) {
        boolean ting = false;
        for (Event event : log) {
            Event seen = event.seenBy(Eyes.of(seat));
            ting |=
                    event instanceof Event.Declared(Seat who, String word)
                            && who == seat
                            && word.equals(Words.TING);
            if (seen instanceof Event.Revealed(String _, int _, Tile tile, var _) && !ting) {
                assertThat(tile).as("hand %d of seed %d", n, SEED).isEqualTo(Tile.HIDDEN);
            }
        }
    }
}
