package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.testkit.Golden;

class RiichiCommandTest extends CommandTest {
    @Test
    void a_hand_waiting_for_a_fifth_tile_is_one_away() {
        assertThat(run(Paper.PLAIN, "riichi", "1112223334444z", "--shanten")).isZero();
        Golden.check("riichi-shanten.txt", out.toString());
    }

    @Test
    void discards_are_listed_best_first() {
        assertThat(run(Paper.PLAIN, "riichi", "123m406p79s11223z4m", "--ukeire")).isZero();
        Golden.check("riichi-discards.txt", out.toString());
    }

    @Test
    void a_terminal_shows_pictures_and_colours() {
        assertThat(
                        run(
                                Paper.terminal(80),
                                "riichi",
                                "34m456p22z(888s)[1111z]",
                                "--visible",
                                "2m5m"))
                .isZero();
        Golden.check("riichi-terminal.txt", out.toString().replace('\u001B', '~'));
    }

    @Test
    void ascii_means_no_pictures() {
        assertThat(run(Paper.colourless(80), "riichi", "123m456p789s1122z", "--ukeire", "--ascii"))
                .isZero();
        assertThat(out.toString().chars()).allMatch(c -> c < 128);
    }

    @Test
    void json_answers_as_a_batch_does() {
        assertThat(
                        run(
                                Paper.PLAIN,
                                "riichi",
                                "34m456p22z(888s)[1111z]",
                                "--visible",
                                "2m5m",
                                "--json"))
                .isZero();
        assertThat(out)
                .hasToString(
                        """
                        {"shanten":0,"shanten_normal":0,"shanten_kokushi":null,"shanten_chiitoi":null,\
                        "shanten_yaku":0,"accept":["2m:3","5m:3"],"count":6,"advice":{"improvements":[],\
                        "draws":{"2m":{"left":3,"tsumo":6000,"ron":5800},"5m":{"left":3,"tsumo":6000,"ron":5800}},\
                        "yaku_in_reach":[{"yaku":"Seat wind","shanten":0,"of":"111z"},\
                        {"yaku":"Round wind","shanten":0,"of":"111z"},{"yaku":"Haku","shanten":2,"of":"555z"},\
                        {"yaku":"Hatsu","shanten":2,"of":"666z"},{"yaku":"Chun","shanten":2,"of":"777z"},\
                        {"yaku":"Toitoi","shanten":3,"of":""},{"yaku":"San Ankou","shanten":3,"of":""},\
                        {"yaku":"Sanshoku Doukou","shanten":5,"of":"888"},\
                        {"yaku":"Honitsu","shanten":5,"of":"s"}],"warnings":[]}}
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123m456p789s112z         | the hand has 12 tiles; it needs 13, or 14 with the tile just drawn.",
                "11111m456p789s12z        | there are 5 of 1m, but a set has only 4.",
                "123m456p789s112z1f       | Riichi has no plum (flower 1).",
                "123m456p7z(135m)(777s)   | (135m) is no run, triplet or kan.",
                "123m456p789s112x         | character 16: 'x' is not a tile"
            })
    void a_bad_hand_gets_one_sentence_and_exit_code_2(String hand, String sentence) {
        assertThat(run(Paper.PLAIN, "riichi", hand, "--shanten")).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: " + sentence);
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "riichi",
        "riichi --batch no-such-file",
        "riichi 1m --batch -",
        "riichi 1m --visible (123m)"
    })
    void a_question_that_makes_no_sense_has_exit_code_2(String line) {
        assertThat(run(Paper.PLAIN, line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("sparrow: ");
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "123m456p789s1122z         | ready              | wait ",
                "123m456p78s11223z         | 1 tile from ready  | draw ",
                "456p789s1122z(123m)       | ready              | wait ",
                "19m456p789s1122z1p --players 3 | 2 tiles from ready | draw ",
                "123m456p789s11223z        | ready              | discard ",
                "456p789s11223z(123m)      | ready              | discard "
            })
    void a_hand_that_is_not_won_gets_advice_unasked(String line, String far, String table) {
        assertThat(run(Paper.PLAIN, ("riichi " + line).split(" "))).as(err.toString()).isZero();
        assertThat(out.toString()).contains("  " + far).contains("\n" + table);
        out.getBuffer().setLength(0);
        assertThat(run(Paper.PLAIN, ("riichi " + line + " --json").split(" "))).isZero();
        assertThat(out.toString()).contains("\"advice\":{");
    }

    @Test
    void thirteen_tiles_are_told_what_each_draw_brings() {
        for (String hand :
                List.of("123m456p789s1122z", "123m456p78s11223z", "23m456p678s55z(345m)")) {
            assertThat(run(Paper.PLAIN, "riichi", hand)).isZero();
        }
        Golden.check("riichi-thirteen.txt", out.toString());
    }

    @Test
    void a_batch_answers_every_line_in_order(@TempDir Path folder) throws IOException {
        Path rows = folder.resolve("rows.jsonl");
        Files.write(
                rows,
                List.of(
                        "{\"id\":1,\"hand\":\"123m456p789s1122z\"}",
                        "not json",
                        "",
                        "[]",
                        "{\"id\":[2],\"hand\":\"123m456p789s112z\"}",
                        "{\"id\":\"a\",\"hand\":\"12345m\",\"melds\":[\"(777z)\",\"666z\",{\"type\":\"ankan\",\"tiles\":\"5555z\"}]}",
                        "{\"id\":4,\"hand\":\"123m456p789s1122z\",\"visible\":[\"1z\",\"2z2z\"]}",
                        "{\"id\":5,\"hand\":\"123m456p789s1122z\",\"visible\":\"11111111111111111111m\"}",
                        "{\"id\":6,\"hand\":\"123m456p789s1122z\",\"win_tile\":\"1z\"}",
                        "{\"id\":7,\"hand\":12}",
                        "{\"id\":8,\"hand\":\"123m456p1122z\",\"melds\":[{\"type\":\"pon\",\"tiles\":\"123s\"}]}",
                        "{\"id\":9,\"id\":9}",
                        "{\"id\":10,\"hand\":\"" + "1m".repeat(60_000) + "\"}",
                        "{\"id\":11,\"hand\":\"0m19m19p19s123456z5m\"}"));
        assertThat(run(Paper.PLAIN, "riichi", "--batch", rows.toString())).isZero();
        Golden.check("riichi-batch.txt", out.toString());
    }
}
