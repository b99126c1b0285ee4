package sparrow.server.api;

import java.util.List;
import sparrow.answers.TaskRow;
import sparrow.catalog.Catalog;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;
import sparrow.desk.Subject;
import sparrow.records.Json;
import sparrow.server.table.ApiRefusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What games can be asked about besides hands, such as cards: those there are, and the tasks that
/// are answered at once.
final class SubjectsApi {
    private SubjectsApi() {}

    static List<Subject> subjects() {
        return Catalog.games().stream().flatMap(game -> game.subjects().stream()).toList();
    }

    static List<Inquiry> inquiries(Subject subject) {
        return subject.tasks().stream()
                .filter(Inquiry.class::isInstance)
                .map(Inquiry.class::cast)
                .toList();
    }

    /// Those that a game brings along.
    static ObjectNode known(Subject subject) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        ArrayNode list = node.putArray(subject.plural());
        subject.known()
                .forEach(
                        each -> list.addObject().put("name", each.name()).put("text", each.text()));
        return node;
    }

    static String answer(Inquiry task, JsonNode asked) {
        try {
            return TaskRow.answer(task, asked);
        } catch (Refusal refusal) {
            throw ApiRefusal.unreadable(GamesApi.sentence(refusal.sentence()));
        }
    }
}
