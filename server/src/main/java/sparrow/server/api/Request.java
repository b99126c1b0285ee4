package sparrow.server.api;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What somebody asks for, however it arrived.
public final class Request {
    private final Map<String, String> path;
    private final Map<String, String> query;
    private final String secret;
    private final byte[] body;

    /// @param path the named parts of the address
    /// @param query what stands behind its question mark
    /// @param secret that the request carries, or nothing
    public Request(
            Map<String, String> path, Map<String, String> query, String secret, byte[] body) {
        this.path = path;
        this.query = query;
        this.secret = secret;
        this.body = body;
    }

    String secret() {
        return secret;
    }

    byte[] body() {
        return body;
    }

    String part(String name) {
        return path.getOrDefault(name, "");
    }

    Optional<String> parameter(String name) {
        return Optional.ofNullable(query.get(name));
    }

    String text() {
        return new String(body, StandardCharsets.UTF_8);
    }

    /// The object in the body.
    JsonNode object() {
        return JsonBody.object(body);
    }
}
