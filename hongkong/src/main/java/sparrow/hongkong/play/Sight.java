package sparrow.hongkong.play;

import sparrow.core.table.Place;
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
        Tiles seen = Tiles.EMPTY;
        for (Seat seat : view.table().seats()) {
            Place place = view.table().place(seat);
            for (Thrown thrown : place.pond()) {
                seen = thrown.claimedBy().isEmpty() ? seen.with(thrown.tile()) : seen;
            }
            if (seat != view.seat()) {
                seen = seen.plus(place.flowers());
                for (Meld meld : place.melds()) {
                    seen = meld.tiles().contains(Tile.HIDDEN) ? seen : seen.with(meld.tiles());
                }
            }
        }
        return seen;
    }
}
