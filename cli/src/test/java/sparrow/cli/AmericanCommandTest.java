package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.answers.JsonRow;
import sparrow.testkit.Golden;
import tools.jackson.databind.JsonNode;

class AmericanCommandTest extends CommandTest {
    private static final String CARD =
            """
            card "House" edition "demo"
            section "Runs"
            1: 111a 2222a 333a 44b 55b (run) X 25
            4: 1234a 1234b 333c DDDc (run) C 35
            section "Evens"
            1: 2222a 44b 66b 888c 888a X 30
            section "3-6-9"
            2: FF 369a 3333b 99999c X 40
            """;

    @TempDir private Path folder = Path.of("");
    private Path card = Path.of("");

    @BeforeEach
    void write_the_card() throws IOException {
        card = Files.writeString(folder.resolve("house.mjcard"), CARD);
    }

    private int american(Paper paper, String line) {
        String words = "american " + line + " --card " + card;
        return run(paper, words.split(" "));
    }

    @Test
    void the_charleston_names_three_tiles_to_pass() {
        assertThat(american(Paper.PLAIN, "11C222C3C4D5D5D9BNFJ --phase charleston")).isZero();
        Golden.check("american-charleston.txt", out.toString());
    }

    @Test
    void at_play_everything_seen_counts() {
        assertThat(
                        american(
                                Paper.plain(120),
                                "2222C33C4D4D5D9BF --exposed (1C1CJ) --discards 5D --discards west:8D"
                                        + " --others west:(9B9BJJ) --wall 60 --current evens-1"))
                .isZero();
        Golden.check("american-play.txt", out.toString());
    }

    @Test
    void a_terminal_shows_pictures_and_colours() {
        assertThat(american(Paper.terminal(80), "111C2222C33C44D5DJ")).isZero();
        Golden.check("american-terminal.txt", out.toString().replace('\u001B', '~'));
    }

    @ParameterizedTest
    @ValueSource(strings = {"source", "improved", "odds"})
    void json_holds_lines_tiles_and_strategy(String engine) {
        assertThat(american(Paper.PLAIN, "11C222C3C4D5D5D9BNFJE --json --engine " + engine))
                .isZero();
        JsonNode answer = JsonRow.JSON.readTree(out.toString());
        JsonNode best = answer.path("lines").get(0);
        assertThat(best.path("id").stringValue()).isEqualTo("runs-1");
        assertThat(best.path("points").intValue()).isEqualTo(25);
        assertThat(best.path("distance").intValue()).isEqualTo(4);
        assertThat(best.path("missing")).hasSize(4);
        assertThat(best.path("chance").doubleValue()).isBetween(0.01, 0.99);
        assertThat(best.path("value").doubleValue()).isPositive();
        assertThat(best.path("facts").path("tile_matching").path("total_variations").intValue())
                .isEqualTo(30);
        assertThat(answer.path("tiles")).hasSize(14);
        assertThat(
                        answer.path("tiles")
                                .valueStream()
                                .filter(tile ->
                                        tile.path("action").stringValue().equals("discard")))
                .hasSize(1);
        assertThat(answer.path("strategy").stringValue()).startsWith("Play for runs-1 (25 points)");
    }

    @Test
    void an_exchange_that_wins_is_printed_before_anything_else_to_do() {
        assertThat(american(Paper.PLAIN, "111C222C333C44D55D9B --others west:(9B9BJ) --wall 50"))
                .isZero();
        Golden.check("american-exchange.txt", out.toString());
    }

    @Test
    void a_hand_that_waits_is_told_what_for() {
        assertThat(american(Paper.PLAIN, "111C222C333C44D55D --wall 50")).isZero();
        Golden.check("american-waiting.txt", out.toString());
    }

    @Test
    void a_hopeless_hand_plays_defence() {
        assertThat(
                        american(
                                Paper.PLAIN,
                                "1B4B7B2C5C8C3D6D9DNESRJ --wall 10 --discards NNE --others"
                                        + " west:(9C9C9C)"))
                .isZero();
        Golden.check("american-defence.txt", out.toString());
    }

