package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.core.game.Variant;
import sparrow.desk.Mahjong;

/// A level that is reviewed by itself has nothing to reproach itself with.
class SelfReviewTest {
    private static final int HANDS = 2;

    /// A level of a game.
    record Played(Mahjong game, Level level) {
        @Override
        public String toString() {
            return game.name() + " " + level.name();
        }
    }

    static List<Played> levels() {
        List<Played> all = new ArrayList<>();
        for (Mahjong game : Catalog.games()) {
            Reviewer.levels(game).forEach(level -> all.add(new Played(game, level)));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("levels")
    void a_level_has_no_mistake_by_itself(Played played) {
        Variant variant = played.game.variant(played.game.presets().getFirst().rules());
        Reviewer reviewer = new Reviewer(played.game, played.level);
        for (int seed = 1; seed <= HANDS; seed++) {
            MatchReview review =
                    reviewer.review(SelfPlay.hand(variant, played.level, seed), Progress.NONE);

            assertThat(review.hands()).allMatch(HandReview::isFollowed);
            assertThat(review.choices()).isNotEmpty();
            assertThat(review.choices())
                    .as("seed %d", seed)
                    .noneMatch(choice -> choice.cost() > 0);
        }
    }
}
