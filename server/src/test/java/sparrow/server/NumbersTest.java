package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.core.tile.Seat;
import sparrow.server.fair.FairRound;
import sparrow.server.fair.Token;
import tools.jackson.databind.JsonNode;

/// The numbers of all seats before a match: committed to before any is revealed, so that neither
/// the server nor the last to join can choose the walls.
@Timeout(120)
final class NumbersTest {
    private static final String TWO =
            """
            {"game":"riichi","settings":{"bot_delay_ms":"0","away_ms":"0"},
             "seats":{"A":"person","B":"person","C":"beginner","D":"beginner"}}\
            """;

    @TempDir private Path data;
    private Club club = Club.at(0);
    private String table = "";
    private String owner = "";

    @BeforeEach
    void open() {
        club = Club.open(data);
    }

    @AfterEach
    void close() {
        club.close();
    }

    /// Somebody at the table who commits and reveals only when told to.
    private final class Person implements AutoCloseable {
        private final Seat seat;
        private final String token;
        private Guest guest;

        Person(String name) {
            JsonNode joined = club.join(table, name, "");
            seat = Seat.valueOf(joined.path("seat").asString());
            token = joined.path("token").asString();
            guest = connected();
        }

        private Guest connected() {
            Guest connected = Guest.connect(club.port(), table);
            connected.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
            connected.next("welcome");
            return connected;
        }

        void comeBack() {
            guest = connected();
        }

        String nonce(int round) {
            return Token.hash(seat + " " + round);
        }

        String commitment(int round) {
            return FairRound.commitment(table, round, seat, nonce(round));
        }

        void commit(int round) {
            say("commit", round, "commitment", commitment(round));
            guest.next(message -> fair(message).path("commitments").has(seat.name()));
        }

        void reveal(int round) {
            say("reveal", round, "nonce", nonce(round));
        }

        void say(String type, int round, String name, String value) {
            guest.say(
                    "{\"type\":\"%s\",\"round\":%d,\"%s\":\"%s\"}"
                            .formatted(type, round, name, value));
        }

        String refused() {
            return guest.next("refused").path("error").asString();
        }

        @Override
        public void close() {
            guest.close();
        }
    }

    private static JsonNode fair(JsonNode message) {
        return message.path("state").path("fair");
    }

    private JsonNode state() {
        return club.get("/api/v1/tables/" + table).json();
    }

    private JsonNode make(String body) {
        JsonNode made = club.table(body);
        table = made.path("table").asString();
        owner = made.path("owner").asString();
        return made.path("state").path("fair");
    }

    private List<String> awaited() {
        List<String> seats = new ArrayList<>();
        state().path("fair").path("awaited").forEach(seat -> seats.add(seat.asString()));
        return seats;
    }

    @Test
    void the_server_and_its_bots_commit_first_and_nobody_is_told_a_number_before_all_have() {
        JsonNode made = make(TWO);
        assertThat(made.path("commitment").asString()).hasSize(64);
        assertThat(made.path("commitments").propertyNames()).containsExactly("C", "D");
        try (Person ada = new Person("Ada");
                Person ben = new Person("Ben")) {
            ada.commit(1);
            assertThat(awaited()).containsExactly("B");
            ada.reveal(1);
            assertThat(ada.refused()).as("Ben could still choose").isEqualTo("too early");
            ben.commit(1);
            assertThat(awaited()).containsExactly("A", "B");
            ada.reveal(1);
            JsonNode told = ben.guest.next(message -> fair(message).path("revealed").size() == 1);
            assertThat(told.toString()).as("Ben is told no number").doesNotContain(ada.nonce(1));
            assertThat(told.toString()).doesNotContain("\"nonces\"").doesNotContain("\"seed\"");
            assertThat(awaited()).containsExactly("B");
            ben.say("reveal", 1, "nonce", Token.hash("better"));
            assertThat(ben.refused()).as("not the number committed to").isEqualTo("unreadable");
            ben.say("commit", 1, "commitment", Token.hash("better"));
            assertThat(ben.refused()).isEqualTo("committed already");
            ben.reveal(1);
            JsonNode begun = ben.guest.next(message -> fair(message).has("nonces"));
            assertThat(fair(begun).path("commitment")).isEqualTo(made.path("commitment"));
            assertThat(fair(begun).path("commitments").path("C"))
                    .isEqualTo(made.path("commitments").path("C"));
            assertThat(fair(begun).path("nonces").path("A").asString()).isEqualTo(ada.nonce(1));
            assertThat(begun.toString()).doesNotContain("\"seed\"");
            assertThat(ben.guest.next("events").at("/events/1/event").asString()).isEqualTo("wall");
        }
    }

