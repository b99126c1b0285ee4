package sparrow.answers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sparrow.desk.Field;
import sparrow.desk.Given;
import sparrow.desk.Inquiry;
import sparrow.desk.Refusal;
import tools.jackson.databind.JsonNode;

/// An object of JSON that asks about a subject of a game, and the answer to it.
public final class TaskRow {
    private static final RowFields VALUES = new RowFields(written -> written);

    private TaskRow() {}

    /// The answer in JSON.
    public static String answer(Inquiry task, JsonNode asked) throws Refusal {
        return DataJson.text(task.answer(given(task, asked)).data());
    }

    private static Given given(Inquiry task, JsonNode asked) throws Refusal {
        Map<String, Field> fields = new LinkedHashMap<>();
        task.fields().stream()
                .filter(field -> field.scope() != Field.Scope.SHOWN)
                .forEach(field -> fields.put(field.name(), field));
        Given given = Given.of(task.fields());
        for (Map.Entry<String, JsonNode> entry : asked.properties()) {
            Field field = fields.get(entry.getKey());
            if (field == null) {
                throw JsonRow.unknown(entry.getKey(), fields.keySet());
            }
            Optional<List<String>> texts =
                    JsonRow.isAbsent(entry.getValue())
                            ? Optional.empty()
                            : VALUES.texts(field, entry.getValue());
            given = texts.isPresent() ? given.with(field.name(), texts.get()) : given;
        }
        return given;
    }
}
