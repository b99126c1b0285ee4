package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.game.Player;
import sparrow.core.game.Variant;
import sparrow.core.tile.Meld;
import sparrow.desk.Mahjong;
import sparrow.records.Transcript;

/// What a rule settles, a claim or a win, is told and sized like everything else: by what comes of
/// it, and in placement too.
class SettledTest {
    private static final int HANDS = 3;

    private static final Mahjong PLACED =
            Catalog.games().stream().filter(SettledTest::isPlaced).findFirst().orElseThrow();

    private static boolean isPlaced(Mahjong game) {
        return game.placement(game.presets().getFirst().rules()).isPresent();
    }

    /// What a beginner does, but what is wanted wherever it is open.
    private static List<ReviewedChoice> choices(
            Mahjong game, Function<Choice, Optional<Action>> wanted, int seed) {
        Level level = game.level("intermediate").orElseThrow();
        Variant variant = game.variant(game.presets().getFirst().rules());
        Player usual = game.level("beginner").orElseThrow().advisor().player();
        Player player =
                (view, choice) -> wanted.apply(choice).orElseGet(() -> usual.choose(view, choice));
        Transcript match = SelfPlay.hand(variant, variant.first().points().map(_ -> player), seed);
        return new Reviewer(game, level).review(match, HowFar.NONE).choices();
    }

    /// Never wins.
    private static List<ReviewedChoice> choicesWithoutWins(Mahjong game, int seed) {
        return choices(
                game,
                choice ->
                        choice.allows(Action.Win.WIN)
                                ? found(choice, SettledTest::isNoWin)
                                : Optional.empty(),
                seed);
    }

    private static Optional<Action> found(Choice choice, Predicate<Action> wanted) {
        return choice instanceof Choice.OneOf(List<Action> actions)
                ? actions.stream().filter(wanted).findFirst()
                : Optional.empty();
    }

    @Test
    void a_claim_that_costs_something_is_told_in_chances_and_in_placement() {
        int seen = 0;
        for (int seed = 1; seed <= HANDS; seed++) {
            for (ReviewedChoice choice :
                    choices(
                            PLACED,
                            choice -> found(choice, Action.Claim.class::isInstance),
                            seed)) {
                boolean isClaim =
                        choice.played().action() instanceof Action.Claim(Meld meld)
                                && !meld.isKong();
                if (isClaim && choice.cost() > 0) {
                    seen++;
                    assertThat(choice.played().forecast()).isPresent();
                    assertThat(choice.placement()).isPresent();
                    assertThat(choice.placement().orElseThrow().played()).isNotNaN();
                }
            }
        }
        assertThat(seen).isGreaterThan(3);
    }

    static List<Mahjong> games() {
        return Catalog.games();
    }

    /// Also where nothing else is open but to let it go. With what a win pays the hand is over, so
    /// the place after it is known.
    @ParameterizedTest
    @MethodSource("games")
    void a_win_that_is_let_go_costs_what_it_would_have_paid(Mahjong game) {
        int seen = 0;
        for (int seed = 1; seed <= 2 * HANDS; seed++) {
            for (ReviewedChoice choice : choicesWithoutWins(game, seed)) {
                if (isMissed(choice)) {
                    seen++;
                    assertThat(choice.cost())
                            .as("%s, seed %d, after %d", game.name(), seed, choice.after())
                            .isPositive();
                    assertThat(choice.placement().isPresent()).isEqualTo(isPlaced(game));
                }
            }
        }
        assertThat(seen).isPositive();
    }

    /// Whether a win was let go, and not for something that is worth more.
    private static boolean isMissed(ReviewedChoice choice) {
        return choice.advised().action() instanceof Action.Win
                && choice.advised().value().orElse(0.0) > choice.played().value().orElse(0.0);
    }

    private static boolean isNoWin(Action action) {
        return action instanceof Action.Discard || action instanceof Action.Pass;
    }
}