    @Test
    void some_lines_can_be_asked_for() {
        assertThat(american(Paper.PLAIN, "11C222C3C4D5D5D9BNFJ --json --lines evens-1,3-6-9-2"))
                .isZero();
        JsonNode answer = JsonRow.JSON.readTree(out.toString());
        assertThat(answer.path("lines").valueStream().map(line -> line.path("id").stringValue()))
                .containsExactlyInAnyOrder("evens-1", "3-6-9-2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "11C222C3C4D5D5D9BNFJEE       | the hand has 15 tiles; it needs 13, or 14 with the tile just drawn.",
                "11C222C                      | the hand has 5 tiles; it needs 13, or 14 with the tile just drawn.",
                "11111C222C4D5D5DNFJ          | there are 5 of 1C, but a set has only 4.",
                "3C4D5DNJJJJJJJJJ             | there are 9 of J, but a set has only 8.",
                "11C222C3C4D5D5D9BNF?         | American mahjong has no hidden tile.",
                "11C222C3C4D5D5D9BNFJ --wall x | wall: x is no number of tiles",
                "11C222C3C4D5D5D9BNFJ --wall 150 | the wall cannot hold 150 tiles",
                "11C222C3C4D5D5D9BNFJ --phase tea | there is no phase 'tea'; write charleston or play.",
                "11C222C3C4D5D5D9BNFJ --engine x | there is no engine 'x'",
                "11C222C3C4D5D5D9BNFJ --lines x  | has no line 'x'",
                "11C222C3C4D5D5D9BNFJ --current y-1 | has no line 'y-1'",
                "11C222C3C4D5D --exposed (1C2C3C) | is no exposure",
                "11C222C3C4D5D5D9BNFJ --others (1C1C1C) | say whose groups these are",
                "11C222C3C4D5D5D9BNFJ --others moon:(1C1C1C) | 'moon' is no seat",
                "11C222C3C4D5D5D9BNFJ --others west:(5B5B) | others, character 6: a meld has three tiles or more, and this one two.",
                "11C222C3C4D5D5D9BNFJ --others west:44d | others, character 6: a meld has three tiles or more, and this one two.",
                "11C222C3C4D5D5D9BNFJ --others west:(5B5B5B5B5B5B5B) | is no exposure: it has 7 tiles",
                "11C222C3C4D5D5D9BNFJ --others west:(5B5B6B) | is no exposure: its tiles are not equal",
                "11C222C3C4D5D5D9BNFJ --others west:(JJJ) | is no exposure: it has no tile but jokers",
                "11C222C3C4D5D5D9BNFJ --others west:{5B5B5B} | others: groups stand in round brackets",
                "11C222C3C4D5D5D9BNFJ --others west:(5B5B5B | others, character 13: ')' is missing; it closes the meld that character 6 opens.",
                "11C222C3C4D5D5D9BNFJ --wall 100 | the wall cannot hold 100 tiles: it is a number from 0 to 99, which the deal leaves.",
                "11C222C3C4D5D5D9BNFJ --phase charleston --wall 60 | the wall has 99 tiles in the Charleston, not 60",
                "22C3C4D5D5D9BNFJ --exposed (1C1CJ) --phase charleston | nothing lies exposed in the Charleston"
            })
    void a_bad_hand_gets_one_clear_sentence(String line, String complaint) {
        assertThat(american(Paper.PLAIN, line)).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        List<String> lines = err.toString().lines().toList();
        assertThat(lines.getFirst()).contains(complaint);
        // one sentence, or one with the text and a caret under what is wrong in it
        assertThat(lines.size()).isIn(1, 3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "11C222C3C4D5D5D9BNFJ --phase charleston",
                "11C222C3C4D5D5D9BNFJ --phase charleston --wall 99",
                "11C222C3C4D5D5D9BNFJ --phase charleston --passed 1B2B3B",
                "11C222C3C4D5D5D9BNNFJ --phase charleston",
                "11C222C3C4D5D5D9BNFJ"
            })
    void the_deal_leaves_ninety_nine_tiles_whoever_is_east(String line) {
        assertThat(american(Paper.PLAIN, line)).isZero();
        assertThat(out.toString()).contains(" tiles; 99 in the wall");
    }

    @Test
    void a_missing_card_is_named() {
        String words = "american 11C222C3C4D5D5D9BNFJ --card nowhere.mjcard";
        assertThat(run(words.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains("there is no file nowhere.mjcard.");
    }

    @Test
    void a_batch_answers_line_by_line() throws IOException {
        Path batch =
                Files.write(
                        folder.resolve("batch.jsonl"),
                        List.of(
                                "{\"id\": 1, \"hand\": \"11C222C3C4D5D5D9BNFJ\", \"phase\":"
                                        + " \"charleston\"}",
                                "{\"id\": 2, \"hand\": [\"1C\", \"joker\"]}",
                                "{\"id\": 3, \"hand\": \"2222C33C4D4D5D9B\", \"exposed\":"
                                        + " [\"(1C 1C J)\"], \"others\": {\"west\": [\"9B 9B J\"]},"
                                        + " \"discards\": [\"5D\"], \"wall\": 40, \"phase\":"
                                        + " \"gameplay\", \"lines\": [\"runs-1\"]}",
                                "{\"hand\": \"1C\", \"luck\": 7}",
                                "nonsense"));
        assertThat(american(Paper.PLAIN, "--batch " + batch)).isZero();
        List<JsonNode> answers =
                out.toString().lines().map(line -> JsonRow.JSON.readTree(line)).toList();
        assertThat(answers).hasSize(5);
        assertThat(answers.get(0).path("id").intValue()).isEqualTo(1);
        assertThat(answers.get(0).path("pass")).hasSize(3);
        assertThat(answers.get(1).path("error").stringValue()).isEqualTo("bad_hand");
        assertThat(answers.get(2).path("lines")).hasSize(1);
        assertThat(answers.get(2).path("wall").intValue()).isEqualTo(40);
        assertThat(answers.get(2).path("phase").stringValue()).isEqualTo("play");
        assertThat(answers.get(3).path("error").stringValue()).isEqualTo("unknown_field");
        assertThat(answers.get(4).path("error").stringValue()).isEqualTo("bad_json");
    }
}
