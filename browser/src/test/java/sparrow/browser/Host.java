package sparrow.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Makes tables with quick bots for the visitors, without a browser.
record Host(int port) {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String SETTINGS =
            """
            "settings":{"bot_delay_ms":"0","claim_window_ms":"60000",%s},
            """;
    static final String AGAINST_BOTS =
            """
            "seats":{"A":"person","B":"beginner","C":"beginner","D":"beginner"}\
            """;

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /// A table for one person and three quick bots; the part of its link behind the `#`.
    String invitation(String game) {
        return invitation(game, SETTINGS.formatted("\"assist\":\"yes\"") + AGAINST_BOTS);
    }

    /// The same, but nobody says what can be claimed.
    String unassisted(String game) {
        return invitation(game, SETTINGS.formatted("\"assist\":\"no\"") + AGAINST_BOTS);
    }

    /// A table of Filipino mahjong where a drawn tile lies face down until one takes it.
    String pressingToDraw() {
        return invitation(
                "filipino", SETTINGS.formatted("\"press_to_draw\":\"yes\"") + AGAINST_BOTS);
    }

    String invitation(String game, String more) {
        JsonNode made = make("{\"game\":\"%s\",\"listed\":false,%s}".formatted(game, more));
        return "table/" + made.path("table").asString() + "/" + made.path("invitation").asString();
    }

    /// The name of a finished game that beginners have played among themselves.
    String finished(String game, String options) {
        return finished(game, options, "beginner");
    }

    /// The same of bots of another level.
    String finished(String game, String options, String bot) {
        String wish =
                """
                {"game":"%s","options":%s,"settings":{"bot_delay_ms":"0","pause_ms":"0"},
                 "seats":{"A":"%3$s","B":"%3$s","C":"%3$s","D":"%3$s"}}\
                """
                        .formatted(game, options, bot);
        String table = make(wish).path("table").asString();
        Instant late = Instant.now().plus(Duration.ofSeconds(60));
        while (send(request("/api/v1/records/" + table).GET()).statusCode() != 200) {
            assertThat(Instant.now()).as("the bots are still playing").isBefore(late);
            rest();
        }
        return table;
    }

    /// What everybody may know of a listed table.
    JsonNode table(String name) {
        return JSON.readTree(send(request("/api/v1/tables/" + name).GET()).body());
    }

    private static void rest() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /// The numbers of events after which a seat could choose, in a hand that is replayed.
    List<Integer> choices(String body) {
        return JSON.readTree(ask("/replay/choices", body))
                .path("choices")
                .valueStream()
                .map(each -> each.path("after").asInt())
                .toList();
    }

    /// The answer to a question.
    String ask(String path, String body) {
        return send(request("/api/v1" + path).POST(HttpRequest.BodyPublishers.ofString(body)))
                .body();
    }

    private JsonNode make(String body) {
        HttpResponse<String> made =
                send(request("/api/v1/tables").POST(HttpRequest.BodyPublishers.ofString(body)));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return JSON.readTree(made.body());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
