package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;
import sparrow.records.replay.Moment;
import sparrow.records.replay.Walk;

/// What was chosen, found out from what happened.
class MomentTest {
    private static final long SEED = Long.getLong("sparrow.seed", 307);

    static List<Mahjong> games() {
        return Catalog.games();
    }

    /// Where nobody else's claim hides it, the record tells what was chosen.
    @ParameterizedTest
    @MethodSource("games")
    void the_record_tells_what_was_chosen(Mahjong game) {
        Level bot = game.level("wandering").orElseThrow();
        Variant variant = game.variant(game.presets().getFirst().rules());
        Seats<Player> players = variant.first().points().map(_ -> bot.advisor().player());
        Game hand = Game.start(variant, variant.first(), Seed.splitMix64(SEED).hand(0));
        List<Seats<Action>> chosen = new ArrayList<>();
        while (!hand.isOver()) {
            chosen.add(
                    hand.pending()
                            .map((seat, choice) ->
                                    players.get(seat).choose(hand.view(seat), choice)));
            var _ = hand.answer(chosen.getLast());
        }

        Walk walk = Walk.of(variant, hand.table().log().events());

        assertThat(walk.isWhole()).isTrue();
        assertThat(walk.moments()).hasSameSizeAs(chosen);
        int open = 0;
        int told = 0;
        for (int i = 0; i < chosen.size(); i++) {
            Moment moment = walk.moments().get(i);
            for (Seat seat : moment.asked().seats()) {
                Choice choice = moment.asked().get(seat);
                List<Action> done = moment.done().get(seat);
                if (!done.isEmpty()) {
                    assertThat(done)
                            .as("%s, seed %d, after %d", game.name(), SEED, moment.after())
                            .contains(chosen.get(i).get(seat));
                }
                if (HandReviewer.isOpen(choice)) {
                    open++;
                    told += moment.action(seat).isPresent() ? 1 : 0;
                }
            }
        }
        assertThat(told).isGreaterThan(open * 2 / 3);
    }
}
