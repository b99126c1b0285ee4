package sparrow.records;

import static sparrow.records.Json.MAPPER;
import static sparrow.records.Json.MELD;
import static sparrow.records.Json.TILE;
import static sparrow.records.Json.TILES;

import java.util.List;
import sparrow.core.game.Action;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import tools.jackson.databind.node.ObjectNode;

/// Each action as a JSON object, in the words of the log.
public final class ActionWriter {
    private ActionWriter() {}

    public static ObjectNode write(Action action) {
        ObjectNode json = MAPPER.createObjectNode();
        switch (action) {
            case Action.Discard(Tile tile, Origin origin) ->
                    named(json, "discard")
                            .put(TILE, tile.toString())
                            .put("origin", Fields.lower(origin));
            case Action.Claim(Meld meld) -> named(json, "claim").set(MELD, EventWriter.meld(meld));
            case Action.Lay(Meld meld) -> named(json, "lay").set(MELD, EventWriter.meld(meld));
            case Action.Add(int meld, Tile tile) ->
                    named(json, "add").put(MELD, meld).put(TILE, tile.toString());
            case Action.TakeBack(int meld, List<Tile> tiles) ->
                    named(json, "take back")
                            .put(MELD, meld)
                            .put(TILES, Notation.COMPACT.write(tiles));
            case Action.Declare(String word) -> named(json, "declare").put("word", word);
            case Action.Give(List<Tile> tiles) ->
                    named(json, "give").put(TILES, Notation.COMPACT.write(tiles));
            case Action.TakeJoker(Seat owner, int meld, Tile given) ->
                    named(json, "take joker")
                            .put("owner", owner.name())
                            .put(MELD, meld)
                            .put("given", given.toString());
            case Action.Win() -> named(json, "win");
            case Action.Pass() -> named(json, "pass");
        }
        return json.put("text", action.text());
    }

    private static ObjectNode named(ObjectNode json, String name) {
        return json.put("action", name);
    }
}
