package sparrow.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.desk.Refusal;
import sparrow.desk.TileText;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.advice.Position;
import sparrow.riichi.advice.Threat;
import sparrow.riichi.advice.TurnsAhead;
import tools.jackson.databind.JsonNode;

/// A row that asks for advice on a Riichi hand, read and checked.
record RiichiPosition(Position position, Optional<TurnsAhead> draws, List<Threat> threats) {
    private static final String ODDS = "odds";

    /// The fields that ask for advice; the options of `sparrow riichi` have the same names.
    static final List<String> FIELDS =
            List.of(ODDS, "turns", "ron", "against", "passed", "discards", "call");

    /// Whether a row asks for more than distance and acceptance.
    static boolean isAsked(JsonNode row) {
        return FIELDS.stream().anyMatch(field -> isSaid(row.path(field)));
    }

    private static boolean isSaid(JsonNode node) {
        return !JsonRow.isAbsent(node) && !(node.isBoolean() && !node.asBoolean());
    }

    /// Refuses a win that is also asked for advice.
    static void refuseWithWin(JsonNode row) throws Refusal {
        for (String field : FIELDS) {
            if (isSaid(row.path(field))) {
                throw new Refusal(
                        "win_and_advice",
                        "the field \""
                                + field
                                + "\" asks about a hand that is not won: leave it or win_tile out.");
            }
        }
    }

    static RiichiPosition of(JsonNode row, Hand hand, RiichiRules rules) throws Refusal {
        AdviceGiven given = given(row);
        Position position = Position.of(hand).rules(rules);
        position = wind(row, "seat_wind").map(position::seat).orElse(position);
        position = wind(row, "round_wind").map(position::round).orElse(position);
        position = position.dora(tiles(row, "dora_indicators"));
        position = JsonRow.flag(row, "open") ? position.open() : position;
        return new RiichiPosition(given.checked(position), given.draws(), given.threats());
    }

    private static AdviceGiven given(JsonNode row) throws Refusal {
        Optional<Integer> turns = JsonRow.number(row, "turns");
        boolean bare = JsonRow.flag(row, ODDS) && turns.isEmpty();
        return new AdviceGiven(
                bare ? Optional.of(AdviceGiven.DEFAULT_TURNS) : turns,
                JsonRow.number(row, "ron"),
                JsonRow.visible(row),
                ponds(row.path("against")),
                tiles(row, "passed"),
                tiles(row, "discards"),
                tiles(row, "call"),
                WinFields.norths(row),
                "");
    }

    private static Optional<Tile> wind(JsonNode row, String field) throws Refusal {
        JsonNode node = row.path(field);
        return JsonRow.isAbsent(node) ? Optional.empty() : Optional.of(WinFields.wind(node, field));
    }

    private static List<Tile> tiles(JsonNode row, String field) throws Refusal {
        return JsonRow.anyTiles(row.path(field), field);
    }

    private static List<List<Tile>> ponds(JsonNode node) throws Refusal {
        if (JsonRow.isAbsent(node)) {
            return List.of();
        }
        List<List<Tile>> ponds = new ArrayList<>();
        for (JsonNode pond : node.isArray() ? node : JsonRow.JSON.createArrayNode().add(node)) {
            if (!pond.isString()) {
                throw new Refusal(
                        "bad_tiles",
                        "the field \"against\" must be a list of texts of tiles such as 19m4p2z.");
            }
            ponds.add(TileText.tiles(pond.stringValue().replace("*", ""), "against"));
        }
        return ponds;
    }
}
