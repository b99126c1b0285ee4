package sparrow.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// What an action leaves a seat with.
///
/// @param hand the concealed tiles
/// @param discard the tile let go of, now or with the claim that is made
/// @param distance tiles still needed, at least 1
/// @param accepted a bit for each kind that makes them fewer
public record Left(
        Tiles hand,
        List<Meld> melds,
        Optional<Tile> discard,
        Next next,
        int distance,
        long accepted) {
    /// What comes next.
    public enum Next {
        /// Others may claim the discard, then draw.
        DISCARDED,
        /// Somebody else has the turn.
        WAITS,
        /// This seat draws a tile for a kong.
        DRAWS
    }

    public Left {
        melds = List.copyOf(melds);
    }

    /// The tiles of a meld that come from the own hand.
    public static List<Tile> own(Meld meld) {
        List<Tile> own = new ArrayList<>(meld.tiles());
        meld.taken().ifPresent(taken -> own.remove(taken.tile()));
        return own;
    }

    /// Melds and one more.
    public static List<Meld> with(List<Meld> melds, Meld more) {
        List<Meld> all = new ArrayList<>(melds);
        all.add(more);
        return all;
    }

    /// Melds one of which has grown.
    public static List<Meld> grown(List<Meld> melds, int meld, Tile tile) {
        List<Meld> all = new ArrayList<>(melds);
        all.set(meld, melds.get(meld).grown(tile));
        return all;
    }
}
