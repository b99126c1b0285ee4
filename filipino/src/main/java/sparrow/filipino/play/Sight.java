package sparrow.filipino.play;

import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a seat sees lying on the table besides its own tiles.
public final class Sight {
    private Sight() {}

    /// Unclaimed discards of everybody and what others have laid.
    public static Tiles visible(View view) {
        Table table = view.table();
        Tiles seen = Tiles.EMPTY;
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            for (Thrown thrown : place.pond()) {
                if (thrown.claimedBy().isEmpty()) {
                    seen = seen.with(thrown.tile());
                }
            }
            if (seat != view.seat()) {
                seen = seen.plus(place.flowers());
                for (Meld meld : place.melds()) {
                    for (Tile tile : meld.tiles()) {
                        seen = tile == Tile.HIDDEN ? seen : seen.with(tile);
                    }
                }
            }
        }
        return seen;
    }
}
