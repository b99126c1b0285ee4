package sparrow.server;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sparrow.core.tile.Reading;
import sparrow.testkit.Fuzz;
import sparrow.testkit.LongTest;
import tools.jackson.databind.JsonNode;

/// Whatever comes over the network is understood or refused in a sentence: no connection breaks,
/// and nothing fails.
@Timeout(300)
final class FuzzedServerTest {
    private static final String[] MESSAGES = {
        "{\"type\":\"hello\",\"token\":\"x\",\"since\":3}",
        "{\"type\":\"commit\",\"round\":1,\"commitment\":\"00ff\"}",
        "{\"type\":\"reveal\",\"round\":1,\"nonce\":\"00ff\"}",
        "{\"type\":\"answer\",\"decision\":14,\"option\":0}",
        "{\"type\":\"answer\",\"decision\":12,\"give\":\"1m9m1z\"}",
        "{\"type\":\"uncover\",\"decision\":14}",
        "{\"type\":\"advise\",\"decision\":14,\"level\":\"beginner\"}",
        "{\"type\":\"calls\",\"on\":false}",
        "{\"type\":\"ready\"}",
        "{\"type\":\"ping\"}"
    };

    /// Whoever is understood there too often is told to wait.
    private static final String MADE = "/api/v1/tables";

    private static final String FILES = "/api/v1/records/read";

    /// One address may have two files read at once, and several times as many questions.
    private static int atOnce(String path) {
        return path.equals(FILES) ? 2 : 12;
    }

    private static final Map<String, String[]> BODIES =
            Map.of(
                    MADE,
                    new String[] {
                        "{\"game\":\"riichi\",\"preset\":\"tenhou\",\"options\":{\"length\":\"east\"},"
                                + "\"settings\":{\"turn_ms\":\"5000\"},\"seats\":{\"A\":\"person\",\"B\":\"beginner\"},\"listed\":false}"
                    },
                    "/api/v1/rules",
                    new String[] {
                        "{\"game\":\"american\",\"preset\":\"league\",\"options\":{\"blanks\":4}}"
                    },
                    "/api/v1/tables/TABLE/join",
                    new String[] {"{\"name\":\"Ada\",\"seat\":\"B\"}"},
                    "/api/v1/tables/TABLE/seats",
                    new String[] {"{\"seat\":\"A\",\"bot\":\"beginner\"}"},
                    "/api/v1/answers/riichi",
                    new String[] {
                        "{\"hand\":\"123m456p789s1122z\",\"seat_wind\":\"S\",\"rules\":{\"preset\":\"tenhou\"}}"
                    },
                    "/api/v1/answers/filipino/sheet",
                    new String[] {"{\"hand\":\"123456789m11122233p\",\"rule\":[\"chow=anyone\"]}"},
                    "/api/v1/replay/choices",
                    new String[] {"{\"events\":[{\"event\":\"started\"}],\"seat\":\"A\"}"},
                    FILES,
                    new String[] {
                        "{\"sparrow\":\"log\",\"version\":1}\n{\"event\":\"began\",\"phase\":\"play\"}\n",
                        "<mjloggm ver=\"2.3\"><SHUFFLE seed=\"\" ref=\"\"/><GO type=\"169\"/></mjloggm>"
                    });

    @TempDir(factory = MemoryFolder.class)
    private Path data;

    private Club club = Club.at(0);
    private JsonNode table = Guest.JSON.createObjectNode();
    private final Queue<Mallory> idle = new ConcurrentLinkedQueue<>();
    private final Queue<KeptConnection> kept = new ConcurrentLinkedQueue<>();

    @BeforeEach
    void open() {
        club = Club.open(data);
        table = club.table("{\"game\":\"hongkong\"}");
    }

    @AfterEach
    void close() {
        idle.forEach(each -> each.guest.close());
        kept.forEach(KeptConnection::close);
        club.close();
    }

    /// Somebody at a table who says anything.
    private final class Mallory {
        private Guest guest;

