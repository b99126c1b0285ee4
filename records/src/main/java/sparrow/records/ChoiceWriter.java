package sparrow.records;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.tile.Notation;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a seat may do, as a JSON object: actions to choose from, or tiles to give.
public final class ChoiceWriter {
    private ChoiceWriter() {}

    public static ObjectNode write(Choice choice) {
        return write(choice, Json.MAPPER.createObjectNode());
    }

    /// Adds it to an object that says more.
    public static ObjectNode write(Choice choice, ObjectNode node) {
        switch (choice) {
            case Choice.OneOf(List<Action> actions) -> {
                options(node.put("kind", "one").putArray("options"), actions);
                node.put("fallback", actions.indexOf(choice.fallback()));
            }
            case Choice.TilesToGive give -> {
                node.put("kind", "give").put("least", give.least()).put("most", give.most());
                node.put("from", Notation.COMPACT.write(give.from().list()));
                options(node.putArray("options"), give.or());
            }
        }
        return node;
    }

    private static void options(ArrayNode list, List<Action> actions) {
        actions.forEach(action -> list.add(ActionWriter.write(action)));
    }
}
