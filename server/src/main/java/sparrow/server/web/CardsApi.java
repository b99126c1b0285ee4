package sparrow.server.web;

import java.util.List;
import sparrow.american.card.Card;
import sparrow.american.card.reader.CardReader;
import sparrow.american.card.reader.CardReading;
import sparrow.american.card.reader.Problem;
import sparrow.american.card.reader.SparrowCard;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Cards for American mahjong: those there are, and what is wrong with one that somebody types.
final class CardsApi {
    private static final String SPARROW = "sparrow";

    private CardsApi() {}

    static ObjectNode cards() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.putArray("cards").addObject().put("name", SPARROW).put("text", SparrowCard.text());
        return node;
    }

    static ObjectNode check(JsonNode body) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        switch (CardReader.read(Bodies.text(body, "text"))) {
            case CardReading.Compiled(Card card, List<Problem> warnings) -> {
                node.put("ok", true);
                problems(node.putArray("problems"), warnings, "warning");
                node.put("text", card.print());
            }
            case CardReading.Faulty(List<Problem> errors) -> {
                node.put("ok", false);
                problems(node.putArray("problems"), errors, "error");
            }
        }
        return node;
    }

    private static void problems(ArrayNode list, List<Problem> problems, String kind) {
        for (Problem problem : problems) {
            list.addObject()
                    .put("line", problem.line())
                    .put("column", problem.column())
                    .put("what", problem.what())
                    .put("remedy", problem.remedy())
                    .put("kind", kind);
        }
    }
}
