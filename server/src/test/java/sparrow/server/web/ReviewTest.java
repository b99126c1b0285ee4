package sparrow.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Mahjong;

/// Mistakes as a replay finds them: what a bot did itself is none, whatever it was.
@Timeout(300)
final class ReviewTest {
    private static final long SEED = Long.getLong("sparrow.seed", 307);

    /// A decision of a hand that was played, and what the seat chose there.
    private record Made(Review.Moment moment, Choice choice, Action chosen, List<Event> next) {
        Review review() {
            return Review.of(moment, next);
        }

        Advice advice(Level bot) {
            return bot.advisor().advise(View.of(moment.seat(), moment.table()), choice);
        }

        String text() {
            return moment.seat()
                    + " after "
                    + moment.table().log().size()
                    + " chose to "
                    + chosen.text();
        }
    }

    static Stream<String> levels() {
        return Catalog.games().stream()
                .flatMap(game -> game.levels().stream().map(bot -> game.name() + " " + bot.name()));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void a_bot_reviewed_by_itself_made_no_mistake(String level) {
        String[] names = level.split(" ");
        Mahjong game = Catalog.game(names[0]).orElseThrow();
        Level bot = game.level(names[1]).orElseThrow();
        List<Made> made = hand(game, bot);
        assertThat(made).hasSizeGreaterThan(3);
        for (Made each : made) {
            assertThat(each.review().isMistake(each.advice(bot)))
                    .as("%s, seed %d: %s, taken for %s", level, SEED, each.text(), each.review())
                    .isFalse();
        }
    }

    /// Where nobody else's claim hides it, the record tells what was chosen.
    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun"})
    void the_record_tells_what_was_chosen(String name) {
        Mahjong game = Catalog.game(name).orElseThrow();
        List<Made> made = hand(game, game.level("wandering").orElseThrow());
        int told = 0;
        for (Made each : made) {
            List<Action> played = each.review().played();
            assertThat(played).as("%s, seed %d: %s", name, SEED, each.text()).contains(each.chosen);
            told += played.size() == 1 ? 1 : 0;
        }
        assertThat(told).isGreaterThan(made.size() * 2 / 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"riichi", "american", "filipino", "changchun"})
    void random_play_is_full_of_mistakes(String name) {
        Mahjong game = Catalog.game(name).orElseThrow();
        Level strongest = game.levels().getLast();
        List<Made> made =
                hand(game, game.level("random").orElseThrow()).stream()
                        .filter(each -> each.moment.table().offered().isEmpty())
                        .limit(30)
                        .toList();
        long mistakes =
                made.stream()
                        .filter(each -> each.review().isMistake(each.advice(strongest)))
                        .count();
        assertThat(mistakes).as("%s, seed %d", name, SEED).isGreaterThan(made.size() / 3);
    }

    /// Every choice between several things in one hand.
    private static List<Made> hand(Mahjong game, Level bot) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        Seats<Player> players = variant.first().points().map(_ -> bot.advisor().player());
        Game hand = Game.start(variant, variant.first(), Seed.splitMix64(SEED).hand(0));
        List<Made> made = new ArrayList<>();
        while (!hand.isOver()) {
            Table table = hand.table();
            Seats<Choice> pending = hand.pending();
            Seats<Action> chosen =
                    pending.map(
                            (seat, choice) -> players.get(seat).choose(hand.view(seat), choice));
            List<Event> next = hand.answer(chosen);
            for (Seat seat : pending.seats()) {
                if (!(pending.get(seat) instanceof Choice.OneOf(var all)) || all.size() > 1) {
                    made.add(
                            new Made(
                                    new Review.Moment(variant, table, seat),
                                    pending.get(seat),
                                    chosen.get(seat),
                                    next));
                }
            }
        }
        return made;
    }
}
