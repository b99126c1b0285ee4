package sparrow.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.server.web.Limits;
import sparrow.server.work.Asker;
import sparrow.server.work.HeavyWork;
import sparrow.server.work.Size;
import tools.jackson.databind.JsonNode;

/// Whatever takes the processor for long is done on the few threads for it, and nowhere else: when
/// those are stuck, it waits and is refused, and tables notice nothing.
@Timeout(120)
final class HeavyRoutesTest {
    private static final String HAND =
            """
            {"events":[{"event":"started","variant":"riichi","edition":1,"hand":0,"dealer":"A",
             "rules":{},"tally":{},"points":{"A":0,"B":0,"C":0,"D":0},"pot":0}],
             "seat":"A","level":"beginner"}\
            """;
    private static final String QUESTION = "{\"hand\":\"123m456p789s1122z\"}";

    @TempDir private Path data;
    private final CountDownLatch plug = new CountDownLatch(1);

    @AfterEach
    void pull() {
        plug.countDown();
    }

    private static Limits limits(Duration longest) {
        return new Limits(
                        8_192, 1_000_000, 1_000, 4_000_000, 64, 4_000, 10_000, 1_000, 10_000,
                        30_000)
                .with(new HeavyWork.Bounds(1, 2, 8, 16, longest));
    }

    /// Keeps the only worker busy.
    private HeavyWork stuck(Club club) {
        HeavyWork work = club.server().work();
        work.admit(new Asker("somebody else"), Size.SMALL)
                .start(
                        () -> {
                            try {
                                plug.await();
                            } catch (InterruptedException _) {
                                return "interrupted";
                            }
                            return "done";
                        },
                        _ -> {});
        return work;
    }

    @Test
    void heavy_requests_wait_for_the_workers_while_tables_go_on() {
        try (Club club = Club.open(data, limits(Duration.ofMillis(200)))) {
            String table = club.table(Tables.alone("riichi")).path("table").asString();
            String token = club.join(table, "Ada", "").path("token").asString();
            stuck(club);
            try (Guest ada = Guest.sit(club.port(), table, token)) {
                List<Club.Reply> replies =
                        List.of(
                                club.post("/api/v1/records/read", "{\"sparrow\":\"log\"}"),
                                club.post("/api/v1/replay/seen", HAND),
                                club.post("/api/v1/replay/choices", HAND),
                                club.post("/api/v1/replay/advice", HAND),
                                club.post("/api/v1/answers/riichi", QUESTION),
                                club.post("/api/v1/answers/riichi/sheet", QUESTION),
                                club.post("/api/v1/cards/check", "{\"text\":\"\"}"),
                                club.get("/api/v1/records"),
                                club.get("/api/v1/records/" + table),
                                club.get("/api/v1/records/" + table + "/file"),
                                club.post("/api/v1/records/own", "{}"),
                                club.post(
                                        "/api/v1/tables/" + table + "/answer",
                                        "{\"level\":\"beginner\"}",
                                        token),
                                club.post(
                                        "/api/v1/rules",
                                        "{\"game\":\"riichi\",\"x\":\"%s\"}"
                                                .formatted("x".repeat(3_000))));
                for (Club.Reply reply : replies) {
                    assertThat(reply.status()).as(reply.text()).isEqualTo(503);
                    assertThat(reply.json().path("error").asString()).isEqualTo("busy");
                    assertThat(reply.json().path("message").asString()).endsWith(".");
                    assertThat(Integer.parseInt(reply.retryAfter())).isPositive();
                }
                Playing.some(ada, new Random(3), 10);
                JsonNode choice = Playing.choice(ada);
                for (int i = 0; i < 3; i++) {
                    ada.say(
                            "{\"type\":\"advise\",\"decision\":%d,\"level\":\"intermediate\"}"
                                    .formatted(choice.path("decision").asInt()));
                }
                JsonNode refused = ada.next("refused");
                assertThat(refused.path("error").asString()).isEqualTo("busy");
                plug.countDown();
                JsonNode late =
                        ada.next(message ->
                                List.of("advice", "refused")
                                        .contains(message.path("type").asString()));
                assertThat(late.path("decision")).isEqualTo(choice.path("decision"));
            }
            int status = club.post("/api/v1/answers/riichi", QUESTION).status();
            for (int i = 0; i < 100 && status != 200; i++) {
                status = club.post("/api/v1/answers/riichi", QUESTION).status();
            }
            assertThat(status).as("the workers work again").isEqualTo(200);
        }
    }

    @Test
    void an_asker_beyond_the_quota_is_refused_at_once() {
        try (Club club = Club.open(data, limits(Duration.ofSeconds(30)))) {
            HeavyWork work = stuck(club);
            work.admit(new Asker("127.0.0.1"), Size.LARGE);
            Club.Reply reply = club.post("/api/v1/answers/riichi", QUESTION);
            assertThat(reply.status()).isEqualTo(429);
            assertThat(reply.json().path("message").asString())
                    .isEqualTo("You have asked for much already; wait until it is answered.");
            for (int i = 0; i < 7; i++) {
                work.admit(new Asker("elsewhere"), Size.SMALL);
            }
        }
    }

    @Test
    void the_work_of_a_request_whose_connection_is_closed_is_forgotten()
            throws IOException, InterruptedException {
        try (Club club = Club.open(data, limits(Duration.ofSeconds(60)))) {
            HeavyWork work = stuck(club);
            try (RawSocket leaver = RawSocket.open(club.port())) {
                leaver.say(request(club.port()));
                await(work, 1);
            }
            await(work, 0);
            assertThat(work.taken()).isEqualTo(1);
        }
    }

    private static void await(HeavyWork work, int waiting) throws InterruptedException {
        for (int i = 0; i < 1_000 && work.waiting() != waiting; i++) {
            Thread.sleep(10);
        }
        assertThat(work.waiting()).isEqualTo(waiting);
    }

    private static String request(int port) {
        return """
        POST /api/v1/answers/riichi HTTP/1.1
        Host: 127.0.0.1:%d
        Content-Length: %d

        """
                        .formatted(port, QUESTION.length())
                + QUESTION;
    }

    @Test
    void a_connection_goes_on_after_heavy_work_and_ends_if_its_client_did_not_wait()
            throws IOException {
        try (Club club = Club.open(data, limits(Duration.ofSeconds(60)))) {
            try (RawSocket patient = RawSocket.open(club.port())) {
                for (int i = 0; i < 3; i++) {
                    patient.say(request(club.port()));
                    String head = patient.head();
                    assertThat(head).startsWith("HTTP/1.1 200");
                    patient.socket().getInputStream().readNBytes(length(head));
                }
            }
            stuck(club);
            try (RawSocket hasty = RawSocket.open(club.port())) {
                hasty.socket().setSoTimeout(3_000);
                hasty.say(request(club.port()));
                hasty.say(request(club.port()));
                plug.countDown();
                String all =
                        new String(
                                hasty.socket().getInputStream().readNBytes(100_000),
                                StandardCharsets.UTF_8);
                assertThat(all).startsWith("HTTP/1.1 200");
            } catch (SocketTimeoutException kept) {
                assertThat(kept).as("both were answered, and the connection lives").isNotNull();
            }
            assertThat(club.post("/api/v1/answers/riichi", QUESTION).status()).isEqualTo(200);
        }
    }

    private static int length(String head) {
        return head.lines()
                .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("content-length:"))
                .mapToInt(line -> Integer.parseInt(line.substring(15).strip()))
                .findFirst()
                .orElseThrow();
    }
}
