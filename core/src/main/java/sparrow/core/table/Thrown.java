package sparrow.core.table;

import java.util.Optional;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// A discard as it lies in the pond; a claimed one is remembered where it lay.
public record Thrown(Tile tile, Origin origin, Optional<Seat> claimedBy) {
    private static final Thrown[] UNCLAIMED = new Thrown[2 * Tile.faces().size()];

    static {
        for (Tile tile : Tile.faces()) {
            for (Origin origin : Origin.values()) {
                UNCLAIMED[2 * tile.ordinal() + origin.ordinal()] =
                        new Thrown(tile, origin, Optional.empty());
            }
        }
    }

    static Thrown of(Tile tile, Origin origin) {
        return UNCLAIMED[2 * tile.ordinal() + origin.ordinal()];
    }

    Thrown claimed(Seat seat) {
        return new Thrown(tile, origin, Optional.of(seat));
    }
}
