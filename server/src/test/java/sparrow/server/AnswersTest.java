package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.american.card.reader.SparrowCard;
import sparrow.answers.DataJson;
import sparrow.catalog.Catalog;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Given;
import sparrow.desk.Mahjong;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Questions about a hand over HTTP, the American ones above all: by which card, and how much of
/// it.
class AnswersTest {
    private static final String HAND = "11C222C3C4D5D5D9BNFJ";

    private static final String HOUSE =
            """
            card "House" edition "demo"
            section "Runs"
            1: 111a 2222a 333a 44b 55b (run) X 25
            section "Evens"
            1: 2222a 44b 66b 888c 888a X 30
            """;

    @TempDir private static Path data = Path.of("");
    private static Club club = Club.at(0);

    @BeforeAll
    static void open() {
        club = Club.open(data);
    }

    @AfterAll
    static void close() {
        club.close();
    }

    @ParameterizedTest
    @CsvSource({
        "riichi, 3467m24067p345s88s",
        "american, 11C222C3C4D5D5D9BNFJ",
        "filipino, 123456m78p777s1122z1p",
        "changchun, 123m456p789s1199m"
    })
    void every_game_has_an_analyser(String game, String hand) {
        Club.Reply reply = ask(game, question(hand));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        JsonNode listed = club.get("/api/v1/games").json().path("games");
        assertThat(
                        listed.valueStream()
                                .filter(each -> each.path("name").asString().equals(game))
                                .allMatch(each -> each.path("answers").asBoolean()))
                .isTrue();
    }

    /// A form offers the tiles of a preset; whatever somebody picks among them is answered.
    @ParameterizedTest
    @CsvSource({"riichi, 13", "filipino, 16", "changchun, 13", "american, 13"})
    void every_tile_that_a_preset_names_may_be_held(String game, int size) {
        JsonNode presets = game(game).path("presets");
        assertThat(presets.size()).isPositive();
        for (JsonNode preset : presets) {
            List<Tile> tiles =
                    Notation.COMPACT.readTiles(preset.path("tiles").asString()).orThrow();
            for (int i = 0; i < tiles.size(); i++) {
                List<Tile> hand = new ArrayList<>(List.of(tiles.get(i)));
                for (int j = 1; j < size; j++) {
                    hand.add(tiles.get((i + j) % tiles.size()));
                }
                ObjectNode question = question(Notation.COMPACT.write(hand));
                question.put("rules", preset.path("name").asString());
                Club.Reply reply = ask(game, question);
                assertThat(reply.status())
                        .as("%s, %s: %s", preset.path("name"), question, reply.text())
                        .isEqualTo(200);
            }
        }
    }

    /// Without rules a question is answered by the preset that a form shows first.
    @ParameterizedTest
    @CsvSource({
        "riichi, 123m456p789s1112z2z, 2z",
        "filipino, 1122335566m1199p777s, 7s",
        "changchun, 123m456p789s11199m, 9m"
    })
    void the_first_preset_is_the_one_meant(String game, String hand, String win) {
        String first = game(game).at("/presets/0/name").asString();
        ObjectNode question = question(hand).put(game.equals("riichi") ? "win_tile" : "win", win);
        String named = ask(game, question.deepCopy().put("rules", first)).text();
        assertThat(ask(game, question).text()).isEqualTo(named);
    }

    private static JsonNode game(String name) {
        return club.get("/api/v1/games")
                .json()
                .path("games")
                .valueStream()
                .filter(each -> each.path("name").asString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "sparrow"})
    void an_american_hand_is_answered_as_the_command_answers_it(String card) throws Refusal {
        Mahjong american = Catalog.game("american").orElseThrow();
        Given given =
                Given.of(american.fields())
                        .with("hand", HAND)
                        .with("discards", "5D")
                        .with("wall", "90")
                        .with("phase", "play");
        String expected = DataJson.text(american.answer(given).data());
        ObjectNode question = question(HAND);
        question.put("discards", "5D").put("wall", 90).put("phase", "play");
        if (!card.isEmpty()) {
            question.put("card", card);
        }
        assertThat(ask("american", question).text()).isEqualTo(expected);
    }

    @Test
    void a_card_may_stand_in_the_question() {
        JsonNode answer = ask("american", question(HAND).put("card", HOUSE)).json();
        assertThat(answer.path("lines").valueStream().map(line -> line.path("id").asString()))
                .containsExactlyInAnyOrder("runs-1", "evens-1");
        JsonNode whole = ask("american", question(HAND).put("card", SparrowCard.text())).json();
        assertThat(whole.path("lines").size() + whole.path("ruled_out").size())
                .isEqualTo(SparrowCard.card().lines().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    /etc/hostname          | there is no card of that name; write "sparrow", or the whole text of a card.
                    card "A"\\nsection "B"\\n1: 11a X 25\\n | the card, line 3, column
                    """)
    void a_bad_card_is_refused_in_one_sentence(String card, String sentence) {
        Club.Reply reply = ask("american", question(HAND).put("card", card.replace("\\n", "\n")));
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().path("error").asString()).isEqualTo("bad_card");
        assertThat(reply.json().path("message").asString()).startsWith(sentence);
        assertThat(reply.json().path("message").asString().lines()).hasSize(1);
    }

    @Test
    void a_hand_that_cannot_be_is_refused() {
        Club.Reply reply = ask("american", question("11111C222C4D5D5DNFJ"));
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().path("message").asString())
                .startsWith("there are 5 of 1C, but a set has only 4.");
    }

    @Test
    void a_question_is_bounded_in_size() {
        Club.Reply reply = ask("american", question(HAND).put("card", "#".repeat(70_000)));
        assertThat(reply.status()).isEqualTo(413);
    }

    @Test
    void a_game_without_an_analyser_is_named() {
        assertThat(ask("chess", question(HAND)).status()).isEqualTo(404);
    }

    private static ObjectNode question(String hand) {
        return Guest.JSON.createObjectNode().put("hand", hand);
    }

    private static Club.Reply ask(String game, ObjectNode question) {
        return club.post("/api/v1/answers/" + game, question.toString());
    }
}
