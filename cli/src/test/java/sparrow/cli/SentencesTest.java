package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sparrow.answers.Rows;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The same mistake gets the same sentence wherever tiles are read; rows are also the questions of
/// the HTTP API.
class SentencesTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final List<String> COMMANDS =
            Stream.concat(Stream.of("tiles"), Catalog.games().stream().map(Mahjong::name)).toList();

    private static Map<String, UnaryOperator<String>> rows() {
        Map<String, UnaryOperator<String>> rows = new LinkedHashMap<>();
        Catalog.games().forEach(game -> rows.put(game.name(), new Rows(game)::answer));
        return rows;
    }

    private static UnaryOperator<String> row(String game) {
        return Optional.ofNullable(rows().get(game)).orElseThrow();
    }

    private static String command(String... args) {
        Ran ran = Ran.of(args);
        assertThat(ran.code()).as(String.join(" ", args)).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        return ran.err();
    }

    private static String message(UnaryOperator<String> row, String field, String text) {
        String line = JSON.createObjectNode().put(field, text).toString();
        return JSON.readTree(row.apply(line)).path("message").asString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    123m45x789s         | 7  | 'x' is not a tile; write 123m456p, 1B 2C 3D or 🀇🀈🀉.
                    123m456p789s11#2z   | 15 | '#' is not a tile; write 123m456p, 1B 2C 3D or 🀇🀈🀉.
                    123m456p789s18z     | 14 | there is no such tile: honors are 1–7z: E S W N, white, green, red.
                    11C222C3C4D5D5D9BNFX | 20 | 'X' is not a tile; write 123m456p, 1B 2C 3D or 🀇🀈🀉.
                    123m456p789         | 9  | numbers without a suit: end them with m, p, s, z or f, as in 123m.
                    123m456p(789s       | 14 | ')' is missing; it closes the meld that character 9 opens.
                    123m456p789s)       | 13 | ')' closes a meld that was never opened.
                    123m456p(78s)       | 9  | a meld has three tiles or more, and this one two.
                    🀇🀈x              | 3  | 'x' is not a tile; write 123m456p, 1B 2C 3D or 🀇🀈🀉.
                    """)
    void a_text_that_cannot_be_read(String text, int at, String why) {
        String sentence = "character " + at + ": " + why;
        for (String command : COMMANDS) {
            assertThat(command(command, text).lines())
                    .as(command)
                    .containsExactly(
                            "sparrow: " + sentence, "  " + text, "  " + " ".repeat(at - 1) + "^");
        }
        rows().forEach((game, row) ->
                assertThat(message(row, "hand", text)).as(game).isEqualTo(sentence));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "11111m456p789s12z, 1m, 1C",
        "11111m, 1m, 1C",
        "456p789s12z(111m)11m, 1m, 1C",
        "33333z456p789s12m, 3z, W",
        "1111111111111111m, 1m, 1C"
    })
    void more_of_a_kind_than_there_are(String text, String tile, String american) {
        int count = text.contains("1111111111111111") ? 16 : 5;
        for (String command : COMMANDS) {
            String named = command.equals("american") ? american : tile;
            assertThat(command(command, text))
                    .as(command)
                    .isEqualToIgnoringNewLines(
                            "sparrow: there are "
                                    + count
                                    + " of "
                                    + named
                                    + ", but a set has only 4.");
        }
        if (!text.contains("(")) {
            rows().forEach((game, row) ->
                    assertThat(message(row, "hand", text))
                            .as(game)
                            .isEqualTo(
                                    "there are "
                                            + count
                                            + " of "
                                            + (game.equals("american") ? american : tile)
                                            + ", but a set has only 4."));
        }
    }

    @Test
    void no_tiles_at_all() {
        String sentence = "there are no tiles; write some, such as 123m456p.";
        for (String command : COMMANDS) {
            assertThat(command(command, " ")).as(command).contains(sentence);
        }
        rows().forEach((game, row) ->
                assertThat(message(row, "hand", "")).as(game).isEqualTo(sentence));
    }

    @ParameterizedTest
    @CsvSource({
        "riichi, 13, 14",
        "changchun, 13, 14",
        "hongkong, 13, 14",
        "american, 13, 14",
        "filipino, 16, 17"
    })
    void too_few_tiles(String game, int needed, int full) {
        String sentence =
                "the hand has 5 tiles; it needs "
                        + needed
                        + ", or "
                        + full
                        + " with the tile just drawn.";
        assertThat(command(game, "12345m")).contains(sentence);
        assertThat(message(row(game), "hand", "12345m")).isEqualTo(sentence);
    }

    @Test
    void tiles_in_other_places() {
        String misread = "visible, character 2: 'x' is not a tile";
        String many = "win, one tile belongs here, such as 5p, not '12p'.";
        String melds = "visible, character 1: no melds belong here, only tiles.";
        for (String game : List.of("riichi", "filipino", "changchun", "hongkong")) {
            String hand = game.equals("filipino") ? "123m456p789s11223344z" : "123m456p789s11223z";
            assertThat(command(game, hand, "--visible", "1x")).startsWith("sparrow: " + misread);
            assertThat(command(game, hand, "--visible", "(123m)")).startsWith("sparrow: " + melds);
            assertThat(command(game, hand, "--win", "12p")).startsWith("sparrow: " + many);
            UnaryOperator<String> row = row(game);
            JsonNode answer =
                    JSON.readTree(row.apply("{\"hand\":\"" + hand + "\",\"visible\":\"1x\"}"));
            assertThat(answer.path("message").asString()).startsWith(misread);
        }
    }

    @Test
    void fields_that_no_question_has() {
        List<String> sentences = new ArrayList<>();
        rows().forEach((_, row) -> {
            String line = "{\"id\":1,\"hnd\":\"1m\",\"source\":\"here\",\"expect\":{}}";
            sentences.add(JSON.readTree(row.apply(line)).path("message").asString());
        });
        assertThat(sentences)
                .hasSize(Catalog.games().size())
                .containsOnly("there is no field \"hnd\"; the nearest is \"hand\".");
    }

    /// An answer sent back as a question is answered again.
    @ParameterizedTest
    @CsvSource({
        "riichi, 123m456p789s11223z",
        "riichi, 123m456p789s1122z",
        "filipino, 123456m78p777s1122z1p",
        "changchun, 123m456p789s1199m",
        "hongkong, 123p456p88p1177z25s",
        "american, 11C222C3C4D5D5D9BNFJ"
    })
    void an_answer_may_be_carried_along(String game, String hand) {
        UnaryOperator<String> row = row(game);
        String question = "{\"hand\":\"" + hand + "\"";
        String answer = row.apply(question + "}");
        assertThat(row.apply(question + "," + answer.substring(1))).isEqualTo(answer);
    }

    @Test
    void capitals_are_suits() {
        Ran ran = Ran.of("riichi", "123M406P789S1122Z");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).startsWith("123m406p789s1122z  ready");
    }
}
