package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import sparrow.american.card.Card;
import sparrow.american.card.Group;
import sparrow.american.card.Line;
import sparrow.american.card.Variation;
import sparrow.core.tile.Notation;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes a compiled card in JSON, a row of text for each line and each variation.
final class CardJson {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private CardJson() {}

    static void write(Card card, PrintWriter out) {
        out.println("{\"lines\": [");
        rows(card.lines().stream().map(line -> row(card, line)).toList(), out);
        out.println("], \"variations\": [");
        rows(card.variations().stream().map(CardJson::row).toList(), out);
        out.println("]}");
    }

    private static void rows(List<String> rows, PrintWriter out) {
        for (int i = 0; i < rows.size(); i++) {
            out.println(rows.get(i) + (i + 1 < rows.size() ? "," : ""));
        }
    }

    private static String row(Card card, Line line) {
        ObjectNode row = JSON.createObjectNode();
        row.put("id", line.id());
        row.put("section", line.section().name());
        row.put("points", line.points());
        row.put("concealed", line.concealed());
        row.put("difficulty", card.difficulty(line).name().toLowerCase(Locale.ROOT));
        row.put("variations", line.variations().size());
        return row.toString();
    }

    private static String row(Variation variation) {
        ObjectNode row = JSON.createObjectNode();
        row.put("line", variation.line().id());
        ArrayNode tiles = row.putArray("tiles");
        variation.tiles().forEach(tile -> tiles.add(Notation.AMERICAN.write(tile)));
        ArrayNode jokers = row.putArray("jokers");
        for (int place = 0; place < Variation.TILES; place++) {
            jokers.add(variation.jokerAt(place));
        }
        ArrayNode groups = row.putArray("groups");
        for (Group group : variation.groups()) {
            ObjectNode node = groups.addObject();
            node.put("tile", Notation.AMERICAN.write(group.tile()));
            node.put("count", group.count());
            node.put("jokers", group.jokers());
            node.put("exposable", group.exposable() && !variation.line().concealed());
        }
        return row.toString();
    }
}
