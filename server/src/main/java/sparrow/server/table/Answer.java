package sparrow.server.table;

import java.util.List;
import java.util.Optional;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Reading;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What somebody answered to a decision: the number of an option, or tiles to give.
///
/// @param decision the public number of events when it was asked
public record Answer(int decision, Optional<Integer> option, Optional<List<Tile>> gift) {
    /// Reads the fields of an answer, wherever they stand.
    public static Answer read(JsonNode node) {
        JsonNode decision = node.path("decision");
        JsonNode option = node.path("option");
        JsonNode gift = node.path("give");
        if (!decision.isInt() || option.isInt() == gift.isString()) {
            throw ApiRefusal.unreadable(
                    "An answer names its decision and either an option or tiles to give.");
        }
        return new Answer(
                decision.intValue(),
                option.isInt() ? Optional.of(option.intValue()) : Optional.empty(),
                gift.isString() ? Optional.of(tiles(gift.stringValue())) : Optional.empty());
    }

    private static List<Tile> tiles(String text) {
        return switch (Notation.COMPACT.readTiles(text)) {
            case Reading.Read<List<Tile>>(List<Tile> tiles) -> tiles;
            case Reading.Misread<List<Tile>>(int at, String why) ->
                    throw ApiRefusal.unreadable(
                            "The tiles, character " + (at + 1) + ": " + why + ".");
        };
    }

    /// The answer with the seat that gave it, for the journal.
    String body(Seat seat) {
        return write(Json.MAPPER.createObjectNode().put("seat", seat.name())).toString();
    }

    /// Adds the fields of the answer.
    ObjectNode write(ObjectNode node) {
        node.put("decision", decision);
        option.ifPresent(number -> node.put("option", number));
        gift.ifPresent(tiles -> node.put("give", Notation.COMPACT.write(tiles)));
        return node;
    }

    /// The action it means; refused if the choice does not offer it.
    Action action(Choice choice) {
        List<Action> options = options(choice);
        if (option.isPresent()) {
            int number = option.get();
            if (number >= 0 && number < options.size()) {
                return options.get(number);
            }
        } else {
            Action give = new Action.Give(gift.orElseThrow());
            if (choice.allows(give)) {
                return give;
            }
        }
        throw new ApiRefusal(
                ApiRefusal.Kind.UNREADABLE,
                "no such option",
                "That is not among your choices; choose one of those offered.");
    }

    /// The actions that have a number.
    static List<Action> options(Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) -> actions;
            case Choice.TilesToGive give -> give.or();
        };
    }
}
