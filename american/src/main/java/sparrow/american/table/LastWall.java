package sparrow.american.table;

import java.util.Collections;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Tile;

/// The last tiles of the wall, where some houses play by other rules.
final class LastWall {
    private static final int TILES_A_POINT = 2;
    private static final int SAFE = 3;

    private final AmericanRules rules;

    LastWall(AmericanRules rules) {
        this.rules = rules;
    }

    /// Whether the wall is down to its last tiles.
    boolean isReached(Table table) {
        int tiles = rules.lastWall > 0 ? rules.lastWall : TILES_A_POINT * Dice.sum(table);
        return table.wall().left() < tiles;
    }

    /// Whether a discard cannot be won on.
    boolean isCold(Table table) {
        return rules.coldWall && isReached(table);
    }

    /// Whether who gives this discard to a winner pays for all: three of it do not lie open yet.
    boolean isHot(Table table, Tile tile) {
        return rules.hotWall && isReached(table) && seen(table, tile) < SAFE;
    }

    /// How many of a tile lie open besides the one on offer.
    private static int seen(Table table, Tile tile) {
        int seen = -1;
        for (Place place : table.places().values()) {
            for (Thrown thrown : place.pond()) {
                seen += thrown.tile() == tile && thrown.claimedBy().isEmpty() ? 1 : 0;
            }
            for (var meld : place.melds()) {
                seen += Collections.frequency(meld.tiles(), tile);
            }
        }
        return seen;
    }
}
