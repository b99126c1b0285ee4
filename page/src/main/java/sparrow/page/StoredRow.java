package sparrow.page;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import sparrow.records.Json;
import sparrow.server.journal.Damaged;
import sparrow.server.journal.Entry;
import sparrow.server.journal.TableRow;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Tables and the rows of their journals as texts.
final class StoredRow {
    private static final String EVENT = "e";
    private static final String ANSWER = "a";

    private StoredRow() {}

    static String text(TableRow table) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("name", table.name()).put("game", table.game()).put("phase", table.phase());
        node.put("listed", table.listed());
        node.put("created", table.created()).put("finished", table.finished());
        node.put("body", table.body());
        table.checksum().ifPresent(sum -> node.put("checksum", sum));
        return node.toString();
    }

    static TableRow table(String text) {
        JsonNode node = Json.MAPPER.readTree(text);
        return new TableRow(
                node.path("name").asString(""),
                node.path("game").asString(""),
                node.path("phase").asString(""),
                node.path("listed").asBoolean(false),
                node.path("created").asLong(0),
                node.path("finished").asLong(0),
                node.path("body").asString(""),
                OptionalLong.of(node.path("checksum").asLong(-1)));
    }

    /// Entries, a line for each.
    static String lines(List<Entry> entries) {
        return entries.stream()
                .map(entry -> (entry.kind() == Entry.Kind.EVENT ? EVENT : ANSWER) + entry.body())
                .collect(Collectors.joining("\n"));
    }

    static List<Entry> entries(String lines) {
        List<Entry> entries = new ArrayList<>();
        for (String line : lines.isEmpty() ? new String[0] : lines.split("\n", -1)) {
            if (line.startsWith(EVENT)) {
                entries.add(Entry.event(line.substring(1)));
            } else if (line.startsWith(ANSWER)) {
                entries.add(Entry.answer(line.substring(1)));
            } else {
                throw new Damaged("row " + entries.size() + " of its journal is of no kind");
            }
        }
        return entries;
    }
}
