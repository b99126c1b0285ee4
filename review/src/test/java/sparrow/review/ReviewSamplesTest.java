package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;

/// Keeps the reviews that the browser client is tested with: a hand of beginners of each game, as
/// the strongest level sees it.
class ReviewSamplesTest {
    private static final Path REVIEWS = Path.of("..", "web", "src", "test", "reviews");
    private static final long SEED = 5;

    static List<Mahjong> games() {
        return Catalog.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_browser_is_tested_with_what_is_reviewed_here(Mahjong game) throws IOException {
        String json = ReviewJson.of(review(game)).toString() + "\n";
        Path file = REVIEWS.resolve(game.name() + ".json");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(REVIEWS);
            Files.writeString(file, json);
        }

        assertThat(json).as("%s", file).isEqualTo(Files.readString(file));
    }

    @ParameterizedTest
    @MethodSource("games")
    void beginners_are_told_what_they_could_do_better(Mahjong game) {
        JsonNode json = ReviewJson.of(review(game));

        assertThat(json.path("choices").size()).isGreaterThan(10);
        assertThat(json.findValues("why")).isNotEmpty();
        assertThat(json.path("hands").path(0).path("course").size()).isGreaterThan(5);
    }

    private static MatchReview review(Mahjong game) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        return new Reviewer(game, game.strongest())
                .review(
                        SelfPlay.hand(variant, game.level("beginner").orElseThrow(), SEED),
                        HowFar.NONE);
    }
}
