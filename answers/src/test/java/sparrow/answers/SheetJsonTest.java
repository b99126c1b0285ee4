package sparrow.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import tools.jackson.databind.JsonNode;

/// Every part of a sheet as a page gets it.
final class SheetJsonTest {
    private static final Tile FIVE = Notation.COMPACT.readTiles("5p").orThrow().getFirst();

    private static JsonNode only(Sheet.Writer sheet) {
        JsonNode parts = SheetJson.parts(sheet.sheet());
        assertThat(parts.size()).isEqualTo(1);
        return parts.get(0);
    }

    private static void says(JsonNode node, String json) {
        assertThat(node).isEqualTo(JsonRow.JSON.readTree(json));
    }

    @Test
    void a_hand_is_its_tiles_and_melds_and_what_is_said_of_it() {
        Hand hand = Notation.COMPACT.read("11s5p(777z)").orThrow();
        Sheet.Tiles tiles = new Sheet.Tiles("Hand", hand, Notation.AMERICAN, Text.of("ready"));
        says(
                only(Sheet.writer().add(tiles)),
                """
                {"part":"tiles","name":"Hand","tiles":"11s5p","melds":["(777z)"],
                 "written":"%s","text":["ready"]}
                """
                        .formatted(Notation.AMERICAN.write(hand)));
    }

    @Test
    void a_line_keeps_what_stands_out_steps_back_or_is_a_tile() {
        Text text = Text.of("won on ").tile(FIVE).strong(" at once").faint(", as typed");
        says(
                only(Sheet.writer().line("Won", text)),
                """
                {"part":"line","name":"Won","text":["won on ",{"text":"5p","tile":"5p"},
                 {"text":" at once","style":"strong"},{"text":", as typed","style":"faint"}]}
                """);
    }

    @Test
    void a_warning_keeps_its_mark() {
        says(
                only(Sheet.writer().warning("furiten")),
                """
                {"part":"paragraph","mark":"!","text":["furiten"]}
                """);
    }

    @Test
    void a_table_keeps_columns_cells_and_the_lines_below_them() {
        Sheet.Column wide = Sheet.left("because").givenRoom(100);
        Sheet.Row row =
                Sheet.Row.of(Sheet.cell(FIVE), Sheet.cell(7), Sheet.sentence("so it is"))
                        .below(Sheet.cell("more"));
        says(
                only(
                        Sheet.writer()
                                .table(
                                        List.of(Sheet.tile("discard"), Sheet.right("left"), wide),
                                        List.of(row))),
                """
                {"part":"table",
                 "columns":[{"heading":"discard","align":"tile","room":0},
                            {"heading":"left","align":"right","room":0},
                            {"heading":"because","align":"left","room":100}],
                 "rows":[{"cells":[{"tile":"5p","words":[[{"text":"5p","tile":"5p"}]]},
                                   {"words":[["7"]]},{"words":[["so"],["it"],["is"]]}],
                          "below":[{"words":[["more"]]}]}]}
                """);
    }

    @Test
    void room_between_parts_is_a_part() {
        JsonNode parts = SheetJson.parts(Sheet.writer().line("", "a").gap().line("", "b").sheet());
        assertThat(parts.valueStream().map(part -> part.path("part").asString()))
                .containsExactly("line", "gap", "line");
    }
}
