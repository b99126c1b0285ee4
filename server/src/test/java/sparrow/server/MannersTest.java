package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// How a table treats people: claim windows, clocks, covered choices, hints.
@Timeout(120)
final class MannersTest {
    @TempDir private Path data;
    private Club club = Club.at(0);

    @BeforeEach
    void open() {
        club = Club.open(data);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private List<Guest> seated(String body, int people) {
        String table = club.table(body).path("table").asString();
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < people; i++) {
            tokens.add(club.join(table, "Person " + i, "").path("token").asString());
        }
        return tokens.stream().map(token -> Guest.sit(club.port(), table, token)).toList();
    }

    private static void discard(Guest guest) {
        JsonNode choice = guest.next("choice");
        guest.answer(choice, choice.path("fallback").asInt());
    }

    /// Everybody is asked, if only to pass, and the window closes early when all have passed.
    @Test
    void a_claim_window_closes_early_only_when_everybody_passes() {
        List<Guest> people = seated(Tables.ofPeople("riichi", 600_000), 4);
        discard(people.getFirst());
        for (Guest guest : people.subList(1, 4)) {
            JsonNode choice = guest.next("choice");
            assertThat(choice.at("/options/0/action").asString()).isNotEmpty();
            assertThat(choice.at("/clock/left").asInt()).isGreaterThan(500_000);
            guest.answer(choice, choice.path("fallback").asInt());
            guest.next("answered");
        }
        assertThat(people.get(1).next("choice").at("/clock/bank").asInt()).isEqualTo(60_000);
        people.forEach(Guest::close);
    }

    @Test
    void a_claim_window_ends_by_itself() {
        List<Guest> people = seated(Tables.ofPeople("riichi", 700), 4);
        discard(people.getFirst());
        long began = System.nanoTime();
        JsonNode drew =
                people.get(3)
                        .next(message ->
                                message.toString().contains("\"event\":\"drew\",\"seat\":\"B\""));
        assertThat(drew.path("from").asInt()).isPositive();
        assertThat((System.nanoTime() - began) / 1e6).isBetween(500.0, 10_000.0);
        assertThat(people.get(2).next("played").path("why").asString()).isEqualTo("time");
        people.forEach(Guest::close);
    }

    @Test
    void a_turn_that_takes_too_long_is_played_by_the_table() {
        String body =
                """
                {"game":"riichi","settings":{"clocks":"always","turn_ms":"1000","bank_ms":"0",
                                             "bot_delay_ms":"0"}}\
                """;
        Guest ada = seated(body, 1).getFirst();
        JsonNode choice = ada.next("choice");
        assertThat(choice.at("/clock/bank").asInt()).isZero();
        JsonNode played = ada.next("played");
        assertThat(played.path("decision")).isEqualTo(choice.path("decision"));
        ada.answer(choice, 0);
        assertThat(ada.next("refused").path("error").asString()).isEqualTo("stale");
        ada.close();
    }

    @Test
    void a_covered_choice_shows_nothing_until_it_is_uncovered() {
        String body =
                """
                {"game":"filipino","settings":{"bot_delay_ms":"0","claim_window_ms":"60000"}}\
                """;
        Guest ada = seated(body, 1).getFirst();
        JsonNode covered =
                ada.next(message -> {
                    if (message.path("kind").asString().equals("one")) {
                        ada.answer(message, message.path("fallback").asInt());
                    } else if (message.path("type").asString().equals("pause")) {
                        ada.say("{\"type\":\"ready\"}"); // nothing to claim in that hand
                    }
                    return message.path("kind").asString().equals("covered");
                });
        assertThat(covered.has("options")).isFalse();
        int decision = covered.path("decision").asInt();
        ada.say("{\"type\":\"uncover\",\"decision\":" + decision + "}");
        JsonNode open = ada.next("choice");
        assertThat(open.path("decision").asInt()).isEqualTo(decision);
        assertThat(open.path("options").toString()).contains("\"pass\"");
        ada.close();
    }

    @Test
    void hints_come_with_numbers_and_reasons_and_only_on_the_own_choice() {
        Guest ada = seated(Tables.alone("riichi"), 1).getFirst();
        JsonNode choice = ada.next("choice");
        int decision = choice.path("decision").asInt();
        String advise = "{\"type\":\"advise\",\"decision\":%d,\"level\":\"%s\"}";
        ada.say(advise.formatted(decision, "intermediate"));
        JsonNode advice = ada.next("advice");
        int best = advice.at("/ranking/0/option").asInt();
        assertThat(choice.at("/options/" + best + "/text"))
                .isEqualTo(advice.at("/ranking/0/action/text"));
        assertThat(advice.at("/ranking/0/reasons/0/sentence").asString()).isNotEmpty();
        ada.say(advise.formatted(decision + 1, "intermediate"));
        assertThat(ada.next("refused").path("error").asString()).isEqualTo("stale");
        ada.close();
    }

    @Test
    void a_replay_shows_a_hand_as_a_seat_saw_it() {
        String events =
                """
                [{"event":"started","variant":"riichi","edition":1,"hand":0,"dealer":"A","rules":{},
                  "tally":{},"points":{"A":0,"B":0,"C":0,"D":0},"pot":0},
                 {"event":"wall","tiles":"123m","rolls":[4]},
                 {"event":"dealt","seat":"A","tiles":"1m"},
                 {"event":"dealt","seat":"B","tiles":"2m"}]\
                """;
        JsonNode seen =
                club.post("/api/v1/replay/seen", "{\"events\":" + events + ",\"seat\":\"B\"}")
                        .json()
                        .path("events");
        assertThat(seen.at("/1/tiles").asString()).isEqualTo("???");
        assertThat(seen.at("/2/tiles").asString()).isEqualTo("?");
        assertThat(seen.at("/3/tiles").asString()).isEqualTo("2m");
        Club.Reply nothing = club.post("/api/v1/replay/seen", "{\"events\":[],\"seat\":\"B\"}");
        assertThat(nothing.status()).isEqualTo(400);
    }