    @Test
    void what_was_said_already_may_be_said_again() {
        make(TWO);
        try (Person ada = new Person("Ada");
                Person ben = new Person("Ben")) {
            ada.commit(1);
            ada.say("commit", 1, "commitment", ada.commitment(1));
            ben.commit(1);
            ada.reveal(1);
            ada.reveal(1);
            ben.reveal(1);
            ada.guest.next("choice");
            ada.reveal(1);
            ada.say("ping", 1, "x", "y");
            assertThat(ada.guest.heard()).noneMatch(text -> text.contains("\"refused\""));
        }
    }

    @Test
    void a_table_remembers_every_step_over_a_restart() {
        JsonNode made = make(TWO);
        Person ada = new Person("Ada");
        Person ben = new Person("Ben");
        restart();
        ada.comeBack();
        ada.commit(1);
        restart();
        ben.comeBack();
        assertThat(state().at("/fair/commitments/A").asString()).isEqualTo(ada.commitment(1));
        ben.commit(1);
        restart();
        ada.comeBack();
        ada.reveal(1);
        ada.guest.next(message -> fair(message).path("revealed").size() == 1);
        restart();
        assertThat(awaited()).containsExactly("B");
        ben.comeBack();
        ben.reveal(1);
        JsonNode begun = ben.guest.next(message -> fair(message).has("nonces"));
        assertThat(fair(begun).path("commitment")).isEqualTo(made.path("commitment"));
        assertThat(fair(begun).path("round").asInt()).isEqualTo(1);
    }

    private void restart() {
        club.close();
        club = Club.open(data);
    }

    @Test
    void who_leaves_before_all_have_committed_takes_nothing_along() {
        JsonNode made = make(TWO);
        try (Person ada = new Person("Ada")) {
            ada.commit(1);
            Person ben = new Person("Ben");
            club.post("/api/v1/tables/" + table + "/leave", "{}", ben.token);
            JsonNode fair = state().path("fair");
            assertThat(fair.path("round").asInt()).isEqualTo(1);
            assertThat(fair.path("commitment")).isEqualTo(made.path("commitment"));
            assertThat(fair.path("commitments").propertyNames()).containsExactly("A", "C", "D");
        }
    }

    @Test
    void who_leaves_after_all_have_committed_begins_the_round_anew() {
        JsonNode made = make(TWO);
        try (Person ada = new Person("Ada")) {
            Person ben = new Person("Ben");
            ada.commit(1);
            ben.commit(1);
            ada.reveal(1);
            ada.guest.next(message -> fair(message).path("revealed").size() == 1);
            club.post("/api/v1/tables/" + table + "/leave", "{}", ben.token);
            JsonNode fair = state().path("fair");
            assertThat(fair.path("round").asInt()).isEqualTo(2);
            assertThat(fair.path("commitment")).isNotEqualTo(made.path("commitment"));
            assertThat(fair.path("commitments").propertyNames()).containsExactly("C", "D");
            assertThat(fair.path("commitments").path("C"))
                    .isNotEqualTo(made.path("commitments").path("C"));
            ada.reveal(1);
            assertThat(ada.refused()).isEqualTo("stale");
            try (Person eve = new Person("Eve")) {
                ada.commit(2);
                eve.commit(2);
                ada.reveal(2);
                eve.reveal(2);
                ada.guest.next("choice");
            }
        }
    }

