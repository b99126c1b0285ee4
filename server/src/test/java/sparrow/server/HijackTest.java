package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sparrow.testkit.Census;
import sparrow.testkit.LongRun;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// Nobody gets a seat, a table or a secret that is not theirs.
@Timeout(120)
final class HijackTest {
    private static final int ATTEMPTS = 250;

    @TempDir private Path data;
    private Club club = Club.at(0);
    private JsonNode made = Guest.JSON.createObjectNode();
    private String table = "";
    private String token = "";

    @BeforeEach
    void open() {
        club = Club.open(data);
        made =
                club.table(
                        """
                        {"game":"riichi","listed":false,"settings":{"bot_delay_ms":"0"}}\
                        """);
        table = made.path("table").asString();
        token =
                club.join(table, "Ada", made.path("invitation").asString())
                        .path("token")
                        .asString();
    }

    @AfterEach
    void close() {
        club.close();
    }

    /// Wrong tokens: random ones, near misses, other secrets of the same table, odd types.
    @Test
    void a_thousand_hijackers_are_refused_and_the_seat_stays() {
        assertThat(hijacked(ATTEMPTS, new Random(11)).count("refused: wrong token"))
                .isEqualTo(3 * ATTEMPTS);
    }

    @LongTest("hijacks")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void a_hundred_thousand_hijackers_and_foreign_pages_are_refused() {
        new LongRun("hijacks", 100_000, 1_000, System.out)
                .seeded()
                .run(
                        "Attempts to take a seat that somebody sits in: near misses of its token, other secrets of the"
                                + " table, odd messages, and pages from elsewhere. None is let in or told of an event; the"
                                + " person stays.",
                        (from, count) -> {
                            Random random = new Random(LongRun.SEED + from);
                            Census census = hijacked(count / 5, random);
                            for (int i = 0; i < count / 5; i++) {
                                refuseForeign(foreign(random));
                                census.add("refused: page from elsewhere", 1);
                            }
                            census.add("accepted", 0);
                            return census;
                        });
    }

