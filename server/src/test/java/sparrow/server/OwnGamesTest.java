package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// One's own games: found again, replayed and deleted by the secrets of their seats.
@Timeout(120)
final class OwnGamesTest {
    private static final String RECORDS = "/api/v1/records/";
    private static final String NONE = "Z".repeat(16);
    private static final String ONE_HAND =
            """
            {"game":"changchun","options":{"hands":"1"},"listed":%s,
             "settings":{"bot_delay_ms":"0","pause_ms":"0"},
             "seats":{"A":"person","B":"beginner","C":"beginner","D":"beginner"}}\
            """;
    private static final String FOR_TWO =
            """
            {"game":"changchun","listed":false,"settings":{"bot_delay_ms":"0","clocks":"never"},
             "seats":{"A":"person","B":"person","C":"beginner","D":"beginner"}}\
            """;

    @TempDir private Path data;
    private Club club = Club.at(0);
    private JsonNode made = Guest.JSON.createObjectNode();
    private String table = "";

    @BeforeEach
    void open() {
        club = Club.open(data);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void make(String body) {
        made = club.table(body);
        table = made.path("table").asString();
    }

    private String join(String name) {
        return club.join(table, name, "").path("token").asString();
    }

    /// A match that Ada has played to its end; her secret.
    private String finished(String body) {
        make(body);
        String token = join("Ada");
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            Playing.toTheEnd(ada, new Random(7));
        }
        return token;
    }

    private JsonNode own(String token) {
        Club.Reply reply =
                club.post(RECORDS + "own", "{\"seats\":{\"%s\":\"%s\"}}".formatted(table, token));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json().path("records");
    }

    @Test
    void a_record_that_is_not_listed_is_as_good_as_none_without_a_secret_of_its_table() {
        String token = finished(ONE_HAND.formatted("false"));
        for (String path : List.of("", "/file")) {
            Club.Reply none = club.get(RECORDS + NONE + path);
            assertThat(none.status()).isEqualTo(404);
            assertThat(club.get(RECORDS + table + path)).isEqualTo(none);
            assertThat(club.get(RECORDS + table + path, token.substring(1))).isEqualTo(none);
            assertThat(club.get(RECORDS + table + path, "")).isEqualTo(none);
            assertThat(club.get(RECORDS + table + path, token).status()).isEqualTo(200);
        }
        assertThat(club.get("/api/v1/records").json().path("records")).isEmpty();
        JsonNode record = club.get(RECORDS + table, token).json();
        assertThat(record.at("/players/A").asString()).isEqualTo("Ada");
        assertThat(record.path("hands")).hasSize(1);
    }

    @Test
    void whoever_was_invited_to_watch_may_replay() {
        finished(ONE_HAND.formatted("false"));
        String invitation = made.path("invitation").asString();
        assertThat(club.get(RECORDS + table, invitation).status()).isEqualTo(200);
        assertThat(own(invitation)).isEmpty();
    }

    @Test
    void own_games_are_found_by_the_secrets_of_their_seats() {
        String token = finished(ONE_HAND.formatted("false"));
        JsonNode line = own(token).get(0);
        assertThat(line.path("record").asString()).isEqualTo(table);
        assertThat(line.path("seat").asString()).isEqualTo("A");
        assertThat(line.path("phase").asString()).isEqualTo("over");
        assertThat(line.path("hands").asInt()).isEqualTo(1);
        assertThat(line.path("results")).hasSize(4);
        assertThat(line.path("finished").asString()).endsWith("Z");
        assertThat(own(token.substring(1))).isEmpty();
        assertThat(own("")).isEmpty();
    }

    @Test
    void a_match_that_goes_on_is_among_the_own_games_and_tells_nothing_of_its_tiles() {
        make(FOR_TWO);
        String token = join("Ada");
        JsonNode line = own(token).get(0);
        assertThat(line.path("phase").asString()).isEqualTo("waiting");
        assertThat(line.has("finished")).isFalse();
        assertThat(club.get(RECORDS + table, token).status()).isEqualTo(404);
        assertThat(delete(token).status()).isEqualTo(409);
        assertThat(own(token)).hasSize(1);
    }

    @Test
    void nobody_asks_for_too_many_games_at_once() {
        StringBuilder seats = new StringBuilder("\"x\":\"\"");
        for (int i = 0; i < 100; i++) {
            seats.append(",\"").append(i).append("\":\"\"");
        }
        assertThat(club.post(RECORDS + "own", "{\"seats\":{" + seats + "}}").status())
                .isEqualTo(400);
    }

    private Club.Reply delete(String secret) {
        return club.delete(RECORDS + table, secret);
    }

    @Test
    void a_game_that_one_played_alone_is_deleted_for_good() {
        String token = finished(ONE_HAND.formatted("true"));
        assertThat(delete(token.substring(1)).status()).isEqualTo(403);
        assertThat(delete(made.path("owner").asString()).status()).isEqualTo(403);
        assertThat(delete(token).status()).isEqualTo(200);
        assertThat(delete(token).status()).isEqualTo(404);
        assertThat(own(token)).isEmpty();
        assertThat(club.get("/api/v1/records").json().path("records")).isEmpty();
        assertThat(club.get("/api/v1/tables/" + table, token).status()).isEqualTo(404);
        club.close();
        club = Club.open(data);
        assertThat(club.get(RECORDS + table, token)).isEqualTo(club.get(RECORDS + NONE));
    }

    @Test
    void what_others_played_stays_theirs() {
        make(FOR_TWO);
        String adas = join("Ada");
        String bens = join("Ben");
        try (Guest ada = Guest.sit(club.port(), table, adas);
                Guest ben = Guest.sit(club.port(), table, bens)) {
            ada.next("pending");
            club.post("/api/v1/tables/" + table + "/close", "{}", made.path("owner").asString());
            ada.next("closed");
            ben.next("closed");
        }
        assertThat(own(adas).at("/0/phase").asString()).isEqualTo("closed");
        assertThat(delete(adas).status()).isEqualTo(200);
        assertThat(club.get(RECORDS + table, adas).status()).isEqualTo(404);
        assertThat(own(adas)).isEmpty();

        JsonNode record = club.get(RECORDS + table, bens).json();
        assertThat(record.at("/players/A").asString()).isEqualTo("Somebody");
        assertThat(record.at("/players/B").asString()).isEqualTo("Ben");
        assertThat(record.path("hands")).hasSize(1);
        assertThat(delete(bens).status()).isEqualTo(200);
        assertThat(club.get(RECORDS + table, made.path("invitation").asString()).status())
                .isEqualTo(404);
    }
}