        Mallory() {
            this.guest = sit();
        }

        private Guest sit() {
            String name = club.table(Tables.alone("riichi")).path("table").asString();
            String token = club.join(name, "Mallory", "").path("token").asString();
            Guest seated = Guest.sit(club.port(), name, token);
            seated.next("choice");
            return seated;
        }

        /// Says something, and makes sure that the connection has survived it.
        Reading<String> say(String text) {
            guest.say(text);
            guest.say("{\"type\":\"ping\"}");
            Reading<String> reading = new Reading.Read<>(text);
            boolean over = false;
            for (JsonNode heard = guest.any(); ; heard = guest.any()) {
                switch (heard.path("type").asString()) {
                    case "pong" -> {
                        if (over) {
                            guest.close();
                            guest = sit();
                        }
                        return reading;
                    }
                    case "refused" ->
                            reading = new Reading.Misread<>(0, heard.path("message").asString());
                    case "over" -> over = true;
                    case "gone" -> throw new AssertionError(heard + guest.reason());
                    default -> {}
                }
            }
        }
    }

    private Reading<String> said(String text) {
        Mallory waiting = idle.poll();
        Mallory mallory = waiting == null ? new Mallory() : waiting;
        Reading<String> reading = mallory.say(bytes(text));
        idle.add(mallory);
        return reading;
    }

    /// What is left of a text on the way: halves of characters become question marks.
    private static String bytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private Reading<String> posted(String path, String body) {
        KeptConnection waiting = kept.poll();
        KeptConnection connection = waiting == null ? new KeptConnection(club.port()) : waiting;
        Club.Reply reply =
                connection.post(
                        path.replace("TABLE", table.path("table").asString()),
                        body,
                        table.path("owner").asString());
        kept.add(connection);
        if (reply.status() >= 500 || (reply.status() == 429 && !path.equals(MADE))) {
            throw new AssertionError("%s: %d %s".formatted(path, reply.status(), reply.text()));
        }
        if (reply.status() < 300) {
            return new Reading.Read<>(reply.text());
        }
        String sentence = reply.json().path("message").asString();
        if (!sentence.endsWith(".")) {
            throw new AssertionError("%s: %d %s".formatted(path, reply.status(), reply.text()));
        }
        return new Reading.Misread<>(0, sentence);
    }

    @Test
    void broken_messages_are_understood_or_refused_and_the_connection_stays() {
        Fuzz.of(MESSAGES).inputs(3_000).check(this::said);
    }

    @Test
    void broken_bodies_are_understood_or_refused() {
        BODIES.forEach((path, bodies) ->
                Fuzz.of(bodies).atOnce(atOnce(path)).inputs(200).check(body -> posted(path, body)));
    }

    @LongTest("fuzz-messages")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void ten_million_messages_are_understood_or_refused() {
        Fuzz.inTheLongRun(
                "fuzz-messages",
                10_000_000,
                20_000,
                "Broken messages over a WebSocket of a person who plays, each followed by a ping: all are understood or"
                        + " refused in a sentence, and the connection stays. What is refused after the pong counts with the next.",
                Map.of("messages", new Fuzz.Parser(Fuzz.of(MESSAGES), this::said)));
    }

    /// Over the network; [sparrow.server.api.FuzzedRoutesTest] has ten million without it.
    @LongTest("fuzz-bodies")
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    void a_million_bodies_are_understood_or_refused() {
        Map<String, Fuzz.Parser> parsers = new TreeMap<>();
        BODIES.forEach((path, bodies) ->
                parsers.put(
                        path,
                        new Fuzz.Parser(
                                Fuzz.of(bodies).atOnce(atOnce(path)), body -> posted(path, body))));
        Fuzz.inTheLongRun(
                "fuzz-bodies",
                1_000_000 / BODIES.size(),
                5_000,
                "Broken bodies of requests to a running server, so many to each address: all are understood or refused in a"
                        + " sentence, and none is answered with 500 or left unread.",
                parsers);
    }
}