    @Test
    void a_seat_that_does_not_reveal_is_named_and_the_owner_may_give_it_away() {
        make(TWO);
        try (Person ada = new Person("Ada");
                Person ben = new Person("Ben")) {
            ada.commit(1);
            ben.commit(1);
            ada.reveal(1);
            ada.guest.next(message -> fair(message).path("revealed").size() == 1);
            assertThat(awaited()).containsExactly("B");
            assertThat(state().path("phase").asString()).isEqualTo("waiting");
            Club.Reply refused =
                    club.post(
                            "/api/v1/tables/" + table + "/seats",
                            "{\"seat\":\"A\",\"bot\":\"beginner\"}",
                            owner);
            assertThat(refused.status()).as("nobody waits for Ada").isEqualTo(409);
            Club.Reply placed =
                    club.post(
                            "/api/v1/tables/" + table + "/seats",
                            "{\"seat\":\"B\",\"bot\":\"beginner\"}",
                            owner);
            assertThat(placed.status()).isEqualTo(200);
            assertThat(ben.guest.next("closed").path("message").asString()).contains("seat");
            assertThat(placed.json().at("/fair/round").asInt()).isEqualTo(2);
            ada.commit(2);
            ada.reveal(2);
            ada.guest.next("choice");
        }
    }

    @Test
    void a_bot_sits_in_for_who_is_gone_when_the_match_begins() {
        make(TWO);
        try (Person ada = new Person("Ada")) {
            Person ben = new Person("Ben");
            ada.commit(1);
            ben.commit(1);
            ben.reveal(1);
            ada.guest.next(message -> fair(message).path("revealed").size() == 1);
            ben.close();
            ada.guest.next(message -> !message.at("/state/seats/B/here").asBoolean(true));
            ada.reveal(1);
            ada.guest.next(message -> message.at("/state/seats/B/away").asBoolean(false));
        }
    }

    @Test
    void a_table_of_bots_begins_at_once() {
        JsonNode made =
                club.table(
                        """
                        {"game":"riichi","settings":{"bot_delay_ms":"60000"},
                         "seats":{"A":"beginner","B":"beginner","C":"beginner","D":"beginner"}}\
                        """);
        table = made.path("table").asString();
        assertThat(state().path("phase").asString()).isEqualTo("playing");
        assertThat(state().at("/fair/nonces").size()).isEqualTo(4);
    }

    @Test
    void a_match_closed_in_the_middle_leaves_its_record_and_its_secrets() {
        JsonNode made = club.table(Tables.alone("riichi"));
        table = made.path("table").asString();
        String token = club.join(table, "Ada", "").path("token").asString();
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            Playing.some(ada, new Random(3), 3);
            assertThat(club.get("/api/v1/records/" + table).status()).isEqualTo(404);
            club.post("/api/v1/tables/" + table + "/close", "{}", made.path("owner").asString());
            JsonNode closed = ada.next("closed");
            assertThat(closed.path("record").asString()).isEqualTo(table);
            assertThat(closed.at("/fair/seed").asString()).hasSize(64);
        }
        restart();
        JsonNode record = club.get("/api/v1/records/" + table).json();
        assertThat(record.at("/fair/seed").asString()).hasSize(64);
        assertThat(record.at("/hands/0/1/event").asString()).isEqualTo("wall");
        assertThat(club.get("/api/v1/records").json().path("records")).isEmpty();
    }

    @Test
    void a_table_closed_before_its_match_leaves_no_record() {
        make(TWO);
        club.post("/api/v1/tables/" + table + "/close", "{}", owner);
        assertThat(club.get("/api/v1/records/" + table).status()).isEqualTo(404);
    }
}
