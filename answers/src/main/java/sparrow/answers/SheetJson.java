package sparrow.answers;

import java.util.List;
import java.util.Locale;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A sheet as JSON: what a terminal prints, for a page that shows it in its own way. Tiles are in
/// compact notation beside the words of the game.
public final class SheetJson {
    private static final String TEXT = "text";
    private static final String NAME = "name";
    private static final String STYLE = "style";
    private static final String TILE = "tile";

    private SheetJson() {}

    /// The parts of a sheet, in their order.
    public static ArrayNode parts(Sheet sheet) {
        ArrayNode parts = JsonRow.JSON.createArrayNode();
        for (Sheet.Part part : sheet.parts()) {
            part(part, parts.addObject());
        }
        return parts;
    }

    private static void part(Sheet.Part part, ObjectNode node) {
        switch (part) {
            case Sheet.Tiles tiles -> {
                node.put("part", "tiles").put(NAME, tiles.name());
                node.put("tiles", Notation.COMPACT.write(tiles.hand().tiles()));
                ArrayNode melds = node.putArray("melds");
                for (Meld meld : tiles.hand().melds()) {
                    melds.add(Notation.COMPACT.write(meld));
                }
                node.put("written", tiles.notation().write(tiles.hand()));
                text(tiles.after(), node.putArray(TEXT));
            }
            case Sheet.Line(String name, Text text) -> {
                node.put("part", "line").put(NAME, name);
                text(text, node.putArray(TEXT));
            }
            case Sheet.Paragraph(String mark, Text text) -> {
                node.put("part", "paragraph").put("mark", mark);
                text(text, node.putArray(TEXT));
            }
            case Sheet.Table(List<Sheet.Column> columns, List<Sheet.Row> rows) -> {
                node.put("part", "table");
                columns(columns, node.putArray("columns"));
                rows(rows, node.putArray("rows"));
            }
            case Sheet.Gap.GAP -> node.put("part", "gap");
        }
    }

    private static void columns(List<Sheet.Column> columns, ArrayNode list) {
        for (Sheet.Column column : columns) {
            list.addObject()
                    .put("heading", column.heading())
                    .put("align", column.align().name().toLowerCase(Locale.ROOT))
                    .put("room", column.room());
        }
    }

    private static void rows(List<Sheet.Row> rows, ArrayNode list) {
        for (Sheet.Row row : rows) {
            ObjectNode node = list.addObject();
            ArrayNode cells = node.putArray("cells");
            row.cells().forEach(cell -> cell(cell, cells.addObject()));
            if (!row.below().isEmpty()) {
                ArrayNode below = node.putArray("below");
                row.below().forEach(cell -> cell(cell, below.addObject()));
            }
        }
    }

    private static void cell(Sheet.Cell cell, ObjectNode node) {
        cell.tile().ifPresent(tile -> node.put(TILE, tile.toString()));
        ArrayNode words = node.putArray("words");
        cell.words().forEach(word -> text(word, words.addArray()));
    }

    /// A text as its spans: plain ones as they are, others with their style or their tile.
    private static void text(Text text, ArrayNode spans) {
        for (Text.Span span : text.spans()) {
            switch (span.style()) {
                case Text.Weight.PLAIN -> spans.add(span.text());
                case Text.Weight.STRONG -> styled(spans, span).put(STYLE, "strong");
                case Text.Weight.FAINT -> styled(spans, span).put(STYLE, "faint");
                case Text.Tint(Tile tile) -> styled(spans, span).put(TILE, tile.toString());
            }
        }
    }

    private static ObjectNode styled(ArrayNode spans, Text.Span span) {
        return spans.addObject().put(TEXT, span.text());
    }
}
