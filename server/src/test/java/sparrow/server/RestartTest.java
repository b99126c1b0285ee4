package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A table outlives its server and its connections.
@Timeout(120)
final class RestartTest {
    @TempDir private Path data;

    @Test
    void a_table_goes_on_where_the_server_stopped() {
        String table;
        String token;
        List<JsonNode> before;
        try (Club club = Club.open(data)) {
            table = club.table(Tables.alone("riichi")).path("table").asString();
            token = club.join(table, "Ada", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                Playing.some(ada, new Random(3), 12);
                before = Transcripts.events(ada);
            }
        }
        try (Club club = Club.open(data)) {
            assertThat(club.get("/health").json().path("playing").asInt()).isEqualTo(1);
            try (Guest ada = Guest.sit(club.port(), table, token, before.size())) {
                JsonNode missed = ada.next("events");
                assertThat(missed.path("from").asInt()).isEqualTo(before.size());
                Playing.some(ada, new Random(3), 5);
                List<JsonNode> whole = new ArrayList<>(before);
                whole.addAll(Transcripts.events(ada));
                Transcripts.checkTail(club, table, token, whole);
            }
        }
    }

    @Test
    void an_answer_that_brings_about_nothing_yet_survives() {
        String table;
        List<String> tokens = new ArrayList<>();
        JsonNode choice;
        try (Club club = Club.open(data)) {
            table = club.table(Tables.ofPeople("riichi", 600_000)).path("table").asString();
            for (String name : List.of("Ada", "Ben", "Cleo", "Dora")) {
                tokens.add(club.join(table, name, "").path("token").asString());
            }
            try (Guest dealer = Guest.sit(club.port(), table, tokens.get(0));
                    Guest next = Guest.sit(club.port(), table, tokens.get(1));
                    Guest third = Guest.sit(club.port(), table, tokens.get(2));
                    Guest fourth = Guest.sit(club.port(), table, tokens.get(3))) {
                assertThat(List.of(third.next("events"), fourth.next("events"))).hasSize(2);
                JsonNode first = dealer.next("choice");
                dealer.answer(first, first.path("fallback").asInt());
                choice = next.next("choice");
                next.answer(choice, choice.path("fallback").asInt());
                next.next("answered");
            }
        }
        try (Club club = Club.open(data);
                Guest next = Guest.sit(club.port(), table, tokens.get(1))) {
            JsonNode again = next.next("answered");
            assertThat(again.path("decision")).isEqualTo(choice.path("decision"));
            next.answer(choice, choice.path("fallback").asInt());
            next.next("answered");
            next.answer(choice, choice.path("fallback").asInt() + 1);
            assertThat(next.next("refused").path("error").asString()).isEqualTo("answered already");
        }
    }

    @Test
    void a_lost_person_gets_exactly_the_missed_events() {
        try (Club club = Club.open(data)) {
            String table = club.table(Tables.alone("filipino")).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            List<JsonNode> seen = new ArrayList<>();
            Random random = new Random(5);
            for (int drop = 0; drop < 20; drop++) {
                try (Guest ada = Guest.sit(club.port(), table, token, seen.size())) {
                    Playing.some(ada, random, 1 + random.nextInt(3));
                    int known = seen.size();
                    assertThat(Transcripts.first(ada)).isEqualTo(known);
                    seen.addAll(Transcripts.events(ada));
                }
            }
            Transcripts.checkTail(club, table, token, seen);
        }
    }

    @Test
    void a_bot_sits_in_for_a_lost_person_and_gives_the_seat_back() {
        try (Club club = Club.open(data)) {
            String body =
                    """
                    {"game":"riichi","seats":{"A":"person","B":"person"},
                     "settings":{"bot_delay_ms":"0","away_ms":"100","claim_window_ms":"500"}}\
                    """;
            String table = club.table(body).path("table").asString();
            String one = club.join(table, "Ada", "").path("token").asString();
            String two = club.join(table, "Ben", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), table, one)) {
                Guest ben = Guest.sit(club.port(), table, two);
                ben.next("events");
                ben.close();
                JsonNode away =
                        ada.next(message -> message.at("/state/seats/B/away").asBoolean(false));
                assertThat(away.at("/state/seats/B/here").asBoolean()).isFalse();
            }
            try (Guest ada = Guest.sit(club.port(), table, one)) {
                Playing.some(ada, new Random(2), 6);
                assertThat(Transcripts.events(ada))
                        .anyMatch(event ->
                                event.path("event").asString().equals("discarded")
                                        && event.path("seat").asString().equals("B"));
                try (Guest ben = Guest.sit(club.port(), table, two)) {
                    assertThat(ben.next("welcome").at("/state/seats/B").has("away")).isFalse();
                    Thread player = Playing.meanwhile(ada, new Random(2));
                    assertThat(Playing.choice(ben).path("options")).isNotEmpty();
                    player.interrupt();
                }
            }
        }
    }
}
