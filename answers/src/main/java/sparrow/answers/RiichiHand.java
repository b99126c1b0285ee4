package sparrow.answers;

import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A Riichi hand fit to be analysed, and the tiles seen elsewhere: 13 tiles, or 14 with the one
/// just drawn, none of a kind more than four times.
public record RiichiHand(Hand hand, Tiles visible) {
    public static final int FULL = 14;

    /// Checks a hand as given; the refusal says what is wrong with it.
    public static RiichiHand of(Hand hand, List<Tile> visible) throws RowError {
        for (Meld meld : hand.melds()) {
            checkMeld(meld);
        }
        int size = Counting.size(hand);
        if (size != FULL && size != FULL - 1) {
            throw new RowError("wrong_tile_count", Counting.sizeSentence(hand, size));
        }
        Counting.checkCopies("Riichi", hand, visible);
        return new RiichiHand(hand, Tiles.of(visible));
    }

    private static void checkMeld(Meld meld) throws RowError {
        boolean set = meld.kind() == Meld.Kind.RUN || meld.kind() == Meld.Kind.GROUP;
        if (!set || meld.tiles().size() > 4) {
            throw new RowError("bad_tiles", meld + " is no run, triplet or kong.");
        }
    }

    public boolean isFull() {
        return Counting.size(hand) == FULL;
    }
}
