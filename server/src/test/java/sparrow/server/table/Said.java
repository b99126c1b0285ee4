package sparrow.server.table;

import java.util.Optional;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;

/// What a table said to somebody who must choose, read by tests.
final class Said {
    private Said() {}

    static int decision(String choice) {
        return Json.MAPPER.readTree(choice).path("decision").asInt(-1);
    }

    /// The answer that chooses the first option with such a text in it.
    static Optional<Answer> option(String choice, String wanted) {
        JsonNode said = Json.MAPPER.readTree(choice);
        for (int i = 0; i < said.path("options").size(); i++) {
            if (said.path("options").get(i).toString().contains(wanted)) {
                return Optional.of(new Answer(decision(choice), Optional.of(i), Optional.empty()));
            }
        }
        return Optional.empty();
    }
}
