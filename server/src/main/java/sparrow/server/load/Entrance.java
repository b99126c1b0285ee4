package sparrow.server.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// Where guests come in to a server.
///
/// @param host its name or address
/// @param forwarded the address for which a proxy would say it asks
public record Entrance(String host, int port, Optional<String> forwarded) {
    static final String FORWARDED = "X-Forwarded-For";

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    public Entrance(String host, int port) {
        this(host, port, Optional.empty());
    }

    /// That of a server on this machine.
    public Entrance(int port) {
        this("127.0.0.1", port);
    }

    /// The same entrance, for people at another address.
    public Entrance from(String address) {
        return new Entrance(host, port, Optional.of(address));
    }

    InetSocketAddress address() {
        return new InetSocketAddress(host, port);
    }

    /// Its host and port, as addresses have them.
    String authority() {
        return host + ":" + port;
    }

    /// What is at an address of the server.
    ///
    /// @throws IOException if it is refused, with the sentence that says why
    public JsonNode get(String path, String secret) throws IOException {
        return send(request(path, secret).GET());
    }

    JsonNode post(String path, String body, String secret) throws IOException {
        return send(request(path, secret).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String secret) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://" + authority() + path))
                        .header("Authorization", "Bearer " + secret);
        forwarded.ifPresent(address -> request.header(FORWARDED, address));
        return request;
    }

    private static JsonNode send(HttpRequest.Builder request) throws IOException {
        try {
            String text = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
            JsonNode answer = Json.MAPPER.readTree(text);
            if (answer.has("error")) {
                throw new IOException(answer.path("message").asString());
            }
            return answer;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("it was interrupted", stop);
        }
    }
}
