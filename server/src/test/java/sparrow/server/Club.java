package sparrow.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import sparrow.server.web.Limits;
import tools.jackson.databind.JsonNode;

/// A server on this machine, for tests, and the requests one sends to it.
final class Club implements AutoCloseable {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Optional<Server> server = Optional.empty();
    private final int port;

    private Club(int port) {
        this.port = port;
    }

    /// Tests play faster than people: there is no limit to what they send.
    private static final Limits PATIENT =
            new Limits(
                    8_192, 1_000_000, 1_000, 4_000_000, 64, 4_000, 10_000, 1_000, 10_000, 30_000);

    static Club open(Path data) {
        return open(data, PATIENT);
    }

    static Club open(Path data, Limits limits) {
        return open(new Server.Options("127.0.0.1", 0, data, Set.of(), limits));
    }

    /// A server with an operator.
    static Club operated(Path data) {
        return open(
                new Server.Options("127.0.0.1", 0, data, Set.of(), PATIENT).operatedAt(0));
    }

    private static Club open(Server.Options options) {
        try {
            Server server = Server.start(options);
            Club club = new Club(server.port());
            club.server = Optional.of(server);
            return club;
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /// The tables that cannot be read, and why.
    SortedMap<String, String> damage() {
        return server.orElseThrow().tables().quarantine().damage();
    }

    /// A server that runs elsewhere.
    static Club at(int port) {
        return new Club(port);
    }

    int port() {
        return port;
    }

    /// An answer of the server.
    record Reply(int status, String text) {
        JsonNode json() {
            return Guest.JSON.readTree(text);
        }
    }

    Reply get(String path) {
        return send(request(path).GET());
    }

    Reply get(String path, String secret) {
        return send(request(path).header("Authorization", "Bearer " + secret).GET());
    }

    Reply post(String path, String body) {
        return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    Reply post(String path, String body, String secret) {
        return send(
                request(path)
                        .header("Authorization", "Bearer " + secret)
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    Reply postFrom(String origin, String path, String body) {
        return send(
                request(path)
                        .header("Origin", origin)
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static Reply send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Reply(response.statusCode(), response.body());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /// Makes a table; the answer has its name and secrets.
    JsonNode table(String body) {
        Reply made = post("/api/v1/tables", body);
        if (made.status() != 201) {
            throw new AssertionError(made.text());
        }
        return made.json();
    }

    /// Takes a seat; the answer has the token.
    JsonNode join(String table, String name, String invitation) {
        Reply joined =
                post(
                        "/api/v1/tables/" + table + "/join",
                        "{\"name\":\"%s\",\"nonce\":\"%s\"}".formatted(name, "ab".repeat(16)),
                        invitation);
        if (joined.status() != 200) {
            throw new AssertionError(joined.text());
        }
        return joined.json();
    }

    @Override
    public void close() {
        server.ifPresent(Server::close);
    }
}
