package sparrow.answers;

import java.math.BigDecimal;
import java.util.Map;
import sparrow.desk.Data;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Answers as JSON.
public final class DataJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private DataJson() {}

    public static String text(Data data) {
        return node(data).toString();
    }

    public static ObjectNode object(Data.Fields fields) {
        ObjectNode node = NODES.objectNode();
        for (Map.Entry<String, Data> entry : fields.values().entrySet()) {
            node.set(entry.getKey(), node(entry.getValue()));
        }
        return node;
    }

    private static JsonNode node(Data data) {
        return switch (data) {
            case Data.Text(String text) -> NODES.stringNode(text);
            case Data.Whole(long number) -> NODES.numberNode(number);
            case Data.Decimal(double number) -> NODES.numberNode(number);
            case Data.Exact(BigDecimal number) -> NODES.numberNode(number);
            case Data.Flag(boolean isTrue) -> NODES.booleanNode(isTrue);
            case Data.Nothing.NOTHING -> NODES.nullNode();
            case Data.Fields fields -> object(fields);
            case Data.Items items -> {
                ArrayNode list = NODES.arrayNode();
                items.values().forEach(each -> list.add(node(each)));
                yield list;
            }
        };
    }
}
