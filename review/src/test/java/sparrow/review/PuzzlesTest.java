package sparrow.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Variant;
import sparrow.core.tile.Seat;
import sparrow.desk.Mahjong;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

class PuzzlesTest {
    /// Beginners miss something in every few hands.
    private static final int HANDS = 12;

    static List<Mahjong> games() {
        return Catalog.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_puzzle_tells_no_more_than_its_seat_saw_and_that_weaker_players_miss_it(Mahjong game) {
        Variant variant = game.variant(game.presets().getFirst().rules());
        Reviewer reviewer = new Reviewer(game, Reviewer.levels(game).getLast());
        int puzzles = 0;
        for (int seed = 0; seed < HANDS && puzzles == 0; seed++) {
            var hand = SelfPlay.hand(variant, game.level("beginner").orElseThrow(), seed);
            MatchReview review = reviewer.review(hand, (_, _) -> {});
            List<String> lines = Puzzles.lines(review).lines().toList();
            assertThat(marked(ReviewJson.of(review))).as("seed %d", seed).isEqualTo(lines.size());
            lines.forEach(line -> assertSeen(Json.MAPPER.readTree(line)));
            puzzles += lines.size();
        }
        assertThat(puzzles).isPositive();
    }

    private static long marked(JsonNode review) {
        return review.path("choices").valueStream().filter(each -> each.has("training")).count();
    }

    private static void assertSeen(JsonNode puzzle) {
        Seat seat = Seat.valueOf(puzzle.path("seat").asString());
        assertThat(puzzle.path("misses").valueStream().map(JsonNode::asString))
                .contains("beginner");
        assertThat(puzzle.path("options").get(0).path("action")).isEqualTo(puzzle.path("answer"));
        assertThat(isOffered(puzzle, puzzle.path("answer"))).as("%s", puzzle).isTrue();
        assertThat(isOffered(puzzle, puzzle.path("missed"))).as("%s", puzzle).isTrue();
        assertThat(puzzle.path("missed")).isNotEqualTo(puzzle.path("answer"));
        for (JsonNode event : puzzle.path("events")) {
            String kind = event.path("event").asString();
            boolean isHidden =
                    List.of("dealt", "drew").contains(kind)
                            && !event.path("seat").asString().equals(seat.name());
            if (isHidden || kind.equals("wall")) {
                assertThat(event.path("tiles").asString("") + event.path("tile").asString(""))
                        .as("%s for %s", event, seat)
                        .matches("[?]*");
            }
        }
    }

    /// Whether the seat may do that; tiles are given out of those that may go.
    private static boolean isOffered(JsonNode puzzle, JsonNode action) {
        JsonNode offered = puzzle.path("offered");
        return offered.path("options").valueStream().anyMatch(action::equals)
                || (offered.path("kind").asString().equals("give")
                        && action.path("action").asString().equals("give"));
    }
}
