package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.american.desk.AmericanMahjong;
import sparrow.changchun.desk.ChangchunMahjong;
import sparrow.core.game.Action;
import sparrow.core.game.Advice;
import sparrow.core.game.Chance;
import sparrow.core.game.Choice;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.core.table.RuleSet;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.desk.Beside;
import sparrow.desk.Desk;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Question;
import sparrow.desk.Refusal;
import sparrow.filipino.desk.FilipinoMahjong;
import sparrow.riichi.desk.RiichiMahjong;

/// A position of self-play that somebody types as a question gets the same ranking from the desk as
/// the bot at the table makes, at every level.
final class OneBrainTest {
    private static final int POSITIONS = Integer.getInteger("sparrow.positions", 1_000);

    /// Every so many decisions one is asked about.
    private static final int EVERY = 7;

    /// Something said of a seat, such as a challenge.
    private static final Pattern NAMES_A_SEAT = Pattern.compile(".* [A-D]");

    static Stream<Mahjong> games() {
        return Stream.of(
                new AmericanMahjong(),
                new ChangchunMahjong(),
                new FilipinoMahjong(),
                new RiichiMahjong());
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_position_typed_as_a_question_is_ranked_as_at_the_table(Mahjong game) throws Refusal {
        List<? extends RuleSet> presets = game.presets();
        int asked = 0;
        for (long seed = 1; asked < POSITIONS; seed++) {
            Variant variant = game.variant(presets.get((int) (seed % presets.size())).rules());
            asked += played(game, variant, seed);
        }
    }

    private static int played(Mahjong game, Variant variant, long seed) throws Refusal {
        Chance chance = Seed.splitMix64(seed).hand(1);
        Game hand = Game.start(variant, variant.first(), Seed.splitMix64(seed).hand(0));
        List<Level> levels = game.levels();
        Seats<Level> players =
                hand.table().places().map((_, _) -> levels.get(chance.below(levels.size())));
        int asked = 0;
        while (!hand.isOver()) {
            for (Seat seat : hand.pending().seats()) {
                if (isOpen(hand.pending().get(seat)) && chance.below(EVERY) == 0) {
                    compare(game, hand.view(seat), hand.pending().get(seat), seed);
                    asked++;
                }
            }
            hand.answer(
                    hand.pending()
                            .map((seat, choice) ->
                                    players.get(seat)
                                            .player(chance)
                                            .choose(hand.view(seat), choice)));
        }
        return asked;
    }

    private static boolean isOpen(Choice choice) {
        return !(choice instanceof Choice.OneOf(var actions)) || actions.size() > 1;
    }

    private static void compare(Mahjong game, View view, Choice choice, long seed) throws Refusal {
        Desk desk = game.desk();
        Given given = desk.written(view, choice);
        String where = "seed " + seed + ": " + game.name() + " " + given.texts();
        Question question = desk.read(given);
        assertThat(question.choice()).as(where).isPresent();
        List<Seat> seats = view.table().seats();
        if (choice instanceof Choice.OneOf(List<Action> actions)
                && question.choice().orElseThrow() instanceof Choice.OneOf(List<Action> read)) {
            assertThat(read.stream().map(Action::text).toList())
                    .as(where)
                    .isEqualTo(
                            actions.stream()
                                    .map(each -> turned(each, view.seat(), seats).text())
                                    .toList());
        }
        assertThat(question.view().own().pond()).as(where).hasSameSizeAs(view.own().pond());
        for (Level level : game.levels()) {
            List<Advice.Ranked> there = level.advisor().advise(view, choice).ranking();
            List<Advice.Ranked> here =
                    level.advisor()
                            .advise(question.view(), question.choice().orElseThrow())
                            .ranking();
            assertThat(here.stream().map(each -> each.action().text()).toList())
                    .as("%s, %s", level.name(), where)
                    .isEqualTo(
                            there.stream()
                                    .map(each -> turned(each.action(), view.seat(), seats).text())
                                    .toList());
            for (int i = 0; i < here.size(); i++) {
                assertThat(here.get(i).value())
                        .as("%s, %s: %s", level.name(), where, here.get(i).action().text())
                        .isCloseTo(there.get(i).value(), within(1e-9));
            }
        }
    }

    /// An action as it is called when its player sits at the seat of those who ask.
    private static Action turned(Action action, Seat own, List<Seat> seats) {
        return switch (action) {
            case Action.Claim(Meld meld) when meld.taken().isPresent() ->
                    new Action.Claim(
                            Meld.claimed(
                                    meld.tiles(),
                                    meld.taken().get().tile(),
                                    turned(meld.taken().get().from(), own, seats)));
            case Action.TakeJoker(Seat owner, int meld, var given) ->
                    new Action.TakeJoker(turned(owner, own, seats), meld, given);
            case Action.Declare(String word) when NAMES_A_SEAT.matcher(word).matches() -> {
                int last = word.length() - 1;
                Seat named = Seat.valueOf(word.substring(last));
                yield new Action.Declare(word.substring(0, last) + turned(named, own, seats));
            }
            case Action.Claim _,
                    Action.Discard _,
                    Action.Lay _,
                    Action.Add _,
                    Action.TakeBack _,
                    Action.Declare _,
                    Action.Give _,
                    Action.Win _,
                    Action.Pass _ ->
                    action;
        };
    }

    private static Seat turned(Seat seat, Seat own, List<Seat> seats) {
        return seat == own
                ? Beside.OWN
                : Beside.between(own, seat, seats).of(Beside.OWN, seats);
    }
}
