package sparrow.formats.mjai;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.records.BadRecord;
import tools.jackson.databind.JsonNode;

/// Tiles by the names mjai gives them: `5m`, `5mr`, `E`, `P`.
public final class MjaiTiles {
    /// As many as the longest wall has.
    private static final int MOST = 136;

    private static final String HONORS = "ESWNPFC";
    private static final String SUITS = "mps";
    private static final Map<String, Tile> BY_NAME = new HashMap<>();

    static {
        for (Tile tile : Tile.faces()) {
            if (tile.kind() < Tile.KINDS) {
                BY_NAME.put(name(tile), tile);
                BY_NAME.put(number(tile), tile);
            }
        }
    }

    private MjaiTiles() {}

    public static String name(Tile tile) {
        if (tile.isNumbered()) {
            return tile.rank()
                    + String.valueOf(SUITS.charAt(tile.kind() / 9))
                    + (tile.isRed() ? "r" : "");
        }
        int honor = tile.suit() == Suit.DRAGONS ? 3 + tile.rank() : tile.rank() - 1;
        return String.valueOf(HONORS.charAt(honor));
    }

    /// As other notations have it, which some programs mix in: `0m` and `1z`.
    private static String number(Tile tile) {
        return tile.isNumbered()
                ? (tile.isRed() ? 0 : tile.rank()) + String.valueOf(SUITS.charAt(tile.kind() / 9))
                : (HONORS.indexOf(name(tile)) + 1) + "z";
    }

    static boolean isHidden(JsonNode node) {
        return node.asString("").equals("?");
    }

    static Tile tile(JsonNode node) throws BadRecord {
        Tile tile = node.isString() ? BY_NAME.get(node.stringValue()) : null;
        if (isHidden(node)) {
            throw new BadRecord("a tile is hidden here, as one player was told the game");
        }
        if (tile == null) {
            throw new BadRecord("a tile was expected, such as 5m, 5mr or E");
        }
        return tile;
    }

    static List<Tile> tiles(JsonNode list) throws BadRecord {
        if (!list.isArray() || list.size() > MOST) {
            throw new BadRecord("a list of tiles was expected");
        }
        List<Tile> tiles = new ArrayList<>();
        for (JsonNode node : list) {
            tiles.add(tile(node));
        }
        return tiles;
    }
}
