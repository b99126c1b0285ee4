package sparrow.changchun.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.changchun.Nearness;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What a seat has before it when it must choose.
///
/// @param seen all discards and all open melds, the own ones too
/// @param elsewhere the same without the own melds
public record Position(
        Nearness nearness,
        Tiles hand,
        List<Meld> melds,
        boolean ting,
        Tiles seen,
        Tiles elsewhere) {
    static Position of(View view, Nearness nearness, String ting) {
        Place place = view.own();
        Tiles elsewhere = elsewhere(view);
        Tiles seen = elsewhere;
        for (Meld meld : place.melds()) {
            seen = seen.with(meld.tiles());
        }
        return new Position(
                nearness, place.hand(), place.melds(), place.hasSaid(ting), seen, elsewhere);
    }

    /// What a seat sees besides its own tiles: all discards, and what others have laid.
    public static Tiles elsewhere(View view) {
        Table table = view.table();
        Tiles elsewhere = Tiles.EMPTY;
        for (Seat seat : table.seats()) {
            Place place = table.place(seat);
            for (Thrown thrown : place.pond()) {
                if (thrown.claimedBy().isEmpty()) {
                    elsewhere = elsewhere.with(thrown.tile());
                }
            }
            if (seat != view.seat()) {
                elsewhere = elsewhere.plus(place.flowers());
                for (Meld meld : place.melds()) {
                    elsewhere = elsewhere.with(meld.tiles());
                }
            }
        }
        return elsewhere;
    }

    int distance() {
        return nearness.distance(hand, melds);
    }

    /// The distance once these tiles of the hand lie in a new meld.
    int distanceWith(Meld meld, List<Tile> fromHand) {
        List<Meld> more = new ArrayList<>(melds);
        more.add(meld);
        return nearness.distance(hand.without(fromHand), more);
    }

    /// The distance once a tile has been added to a meld.
    int distanceAdding(int meld, Tile tile) {
        List<Meld> grown = new ArrayList<>(melds);
        grown.set(meld, melds.get(meld).grown(tile));
        return nearness.distance(hand.without(tile), grown);
    }
}
