package sparrow.server.api;

import java.util.Optional;
import sparrow.records.Json;
import tools.jackson.databind.node.ObjectNode;

/// What is answered: JSON, or a file to keep.
///
/// @param file its name, if it is one
public record Reply(int status, Optional<String> file, LongText text) {
    public static Reply of(LongText text) {
        return new Reply(200, Optional.empty(), text);
    }

    public static Reply of(int status, String text) {
        return new Reply(status, Optional.empty(), new LongText().append(text));
    }

    public static Reply of(ObjectNode node) {
        return of(200, node.toString());
    }

    /// What is said where something is refused.
    public static Reply refused(int status, String code, String sentence) {
        return of(
                status,
                Json.MAPPER
                        .createObjectNode()
                        .put("error", code)
                        .put("message", sentence)
                        .toString());
    }

    static Reply file(String name, byte[] bytes) {
        return new Reply(200, Optional.of(name), new LongText().append(bytes));
    }
}
