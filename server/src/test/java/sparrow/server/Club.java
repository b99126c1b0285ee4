package sparrow.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
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
        return open(options(data, limits));
    }

    /// A server that believes whatever this machine says about whom it asks for.
    static Club behindProxy(Path data, Limits limits) {
        return open(options(data, limits).behind(Set.of("127.0.0.1")));
    }

    /// A server with an operator.
    static Club operated(Path data) {
        return open(options(data, PATIENT).operatedAt(0));
    }

    private static Options options(Path data, Limits limits) {
        return new Options("127.0.0.1", 0, data, Set.of(), limits);
    }

    private static Club open(Options options) {
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

    /// The server itself, where it runs here.
    Server server() {
        return server.orElseThrow();
    }

    int port() {
        return port;
    }

    /// An answer of the server.
    ///
    /// @param retryAfter seconds to wait, or nothing
    record Reply(int status, String text, String retryAfter) {
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

    Reply delete(String path, String secret) {
        return send(request(path).header("Authorization", "Bearer " + secret).DELETE());
    }

    Reply postFrom(String origin, String path, String body) {
        return send(
                request(path)
                        .header("Origin", origin)
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /// A request of somebody at another address, through a proxy.
    Reply getFor(String address, String path) {
        return send(request(path).header("X-Forwarded-For", address).GET());
    }

    Reply postFor(String address, String path, String body) {
        return send(
                request(path)
                        .header("X-Forwarded-For", address)
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static Reply send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Reply(
                    response.statusCode(),
                    response.body(),
                    response.headers().firstValue("Retry-After").orElse(""));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    private final Map<String, String> invitations = new ConcurrentHashMap<>();

    /// Makes a table; the answer has its name and secrets.
    JsonNode table(String body) {
        Reply made = post("/api/v1/tables", body);
        if (made.status() != 201) {
            throw new AssertionError(made.text());
        }
        JsonNode json = made.json();
        invitations.put(json.path("table").asString(), json.path("invitation").asString());
        return json;
    }

    /// Takes a seat; the answer has the token. Without an invitation it is the one of who made the
    /// table.
    JsonNode join(String table, String name, String invitation) {
        Reply joined =
                post(
                        "/api/v1/tables/" + table + "/join",
                        "{\"name\":\"%s\"}".formatted(name),
                        invitation.isEmpty() ? invitations.getOrDefault(table, "") : invitation);
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