    @Test
    void a_replay_tells_where_one_could_choose_and_what_was_advised() {
        String body =
                """
                {"game":"changchun","options":{"hands":"1"},
                 "settings":{"bot_delay_ms":"0"},
                 "seats":{"A":"beginner","B":"beginner","C":"beginner","D":"beginner"}}\
                """;
        String table = club.table(body).path("table").asString();
        try (Guest watcher = Guest.watch(club.port(), table)) {
            watcher.next("over");
        }
        Club.Reply record = club.get("/api/v1/records/" + table);
        assertThat(record.status()).as(record.text()).isEqualTo(200);
        JsonNode hand = record.json().at("/hands/0");
        String asked =
                "{\"events\":%s,\"seat\":\"" + firstToDiscard(hand) + "\",\"level\":\"beginner\"}";
        JsonNode choices =
                club.post("/api/v1/replay/choices", asked.formatted(hand)).json().path("choices");
        assertThat(choices.size()).as(hand.toString()).isPositive();
        int after = choices.get(0).path("after").asInt();
        List<JsonNode> before = new ArrayList<>();
        hand.forEach(event -> {
            if (before.size() < after) {
                before.add(event);
            }
        });
        JsonNode advice = club.post("/api/v1/replay/advice", asked.formatted(before)).json();
        assertThat(advice.path("choice")).isEqualTo(choices.get(0).path("choice"));
        assertThat(advice.at("/ranking/0/reasons").isArray()).isTrue();
        Club.Reply nothing = club.post("/api/v1/replay/advice", asked.formatted("[]"));
        assertThat(nothing.status()).isEqualTo(400);
        assertThat(nothing.json().path("message").asString()).endsWith(".");
    }

    @Test
    void a_file_is_reviewed_hand_by_hand() throws IOException {
        String log = Files.readString(Path.of("..", "web", "src", "test", "logs", "riichi.jsonl"));
        JsonNode review = club.post("/api/v1/review?seat=B&hand=1", log).json();
        assertThat(review.path("review").asInt()).isEqualTo(1);
        assertThat(review.path("first").asInt()).isEqualTo(1);
        assertThat(review.path("hands").size()).isEqualTo(1);
        assertThat(review.path("choices").findValuesAsString("seat")).containsOnly("B");
        for (String wrong : List.of("hand=9", "hand=x", "level=beginner", "seat=X")) {
            Club.Reply refused = club.post("/api/v1/review?" + wrong, log);
            assertThat(refused.status()).as(wrong).isEqualTo(400);
            assertThat(refused.json().path("message").asString()).endsWith(".");
        }
        assertThat(club.post("/api/v1/review?hand=1", log + log).status()).isEqualTo(400);
        assertThat(club.post("/api/v1/review?seat=B&hand=1&record=2", log + log).json())
                .isEqualTo(review);
        assertThat(club.post("/api/v1/review", "rubbish").status()).isEqualTo(400);
        assertThat(club.get("/api/v1/records/NONE/review").status()).isEqualTo(404);
    }

    /// Whoever discarded had a choice; a hand may be over before every seat has had one.
    private static String firstToDiscard(JsonNode hand) {
        return hand.valueStream()
                .filter(event -> event.path("event").asString().equals("discarded"))
                .findFirst()
                .map(event -> event.path("seat").asString())
                .orElse("A");
    }

    @Test
    void a_card_is_checked_as_it_is_typed() {
        JsonNode cards = club.get("/api/v1/cards").json();
        String text = Guest.JSON.writeValueAsString(cards.at("/cards/0/text").asString());
        JsonNode good = club.post("/api/v1/cards/check", "{\"text\":" + text + "}").json();
        assertThat(good.path("ok").asBoolean()).isTrue();
        JsonNode bad = club.post("/api/v1/cards/check", "{\"text\":\"rubbish\"}").json();
        assertThat(bad.path("ok").asBoolean()).isFalse();
        assertThat(bad.at("/problems/0/line").asInt()).isPositive();
        assertThat(bad.at("/problems/0/remedy").asString()).isNotEmpty();
    }

    @Test
    void what_the_commands_tell_of_a_card_the_server_tells_too() {
        JsonNode listed = club.post("/api/v1/cards/list", "{}").json();
        assertThat(listed.path("lines")).hasSizeGreaterThan(50);
        assertThat(listed.has("variations")).isFalse();
        JsonNode shown = club.post("/api/v1/cards/show", "{\"line\":[\"evens-1\"]}").json();
        assertThat(shown.at("/lines/0/id").asString()).isEqualTo("evens-1");
        assertThat(shown.at("/lines/0/variations").asInt())
                .isEqualTo(shown.path("variations").size());
        for (String wrong : List.of("{\"text\":\"rubbish\"}", "{\"text\":5}", "{\"ascii\":true}")) {
            assertThat(club.post("/api/v1/cards/export", wrong).status()).isEqualTo(400);
        }
        assertThat(club.post("/api/v1/cards/lab", "{}").status()).isEqualTo(404);
    }
}
