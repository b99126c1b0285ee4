package sparrow.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What a player may choose to do.
public sealed interface Action {
    record Discard(Tile tile, Origin origin) implements Action {
        private static final Discard[] INTERNED = new Discard[2 * Tile.faces().size()];

        static {
            for (Tile tile : Tile.faces()) {
                for (Origin origin : Origin.values()) {
                    INTERNED[2 * tile.ordinal() + origin.ordinal()] = new Discard(tile, origin);
                }
            }
        }

        /// The one instance for these values: discards are by far the most frequent actions.
        public static Discard of(Tile tile, Origin origin) {
            return INTERNED[2 * tile.ordinal() + origin.ordinal()];
        }
    }

    /// Take the offered tile and lay this meld with it.
    record Claim(Meld meld) implements Action {}

    /// Lay a meld of own tiles.
    record Lay(Meld meld) implements Action {}

    /// Add a tile to an own meld, by its place among them.
    record Add(int meld, Tile tile) implements Action {}

    /// Take tiles back from an own meld.
    record TakeBack(int meld, List<Tile> tiles) implements Action {
        public TakeBack {
            tiles = List.copyOf(tiles);
        }
    }

    record Declare(String word) implements Action {}

    /// Hand tiles on, in no particular order.
    record Give(List<Tile> tiles) implements Action {
        public Give {
            List<Tile> sorted = new ArrayList<>(tiles);
            Collections.sort(sorted);
            tiles = List.copyOf(sorted);
        }
    }

    /// Take the joker out of somebody's meld, giving the tile it stands for.
    record TakeJoker(Seat owner, int meld, Tile given) implements Action {}

    record Win() implements Action {}

    record Pass() implements Action {}

    Win WIN = new Win();
    Pass PASS = new Pass();
}
