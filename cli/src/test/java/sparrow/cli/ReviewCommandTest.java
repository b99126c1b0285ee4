package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.game.Game;
import sparrow.core.game.Level;
import sparrow.core.game.Seed;
import sparrow.core.game.Variant;
import sparrow.desk.Mahjong;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import tools.jackson.databind.JsonNode;

class ReviewCommandTest {
    @TempDir private Path folder = Path.of("");

    static List<Mahjong> games() {
        return Catalog.games();
    }

    /// A hand of beginners.
    private String hand(Mahjong game) throws IOException {
        Variant variant = game.variant(game.presets().getFirst().rules());
        Level beginner = game.level("beginner").orElseThrow();
        String log =
                JsonLog.write(
                        Game.play(
                                        variant,
                                        variant.first(),
                                        Seed.splitMix64(11).hand(0),
                                        variant.first()
                                                .points()
                                                .map(_ -> beginner.advisor().player()))
                                .log()
                                .events());
        return Files.writeString(folder.resolve(game.name() + ".jsonl"), log).toString();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_hand_of_every_game_is_reviewed(Mahjong game) throws IOException {
        Path json = folder.resolve("review.json");
        Path puzzles = folder.resolve("puzzles.jsonl");
        Ran ran =
                Ran.of(
                        "review",
                        hand(game),
                        "--seat",
                        "b",
                        "--json",
                        json.toString(),
                        "--puzzles",
                        puzzles.toString());

        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .startsWith(
                        game.title() + ", 1 hand, reviewed by " + game.strongest().name() + "\n")
                .contains("accuracy", "tiles ", ", play ", "\nB");
        JsonNode review = Json.MAPPER.readTree(Files.readString(json));
        assertThat(review.path("review").asInt()).isEqualTo(1);
        assertThat(review.path("choices").size()).isPositive();
        assertThat(review.path("choices").findValuesAsString("seat")).containsOnly("B");
        for (String line : Files.readAllLines(puzzles)) {
            JsonNode puzzle = Json.MAPPER.readTree(line);
            assertThat(puzzle.path("question").isObject()).isTrue();
            assertThat(puzzle.path("misses").size()).isPositive();
            assertThat(puzzle.path("options").get(0).path("action"))
                    .isEqualTo(puzzle.path("answer"));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_line_is_longer_than_the_paper(Mahjong game) throws IOException {
        String file = hand(game);
        for (Paper paper : List.of(Paper.plain(80), Paper.colourless(80), Paper.plain(120))) {
            Ran ran = Ran.on(paper, "review", file);

            assertThat(ran.out().lines())
                    .filteredOn(line -> line.length() > paper.columns())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_puzzle_is_a_question_that_the_game_answers_so(Mahjong game) throws IOException {
        Path puzzles = folder.resolve("puzzles.jsonl");
        assertThat(Ran.of("review", hand(game), "--puzzles", puzzles.toString()).code()).isZero();
        for (String line : Files.readAllLines(puzzles)) {
            JsonNode puzzle = Json.MAPPER.readTree(line);
            Path row = Files.writeString(folder.resolve("row"), puzzle.path("question") + "\n");

            Ran ran = Ran.of(game.name(), "--batch", row.toString());

            assertThat(ran.code()).as("%s: %s", line, ran.err()).isZero();
            assertThat(ran.out()).doesNotContain("\"error\"");
        }
    }

    @Test
    void bad_input_is_told_in_one_sentence() throws IOException {
        String file = hand(Catalog.games().getFirst());

        assertThat(Ran.of("review", file, "--seat", "E").err())
                .isEqualTo("sparrow: there is no seat 'E'; the seats are A, B, C, D.\n");
        assertThat(Ran.of("review", file, "--level", "beginner").err())
                .isEqualTo(
                        "sparrow: no level 'beginner' of Riichi tells what choices cost; there are"
                                + " intermediate, advanced.\n");
        assertThat(Ran.of("review", file, "--name", "Ann").err())
                .startsWith("sparrow: nobody here is called 'Ann'");
        assertThat(Ran.of("review", "no.such.file").err())
                .isEqualTo("sparrow: no.such.file: there is no such file.\n");
        assertThat(Ran.of("review", file, "--json", folder + "/none/x").code()).isEqualTo(2);
    }

    @Test
    void what_one_viewer_saw_cannot_be_reviewed() {
        Ran ran = Ran.of("review", Path.of("..", "web/src/test/logs/filipino-A.jsonl").toString());

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("cannot be reviewed: the wall is hidden").hasLineCount(1);
    }
}
