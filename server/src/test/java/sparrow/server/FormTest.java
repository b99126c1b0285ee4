package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sparrow.catalog.Catalog;
import sparrow.core.table.RuleSet;
import sparrow.desk.Field;
import sparrow.desk.Mahjong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The form of the analyser: described for every game, understood in every field, and written down
/// for a seat at a table.
@Timeout(300)
final class FormTest {
    /// What a form is refused with whose field is not known, or cannot hold such a thing.
    private static final List<String> MISUNDERSTOOD = List.of("unknown_field", "bad_json");

    private static final int CHOICES = 25;

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

    static Stream<String> games() {
        return Catalog.games().stream().map(Mahjong::name);
    }

    private static JsonNode described(String game) {
        return club.get("/api/v1/games")
                .json()
                .path("games")
                .valueStream()
                .filter(each -> each.path("name").asString().equals(game))
                .findFirst()
                .orElseThrow();
    }

    private static Club.Reply ask(String game, JsonNode form) {
        return club.post("/api/v1/answers/" + game + "/sheet", form.toString());
    }

    private static ObjectNode form(String hand) {
        return Guest.JSON.createObjectNode().put("hand", hand);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_field_that_a_command_has_is_sent(String name) {
        Mahjong game = Catalog.game(name).orElseThrow();
        List<Field> fields =
                game.fields().stream().filter(each -> each.scope() != Field.Scope.SHOWN).toList();
        JsonNode sent = described(name).path("fields");
        assertThat(sent.valueStream().map(each -> each.path("name").asString()))
                .containsExactlyElementsOf(fields.stream().map(Field::name).toList());
        for (JsonNode field : sent) {
            assertThat(field.path("meaning").asString()).isNotBlank();
            assertThat(field.path("key").asString()).matches("[a-z_]+");
            assertThat(field.path("group").asString())
                    .isIn("hand", "situation", "more", "table", "rules", "level");
        }
        assertThat(values(sent, Field.LEVEL)).contains(game.strongest().name());
        assertThat(values(sent, Field.RULES))
                .containsExactlyElementsOf(game.presets().stream().map(RuleSet::key).toList());
    }

    private static List<String> values(JsonNode fields, String name) {
        return fields.valueStream()
                .filter(each -> each.path("name").asString().equals(name))
                .flatMap(each -> each.path("values").valueStream().map(JsonNode::asString))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_example_of_a_game_is_answered_with_a_sheet(String game) {
        String example = described(game).path("example").asString();
        Club.Reply reply = ask(game, form(example));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        assertThat(reply.json().path("sheet").size()).isPositive();
        assertThat(reply.json().path("answer").isObject()).isTrue();
    }

    /// Whatever a field says may be refused, but not because nobody knows the field.
    @ParameterizedTest
    @MethodSource("games")
    void every_field_is_understood(String game) {
        JsonNode described = described(game);
        String example = described.path("example").asString();
        for (JsonNode field : described.path("fields")) {
            ObjectNode form = form(example);
            fill(field, form);
            Club.Reply reply = ask(game, form);
            assertThat(reply.status()).as("%s: %s", form, reply.text()).isIn(200, 400);
            assertThat(reply.json().path("error").asString(""))
                    .as("%s: %s", form, reply.text())
                    .isNotIn(MISUNDERSTOOD);
            assertThat(reply.json().path("message").asString(""))
                    .as("%s: %s", form, reply.text())
                    .doesNotContain("must be");
        }
    }

    private static void fill(JsonNode field, ObjectNode form) {
        String name = field.path("name").asString();
        String word = field.path("values").path(0).asString("1");
        switch (field.path("kind").asString()) {
            case "flag" -> form.put(name, true);
            case "number" -> form.put(name, 3);
            case "texts" -> form.putArray(name).add("left:1m");
            case "changes" -> form.putArray(name).add("no_such_rule=1");
            case "word", "document" -> form.put(name, word);
            case "tile", "tiles", "melds" -> {
                if (!name.equals(Field.HAND)) {
                    form.put(name, "1m");
                }
            }
            default -> throw new AssertionError(field.toString());
        }
    }

    @Test
    void a_field_that_no_form_has_is_refused() {
        Club.Reply reply = ask("riichi", form("123m456p789s1122z").put("seet_wind", "E"));
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().path("message").asString()).contains("\"seat_wind\"");
    }

    /// A form means what it means when it is typed after the command.
    @Test
    void a_complete_hand_is_scored_on_its_last_tile() {
        JsonNode told = ask("riichi", form("123m456p789s11122z")).json();
        assertThat(told.path("answer").path("han").asInt()).isEqualTo(2);
    }

    /// At every choice the seat is told what the level of the bots would do, and the analyser says
    /// the same to the question that goes with it.
    @ParameterizedTest
    @MethodSource("games")
    void a_seat_is_told_by_its_view_what_the_analyser_says_to_its_question(String game) {
        JsonNode made =
                club.table(
                        """
                        {"game":"%s","settings":{"bot_delay_ms":"0","human_grace_ms":"0","assist":"yes"},
                         "seats":{"A":"person","B":"beginner","C":"beginner","D":"beginner"}}\
                        """
                                .formatted(game));
        String table = made.path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        Random random = new Random(7);
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            for (int choices = 0; choices < CHOICES; ) {
                JsonNode message = ada.any();
                switch (message.path("type").asString()) {
                    case "choice" -> {
                        compare(game, table, token, message);
                        Playing.choose(ada, message, random);
                        choices++;
                    }
                    case "pause" -> ada.say("{\"type\":\"ready\"}");
                    case "refused", "trouble", "gone", "over" ->
                            throw new AssertionError(message.toString());
                    default -> {}
                }
            }
        }
    }

    private static void compare(String game, String table, String token, JsonNode choice) {
        Club.Reply told =
                club.post("/api/v1/tables/" + table + "/answer", "{\"level\":\"beginner\"}", token);
        assertThat(told.status()).as(told.text()).isEqualTo(200);
        JsonNode seat = told.json();
        assertThat(seat.path("decision").asInt()).isEqualTo(choice.path("decision").asInt());
        assertThat(seat.path("sheet").size()).isPositive();
        ObjectNode question = ((ObjectNode) seat.path("question")).put("level", "beginner");
        Club.Reply typed = ask(game, question);
        assertThat(typed.status()).as("%s: %s", question, typed.text()).isEqualTo(200);
        JsonNode ranking = typed.json().path("answer").path("ranking");
        if (!ranking.isMissingNode()) {
            assertThat(ranking.path(0).path("action"))
                    .as("%s", question)
                    .isEqualTo(seat.path("answer").path("ranking").path(0).path("action"));
        }
    }

    @Test
    void nobody_is_told_about_the_seat_of_another() {
        String table = club.table("{\"game\":\"riichi\"}").path("table").asString();
        Club.Reply reply =
                club.post(
                        "/api/v1/tables/" + table + "/answer",
                        "{\"level\":\"beginner\"}",
                        "x".repeat(43));
        assertThat(reply.status()).isIn(403, 409);
        assertThat(reply.json().has("answer")).isFalse();
    }
}
