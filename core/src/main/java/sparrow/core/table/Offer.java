package sparrow.core.table;

import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// The tile that others may claim, rob or win on.
///
/// @param meld the meld it was added to, when it was
public record Offer(Seat seat, Tile tile, Source source, int meld) {
    public enum Source {
        DISCARD,
        ADDED,
        LAID
    }
}
