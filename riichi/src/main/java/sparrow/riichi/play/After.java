package sparrow.riichi.play;

import java.util.List;
import java.util.Optional;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.play.Waits.Said;

/// What an action leaves.
///
/// @param left the concealed tiles
/// @param discard what was let go of, if anything
record After(Tiles left, List<Meld> melds, Optional<Tile> discard, Said said) {
    static After discarding(Tile tile, Tiles hand, List<Meld> melds, Said said) {
        return new After(hand.without(tile), melds, Optional.of(tile), said);
    }
}
