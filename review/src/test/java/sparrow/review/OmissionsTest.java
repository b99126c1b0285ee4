package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Variant;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.odds.Weighed;
import sparrow.records.Transcript;
import sparrow.records.replay.Moment;
import sparrow.records.replay.Walk;

/// Who plays as a level does but leaves undone what may be done turn after turn is charged with
/// that once.
class OmissionsTest {
    private static final int HANDS = 2;
    private static final int RIICHI_HANDS = 5;

    static List<Mahjong> games() {
        return Catalog.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_stays_undone_costs_what_it_costs_most(Mahjong game) {
        for (int seed = 1; seed <= HANDS; seed++) {
            var _ = check(game, seed);
        }
    }

    @Test
    void a_silent_ready_hand_is_charged_once() {
        Mahjong riichi = Catalog.game("riichi").orElseThrow();
        int silent = 0;
        for (int seed = 1; seed <= RIICHI_HANDS; seed++) {
            silent += check(riichi, seed);
        }
        assertThat(silent).as("turns in which a charge was not made again").isGreaterThan(3);
    }

    /// How often what had been charged stayed undone.
    private static int check(Mahjong game, int seed) {
        Level level = game.strongest();
        Variant variant = game.variant(game.presets().getFirst().rules());
        Transcript match =
                SelfPlay.hand(
                        variant,
                        variant.first()
                                .points()
                                .map(_ -> idle(Seer.of(level, game.fitting().orElseThrow()))),
                        seed);
        List<ReviewedChoice> choices = new Reviewer(game, level).choices(match);
        Map<Seat, Map<Action, Double>> open = new EnumMap<>(Seat.class);
        int again = 0;
        for (Moment moment : Walk.of(variant, match.hands().getFirst().events()).moments()) {
            for (Seat seat : moment.asked().seats()) {
                Choice choice = moment.asked().get(seat);
                Map<Action, Double> charged = open.computeIfAbsent(seat, _ -> new HashMap<>());
                if (isTurn(choice)) {
                    charged.keySet().removeIf(action -> !choice.allows(action));
                }
                for (ReviewedChoice each : at(choices, moment, seat)) {
                    Action advised = each.advised().action();
                    if (each.cost() == 0) {
                        again += charged.isEmpty() || !isTurn(choice) ? 0 : 1;
                        continue;
                    }
                    assertThat(advised)
                            .as("%s, seed %d, after %d", game.name(), seed, moment.after())
                            .matches(OmissionsTest::isExtra);
                    double whole =
                            each.advised().value().orElseThrow()
                                    - each.played().value().orElseThrow();
                    assertThat(each.cost() + charged.getOrDefault(advised, 0.0))
                            .as("%s, seed %d, after %d", game.name(), seed, moment.after())
                            .isCloseTo(whole, within(1e-6));
                    charged.put(advised, whole);
                }
            }
        }
        return again;
    }

    private static boolean isExtra(Action action) {
        return switch (action) {
            case Action.Declare _,
                    Action.Lay _,
                    Action.Add _,
                    Action.TakeBack _,
                    Action.TakeJoker _ ->
                    true;
            case Action.Discard _, Action.Claim _, Action.Give _, Action.Win _, Action.Pass _ ->
                    false;
        };
    }

    private static boolean isTurn(Choice choice) {
        return choice instanceof Choice.OneOf(List<Action> actions)
                && actions.stream().anyMatch(Action.Discard.class::isInstance);
    }

    private static List<ReviewedChoice> at(List<ReviewedChoice> choices, Moment moment, Seat seat) {
        return choices.stream()
                .filter(each -> each.after() == moment.after() && each.seat() == seat)
                .toList();
    }

    /// Does what the level holds best of what is not extra in a turn.
    private static Player idle(Seer seer) {
        return (view, choice) -> {
            List<Weighed> all = seer.weighed(view, choice);
            List<Weighed> plain =
                    isTurn(choice)
                            ? all.stream().filter(each -> !isExtra(each.action())).toList()
                            : all;
            return Seer.best(plain.isEmpty() ? all : plain).action();
        };
    }
}
