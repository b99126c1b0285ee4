package sparrow.server.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import sparrow.catalog.Catalog;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// Makes tables for four guests, and takes their seats.
final class TableMaker {
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static final String PEOPLE =
            "\"seats\":{\"A\":\"person\",\"B\":\"person\",\"C\":\"person\",\"D\":\"person\"}";

    /// A seat at a table.
    record Ticket(String table, int seat, String token) {}

    private TableMaker() {}

    static List<Ticket> make(int port, int seats) throws IOException, InterruptedException {
        JsonNode made =
                post(
                        port,
                        "/api/v1/tables",
                        "{\"game\":\""
                                + Catalog.games().getFirst().name()
                                + "\","
                                + PEOPLE
                                + ",\"settings\":{\"pause_ms\":\"3000\"}}",
                        "");
        String table = made.path("table").asString();
        String invitation = made.path("invitation").asString();
        List<Ticket> tickets = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            JsonNode joined =
                    post(
                            port,
                            "/api/v1/tables/" + table + "/join",
                            "{\"name\":\"Guest\"}",
                            invitation);
            tickets.add(new Ticket(table, seat, joined.path("token").asString()));
        }
        return tickets;
    }

    private static JsonNode post(int port, String path, String body, String secret)
            throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .header("Authorization", "Bearer " + secret)
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build();
        String text = CLIENT.send(request, HttpResponse.BodyHandlers.ofString()).body();
        JsonNode answer = Json.MAPPER.readTree(text);
        if (answer.has("error")) {
            throw new IOException(answer.path("message").asString());
        }
        return answer;
    }
}
