package sparrow.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Origin;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
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

    record Win() implements Action {
        public static final Win WIN = new Win();
    }

    record Pass() implements Action {
        public static final Pass PASS = new Pass();
    }

    /// What happens when a seat does this in its turn, where the rules add nothing to it. Winning,
    /// passing and giving tiles away are more than one event of one seat.
    default Event by(Seat seat) {
        return switch (this) {
            case Discard(Tile tile, Origin origin) -> Event.Discarded.of(seat, tile, origin);
            case Claim(Meld meld) -> new Event.Claimed(seat, meld);
            case Lay(Meld meld) -> new Event.Laid(seat, meld);
            case Add(int meld, Tile tile) -> new Event.Added(seat, meld, tile);
            case TakeBack(int meld, List<Tile> tiles) -> new Event.TakenBack(seat, meld, tiles);
            case Declare(String word) -> new Event.Declared(seat, word);
            case TakeJoker(Seat owner, int meld, Tile given) ->
                    new Event.JokerTaken(seat, owner, meld, given);
            case Win _, Pass _, Give _ ->
                    throw new IllegalArgumentException("no single event: " + text());
        };
    }

    /// The action in words, such as "discard 5m" or "claim (555m)".
    default String text() {
        return switch (this) {
            case Discard(Tile tile, Origin origin) ->
                    "discard " + tile + (origin == Origin.DRAWN ? " as drawn" : "");
            case Claim(Meld meld) -> "claim " + meld;
            case Lay(Meld meld) -> "lay " + meld;
            case Add(int meld, Tile tile) -> "add " + tile + " to meld " + meld;
            case TakeBack(int meld, List<Tile> tiles) ->
                    "take back " + Notation.COMPACT.write(tiles) + " from meld " + meld;
            case Declare(String word) -> "say " + word;
            case Give(List<Tile> tiles) ->
                    tiles.isEmpty() ? "give nothing" : "give " + Notation.COMPACT.write(tiles);
            case TakeJoker(Seat owner, int meld, Tile given) ->
                    "take the joker of meld " + meld + " of " + owner + " for " + given;
            case Win() -> "win";
            case Pass() -> "pass";
        };
    }
}
