package sparrow.arena;

import java.util.Map;
import java.util.Optional;
import sparrow.core.game.Variant;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The text in which a contest is kept: what is asked first, then what came of it so far.
final class KeptJson {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private KeptJson() {}

    /// The beginning of what is asked: the game as it is played.
    static ObjectNode question(Variant variant) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("game", variant.name());
        json.put("edition", variant.edition());
        ObjectNode rules = json.putObject("rules");
        variant.rules().values().forEach(rules::put);
        return json;
    }

    /// One JSON object in a line of its own.
    static String line(ObjectNode json) {
        return MAPPER.writeValueAsString(json) + "\n";
    }

    /// What a text keeps of a question; nothing if it keeps what came of another one, or is no such
    /// text.
    static Optional<JsonNode> of(ObjectNode question, String text) {
        JsonNode json;
        try {
            json = MAPPER.readTree(text);
        } catch (JacksonException _) {
            return Optional.empty();
        }
        for (Map.Entry<String, JsonNode> asked : question.properties()) {
            if (!asked.getValue().toString().equals(json.path(asked.getKey()).toString())) {
                return Optional.empty();
            }
        }
        return Optional.of(json);
    }
}
