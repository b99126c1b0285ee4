package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.records.Json;
import sparrow.records.Transcript;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Keeps the reviews that the browser client is tested with: a hand of beginners of each game, as
/// the strongest level sees it.
class ReviewSamplesTest {
    private static final Path REVIEWS = Path.of("..", "web", "src", "test", "reviews");
    private static final long SEED = 5;
    private static final int HANDS = 3;

    static List<Mahjong> games() {
        return Catalog.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_browser_is_tested_with_what_is_reviewed_here(Mahjong game) throws IOException {
        keep(game.name() + ".json", ReviewJson.of(review(game)).toString() + "\n");
    }

    private static void keep(String name, String json) throws IOException {
        Path file = REVIEWS.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(REVIEWS);
            Files.writeString(file, json);
        }

        assertThat(json).as("%s", file).isEqualTo(Files.readString(file));
    }

    /// Several hands of a match, reviewed at once and one by one, which the client puts together.
    @Test
    void the_client_puts_together_what_is_reviewed_hand_by_hand() throws IOException {
        Mahjong game =
                games().stream()
                        .filter(each ->
                                each.placement(each.presets().getFirst().rules()).isPresent())
                        .findFirst()
                        .orElseThrow();
        Variant variant = game.variant(game.presets().getFirst().rules());
        Transcript whole = SelfPlay.match(variant, game.level("beginner").orElseThrow(), SEED);
        Transcript match = new Transcript(whole.header(), whole.hands().subList(0, HANDS));
        Reviewer reviewer = new Reviewer(game, game.strongest());
        Set<Seat> seats = Set.of(Seat.B);
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.set("whole", ReviewJson.of(reviewer.review(match, seats, HowFar.NONE)));
        ArrayNode hands = node.putArray("hands");
        for (int hand = 0; hand < HANDS; hand++) {
            hands.add(ReviewJson.of(reviewer.hand(match, hand, seats, HowFar.NONE)));
        }
        keep("hands.json", node + "\n");
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
