package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import sparrow.server.journal.Journal;
import sparrow.server.operate.OperatorKey;
import sparrow.server.table.Forgetting;
import tools.jackson.databind.JsonNode;

/// What the operator of a running server sees and does.
@Timeout(120)
final class OperatorTest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir private Path data;

    private record Reply(int status, String text) {
        JsonNode json() {
            return Guest.JSON.readTree(text);
        }
    }

    private Reply ask(String path, String body) throws Exception {
        return ask(path, body, "Bearer " + OperatorKey.read(data));
    }

    private Reply ask(String path, String body, String authorization) throws Exception {
        String port = Files.readString(data.resolve(OperatorKey.PORT)).strip();
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (!authorization.isEmpty()) {
            request.header("Authorization", authorization);
        }
        if (!body.isEmpty()) {
            request.POST(HttpRequest.BodyPublishers.ofString(body));
        }
        HttpResponse<String> answer =
                CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        return new Reply(answer.statusCode(), answer.body());
    }

    @Test
    void nobody_gets_in_without_the_secret_and_no_log_has_it() throws Exception {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Level level = root.getLevel();
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        root.addAppender(log);
        root.setLevel(Level.INFO);
        try (Club club = Club.operated(data)) {
            String secret = OperatorKey.read(data);
            for (String path : new String[] {"/metrics", "/v1/tables", "/v1/nothing", "/v1"}) {
                for (String wrong : new String[] {"", "Bearer ", "Bearer x", "Basic " + secret}) {
                    assertThat(ask(path, "", wrong).status()).as(path + wrong).isEqualTo(403);
                }
            }
            assertThat(ask("/v1/drain", "{}", "Bearer " + secret.substring(1)).status())
                    .isEqualTo(403);
            assertThat(ask("/v1/tables", "").status()).isEqualTo(200);
            assertThat(club.get("/metrics").status()).isEqualTo(404);
            assertThat(club.get("/v1/tables", secret).status()).isEqualTo(404);
            assertThat(log.list).noneMatch(event -> event.getFormattedMessage().contains(secret));
        } finally {
            root.setLevel(level);
            root.detachAppender(log);
        }
        assertThat(Files.getPosixFilePermissions(data.resolve(OperatorKey.FILE))).hasSize(2);
        String first = OperatorKey.read(data);
        Club.operated(data).close();
        assertThat(OperatorKey.read(data)).isEqualTo(first).hasSizeGreaterThan(40);
    }

    /// Over one connection: a wrong secret that the right one begins with, in the other case.
    @Test
    void a_secret_is_told_from_one_that_it_begins_like() throws Exception {
        Files.writeString(data.resolve(OperatorKey.FILE), "X" + "aB3_".repeat(10) + "\n");
        try (Club club = Club.operated(data)) {
            assertThat(ask("/v1/tables", "", "Bearer x").status()).isEqualTo(403);
            assertThat(ask("/v1/tables", "").status()).isEqualTo(200);
            String body = "{\"game\":\"riichi\",\"listed\":false}";
            for (int i = 0; i < 5; i++) {
                JsonNode made = club.table(body);
                String secret = made.path("invitation").asString();
                String table = "/api/v1/tables/" + made.path("table").asString();
                String first = secret.replaceFirst("^([^a-zA-Z]*[a-zA-Z]).*", "$1");
                String other =
                        first.equals(first.toLowerCase(Locale.ROOT))
                                ? first.toUpperCase(Locale.ROOT)
                                : first.toLowerCase(Locale.ROOT);
                assertThat(club.get(table, other).status()).isNotEqualTo(200);
                assertThat(club.get(table, secret).status()).as(secret).isEqualTo(200);
            }
        }
    }

    /// A page from elsewhere that points its own name at this machine.
    @Test
    void the_operators_port_goes_by_this_machines_names_alone() throws Exception {
        try (Club _ = Club.operated(data)) {
            int port = Integer.parseInt(Files.readString(data.resolve(OperatorKey.PORT)).strip());
            for (String host : new String[] {"evil.example", "127.0.0.1.evil.example", ""}) {
                assertThat(status(port, host)).as(host).isIn(400, 403);
            }
            assertThat(status(port, "localhost:" + port)).isEqualTo(200);
        }
    }

    private static int status(int port, String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String request = "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return Integer.parseInt(answer.substring(9, 12));
        }
    }

    @Test
    void the_operator_sees_tables_and_people_and_closes_a_table() throws Exception {
        try (Club club = Club.operated(data)) {
            String table = club.table(Tables.alone("hongkong")).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                Playing.some(ada, new Random(1), 2);
                JsonNode row = ask("/v1/tables", "").json().at("/tables/0");
                assertThat(row.path("table").asString()).isEqualTo(table);
                assertThat(row.at("/seats/A/name").asString()).isEqualTo("Ada");
                JsonNode person = ask("/v1/people", "").json().at("/people/0");
                assertThat(person.path("name").asString()).isEqualTo("Ada");
                assertThat(person.path("address").asString()).isEqualTo("127.0.0.1");
                ask("/v1/announce", "{\"message\":\"Cake in the kitchen.\"}");
                assertThat(ada.next("announcement").path("message").asString())
                        .isEqualTo("Cake in the kitchen.");
                assertThat(ask("/v1/close", "{\"table\":\"%s\"}".formatted(table)).status())
                        .isEqualTo(200);
                assertThat(ada.next("closed").path("message").asString())
                        .isEqualTo("The operator closed the table.");
            }
            String text = ask("/metrics", "").text();
            assertThat(text)
                    .contains("sparrow_tables ")
                    .contains("sparrow_healthy 1\n")
                    .contains("sparrow_journal_commit_seconds_count ")
                    .containsPattern("sparrow_action_seconds_count [1-9]")
                    .contains("sparrow_requests_total{status=\"2xx\"}")
                    .contains("sparrow_open_files ")
                    .contains("sparrow_heap_used_bytes ");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/v1/close    | {}                                  | 400",
                "/v1/close    | {\"table\":\"NOSUCHTABLE\"}         | 404",
                "/v1/close    | [1]                                 | 400",
                "/v1/close    | not JSON                            | 400",
                "/v1/announce | {\"message\":\"\"}                  | 400",
                "/v1/ban      | {\"address\":\"192.0.2.7\"}         | 400",
                "/v1/ban      | {\"address\":\"192.0.2.7\",\"hours\":0} | 400",
                "/v1/unban    | {\"address\":\"192.0.2.7\"}         | 404",
                "/v1/nothing  | {}                                  | 404"
            })
    void what_cannot_be_done_is_refused_in_one_sentence(String path, String body, int status)
            throws Exception {
        try (Club _ = Club.operated(data)) {
            Reply reply = ask(path, body);
            assertThat(reply.status()).isEqualTo(status);
            if (!path.endsWith("nothing")) {
                assertThat(reply.json().path("message").asString()).endsWith(".");
            }
        }
    }

    @Test
    void whoever_is_kept_out_is_out_at_once_and_after_a_restart() throws Exception {
        String table;
        String token;
        try (Club club = Club.operated(data)) {
            table = club.table(Tables.alone("hongkong")).path("table").asString();
            token = club.join(table, "Ada", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                ada.next("welcome");
                Reply banned =
                        ask(
                                "/v1/ban",
                                "{\"address\":\"127.0.0.1\",\"hours\":2,\"message\":\"Spam.\"}");
                assertThat(banned.json().path("connections").asInt()).isEqualTo(1);
                assertThat(ada.closed()).isEqualTo(1008);
            }
            assertThat(club.get("/api/v1/games").status()).isEqualTo(403);
        }
        try (Club club = Club.operated(data)) {
            Club.Reply refused = club.get("/api/v1/games");
            assertThat(refused.json().path("message").asString())
                    .isEqualTo("You are kept out of this server for a while: Spam.");
            assertThat(ask("/v1/bans", "").json().at("/bans/0/address").asString())
                    .isEqualTo("127.0.0.1");
            ask("/v1/unban", "{\"address\":\"127.0.0.1\"}");
            assertThat(club.get("/api/v1/games").status()).isEqualTo(200);
        }
    }

    @Test
    void while_the_server_drains_games_go_on_and_no_new_ones_begin() throws Exception {
        try (Club club = Club.operated(data)) {
            String table = club.table(Tables.alone("hongkong")).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            assertThat(club.get("/ready").status()).isEqualTo(200);
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                ask("/v1/drain", "{\"message\":\"Back in five minutes.\"}");
                assertThat(ada.next("announcement").path("message").asString())
                        .isEqualTo("Back in five minutes.");
            }
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                Playing.some(ada, new Random(1), 3);
            }
            Club.Reply refused = club.post("/api/v1/tables", Tables.alone("hongkong"));
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.json().path("error").asString()).isEqualTo("draining");
            assertThat(club.get("/ready").status()).isEqualTo(503);
            assertThat(club.get("/health").status()).isEqualTo(200);
            assertThat(club.get("/health").json().path("status").asString()).isEqualTo("draining");
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                ada.next("announcement");
            }
            ask("/v1/refill", "{}");
            assertThat(club.post("/api/v1/tables", Tables.alone("hongkong")).status())
                    .isEqualTo(201);
        }
    }

    @Test
    void a_person_is_forgotten_and_the_game_stays() throws Exception {
        String over;
        String open;
        try (Club club = Club.operated(data)) {
            over = club.table(Tables.alone("hongkong")).path("table").asString();
            String token = club.join(over, "Ada Lovelace", "").path("token").asString();
            try (Guest ada = Guest.sit(club.port(), over, token)) {
                Playing.some(ada, new Random(1), 2);
                ask("/v1/close", "{\"table\":\"%s\"}".formatted(over));
                ada.next("closed");
            }
            open = club.table(Tables.alone("hongkong")).path("table").asString();
            club.join(open, "Ada Lovelace", "");
            try (Journal journal = Journal.join(data)) {
                Forgetting forgotten = Forgetting.of(journal, "Ada Lovelace");
                assertThat(forgotten.changed()).isEqualTo(1);
                assertThat(forgotten.open()).containsExactly(open);
                assertThat(journal.find(over).orElseThrow().body())
                        .doesNotContain("Lovelace")
                        .contains("Somebody");
                assertThat(journal.find(over).orElseThrow().isWhole()).isTrue();
            }
            ask("/v1/close", "{\"table\":\"%s\"}".formatted(open));
        }
        try (Journal journal = Journal.join(data)) {
            assertThat(Forgetting.of(journal, "Ada Lovelace").changed()).isEqualTo(1);
        }
        assertThat(
                        new String(
                                Files.readAllBytes(data.resolve("sparrow.db")),
                                StandardCharsets.ISO_8859_1))
                .doesNotContain("Lovelace");
    }
}