    /// Four attempts at a time.
    private Census hijacked(int times, Random random) {
        Census census = new Census();
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            ada.next("choice");
            for (int i = 0; i < times; i++) {
                for (String hello : attempts(random)) {
                    try (Guest thief = Guest.connect(club.port(), table)) {
                        thief.say(hello);
                        JsonNode first = thief.any();
                        assertThat(first.path("type").asString()).as(hello).isEqualTo("refused");
                        assertThat(thief.heard().toString()).doesNotContain("\"event\"");
                    }
                    census.add(
                            hello.startsWith(WITH_TOKEN)
                                    ? "refused: wrong token"
                                    : "refused: odd hello",
                            1);
                }
                if (i % 50 == 49 || i == times - 1) {
                    ada.say("{\"type\":\"ping\"}");
                    ada.next("pong");
                }
            }
        }
        return census;
    }

    private static final String WITH_TOKEN = "{\"type\":\"hello\",\"token\":\"";

    private String foreign(Random random) {
        String host = "127.0.0.1:" + (random.nextBoolean() ? club.port() : 80);
        return switch (random.nextInt(6)) {
            case 0 -> "http://evil" + random.nextInt(1_000_000) + ".example";
            case 1 -> "http://" + host + ".evil.example";
            case 2 -> "http://" + host + "@evil.example";
            case 3 -> "http://localhost:" + (1 + random.nextInt(65_535)) + "0";
            case 4 -> random.nextBoolean() ? "null" : "file://";
            default -> "http://127.0.0." + (2 + random.nextInt(250)) + ":" + club.port();
        };
    }

    private List<String> attempts(Random random) {
        int at = random.nextInt(token.length());
        char other = token.charAt(at) == 'x' ? 'y' : 'x';
        String near = token.substring(0, at) + other + token.substring(at + 1);
        List<String> tokens = new ArrayList<>(List.of(near, near.substring(1)));
        tokens.add(made.path(random.nextBoolean() ? "owner" : "invitation").asString());
        List<String> hellos = new ArrayList<>();
        tokens.forEach(each -> hellos.add(WITH_TOKEN + each + "\"}"));
        hellos.add(
                switch (random.nextInt(4)) {
                    case 0 -> "{\"type\":\"hello\",\"token\":[\"" + token + "\"]}";
                    case 1 -> "{\"type\":\"hello\",\"invitation\":\"" + near + "\"}";
                    case 2 -> "{\"type\":\"answer\",\"decision\":15,\"option\":0}";
                    default -> "{\"type\":\"hello\"}";
                });
        return hellos;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://evil.example",
                "https://127.0.0.1",
                "http://127.0.0.1.evil.example",
                "http://localhost:1",
                "null",
                "file://",
                "http://127.0.0.1@evil.example"
            })
    void a_foreign_page_is_refused_everywhere(String origin) {
        refuseForeign(origin);
    }

    private void refuseForeign(String origin) {
        assertThatThrownBy(() -> Guest.connectFrom(origin, club.port(), table))
                .hasStackTraceContaining("403");
        Club.Reply reply = club.postFrom(origin, "/api/v1/tables", "{\"game\":\"riichi\"}");
        assertThat(reply.status()).isEqualTo(403);
        assertThat(reply.json().path("error").asString()).isEqualTo("foreign page");
    }

    @Test
    void the_own_page_is_welcome() {
        String origin = "http://127.0.0.1:" + club.port();
        try (Guest guest = Guest.connectFrom(origin, club.port(), table)) {
            guest.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
            guest.next("welcome");
        }
    }

    @Test
    void a_table_that_is_not_listed_is_as_good_as_none_without_its_secret() {
        Club.Reply hidden = club.get("/api/v1/tables/" + table);
        Club.Reply none = club.get("/api/v1/tables/" + "Z".repeat(16));
        assertThat(hidden).isEqualTo(none);
        assertThat(hidden.status()).isEqualTo(404);
        assertThat(club.get("/api/v1/tables").json().path("tables")).isEmpty();
        assertThat(club.get("/api/v1/tables/" + table, token).status()).isEqualTo(200);
        assertThat(club.get("/api/v1/records/" + table).status()).isEqualTo(404);
    }

    @Test
    void only_the_owner_changes_or_closes_a_table() {
        for (String secret : List.of("", token, made.path("invitation").asString())) {
            assertThat(club.post("/api/v1/tables/" + table + "/close", "", secret).status())
                    .isEqualTo(403);
            assertThat(
                            club.post(
                                            "/api/v1/tables/" + table + "/seats",
                                            "{\"seat\":\"A\",\"bot\":\"beginner\"}",
                                            secret)
                                    .status())
                    .isEqualTo(403);
        }
        String owner = made.path("owner").asString();
        assertThat(club.post("/api/v1/tables/" + table + "/close", "", owner).status())
                .isEqualTo(200);
    }

    @Test
    void secrets_are_kept_as_hashes_only() throws Exception {
        club.close();
        byte[] kept = Files.readAllBytes(data.resolve("sparrow.db"));
        String bytes = new String(kept, StandardCharsets.ISO_8859_1);
        assertThat(bytes).contains(table);
        for (String secret : List.of(token, made.path("owner").asString())) {
            assertThat(bytes.contains(secret)).isFalse();
        }
    }

    @Test
    void answers_that_are_not_ones_own_change_nothing() {
        try (Guest ada = Guest.sit(club.port(), table, token)) {
            JsonNode choice = ada.next("choice");
            int decision = choice.path("decision").asInt();
            for (String bad :
                    List.of(
                            "{\"type\":\"answer\",\"decision\":%d,\"option\":99}",
                            "{\"type\":\"answer\",\"decision\":%d,\"option\":-1}",
                            "{\"type\":\"answer\",\"decision\":%d}",
                            "{\"type\":\"answer\",\"decision\":%d,\"give\":\"1m2m3m\"}",
                            "{\"type\":\"answer\",\"decision\":%d,\"option\":0,\"give\":\"1m\"}",
                            "{\"type\":\"answer\",\"decision\":1%d,\"option\":0}",
                            "{\"type\":\"advise\",\"decision\":%d,\"level\":\"oracle\"}",
                            "{\"type\":\"sing\",\"decision\":%d}",
                            "not JSON %d")) {
                ada.say(bad.formatted(decision));
                JsonNode refused = ada.next("refused");
                assertThat(refused.path("message").asString()).as(bad).endsWith(".");
            }
            ada.say("{\"type\":\"ping\"}");
            assertThat(ada.any().path("type").asString()).isEqualTo("pong");
            ada.answer(choice, choice.path("fallback").asInt());
            assertThat(ada.next("answered").path("decision").asInt()).isEqualTo(decision);
        }
    }
}
