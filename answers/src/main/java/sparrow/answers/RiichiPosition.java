package sparrow.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.advice.Draws;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Threat;
import tools.jackson.databind.JsonNode;

/// A row that asks for advice on a Riichi hand, read and checked.
record RiichiPosition(Position position, Optional<Draws> draws, List<Threat> threats) {
    private static final String ODDS = "odds";

    /// The fields that ask for advice; the options of `sparrow riichi` have the same names.
    static final List<String> FIELDS =
            List.of(ODDS, "turns", "ron", "against", "passed", "discards", "call");

    static boolean isAsked(JsonNode row) {
        return FIELDS.stream().anyMatch(row::has);
    }

    static RiichiPosition of(JsonNode row, Hand hand, RiichiRules rules) throws RowError {
        AdviceGiven given = given(row);
        Position position = Position.of(given.called(hand)).rules(rules);
        position = wind(row, "seat_wind").map(position::seat).orElse(position);
        position = wind(row, "round_wind").map(position::round).orElse(position);
        position = position.dora(tiles(row, "dora_indicators"));
        position = row.path("open").asBoolean(false) ? position.open() : position;
        return new RiichiPosition(given.checked(position), given.draws(), given.threats());
    }

    private static AdviceGiven given(JsonNode row) throws RowError {
        Optional<Integer> turns = number(row, "turns");
        boolean bare = row.path(ODDS).asBoolean(false) && turns.isEmpty();
        return new AdviceGiven(
                bare ? Optional.of(AdviceGiven.DEFAULT_TURNS) : turns,
                number(row, "ron"),
                JsonRow.visible(row),
                ponds(row.path("against")),
                tiles(row, "passed"),
                tiles(row, "discards"),
                tiles(row, "call"),
                "");
    }

    private static Optional<Tile> wind(JsonNode row, String field) throws RowError {
        JsonNode node = row.path(field);
        return node.isMissingNode() || node.isNull()
                ? Optional.empty()
                : Optional.of(WinFields.wind(node, field));
    }

    private static List<Tile> tiles(JsonNode row, String field) throws RowError {
        return JsonRow.anyTiles(row.path(field), field);
    }

    private static Optional<Integer> number(JsonNode row, String field) throws RowError {
        JsonNode node = row.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return Optional.empty();
        }
        if (!node.isInt()) {
            throw new RowError("bad_number", "the field \"" + field + "\" must be a number.");
        }
        return Optional.of(node.intValue());
    }

    private static List<List<Tile>> ponds(JsonNode node) throws RowError {
        List<List<Tile>> ponds = new ArrayList<>();
        for (JsonNode pond : node) {
            String text = pond.asString("?").replace("*", "");
            ponds.add(JsonRow.tiles(JsonRow.JSON.getNodeFactory().stringNode(text), "against"));
        }
        return ponds;
    }
}
