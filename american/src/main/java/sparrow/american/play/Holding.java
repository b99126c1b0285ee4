package sparrow.american.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Rack;
import sparrow.core.game.Action;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// The own tiles, as they are or as an action would leave them.
record Holding(Tiles hand, List<Meld> melds) {
    Rack rack() {
        return Rack.of(hand, melds);
    }

    /// What a seat holds.
    static Holding of(View view) {
        return new Holding(view.own().hand(), view.own().melds());
    }

    /// With a group claimed.
    Holding claiming(Meld meld) {
        List<Tile> own = new ArrayList<>(meld.tiles());
        meld.taken().ifPresent(taken -> own.remove(taken.tile()));
        List<Meld> more = new ArrayList<>(melds);
        more.add(meld);
        return new Holding(hand.without(own), more);
    }

    /// With a joker for a tile, taken by a seat.
    Holding taking(Action.TakeJoker take, Seat by) {
        return take.owner() == by
                ? exchanging(take.meld(), take.given())
                : exchanging(take.given());
    }

    /// With a joker for a tile, out of somebody else's exposure.
    private Holding exchanging(Tile given) {
        return new Holding(hand.without(given).with(Tile.JOKER), melds);
    }

    /// With a joker for a tile, out of an own exposure.
    private Holding exchanging(int meld, Tile given) {
        List<Tile> tiles = new ArrayList<>(melds.get(meld).tiles());
        tiles.remove(Tile.JOKER);
        tiles.add(given);
        return new Holding(exchanging(given).hand(), replaced(meld, tiles));
    }

    /// With a discard for a blank.
    Holding buying(Tile discard) {
        return new Holding(hand.without(Tile.BLANK).with(discard), melds);
    }

    /// With a tile added to an exposure.
    Holding adding(int meld, Tile tile) {
        List<Tile> tiles = new ArrayList<>(melds.get(meld).tiles());
        tiles.add(tile);
        return new Holding(hand.without(tile), replaced(meld, tiles));
    }

    /// With tiles taken back from an exposure.
    Holding takingBack(int meld, List<Tile> back) {
        List<Tile> tiles = new ArrayList<>(melds.get(meld).tiles());
        back.forEach(tiles::remove);
        return new Holding(hand.with(back), replaced(meld, tiles));
    }

    private List<Meld> replaced(int meld, List<Tile> tiles) {
        List<Meld> changed = new ArrayList<>(melds);
        changed.set(meld, Meld.of(Meld.Manner.CLAIMED, tiles));
        return changed;
    }
}
