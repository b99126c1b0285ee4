package sparrow.cli;

import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A Riichi hand fit to be analysed, and the tiles seen elsewhere: 13 tiles, or 14 with the one
/// just drawn, none of a kind more than four times.
record RiichiHand(Hand hand, Tiles visible) {
    static final int FULL = 14;

    /// Checks a hand as given; the refusal says what is wrong with it.
    static RiichiHand of(Hand hand, List<Tile> visible) throws RowError {
        for (Meld meld : hand.melds()) {
            checkMeld(meld);
        }
        int size = size(hand);
        if (size != FULL && size != FULL - 1) {
            throw new RowError("wrong_tile_count", countSentence(hand, size));
        }
        checkCopies(hand, visible);
        return new RiichiHand(hand, Tiles.of(visible));
    }

    /// How many tiles there are, a meld counting for three.
    private static int size(Hand hand) {
        return hand.tiles().size() + 3 * hand.melds().size();
    }

    private static void checkMeld(Meld meld) throws RowError {
        boolean set = meld.kind() == Meld.Kind.RUN || meld.kind() == Meld.Kind.GROUP;
        if (!set || meld.tiles().size() > 4) {
            throw new RowError("bad_tiles", meld + " is no run, triplet or kong.");
        }
    }

    private static String countSentence(Hand hand, int size) {
        String counted = hand.melds().isEmpty() ? "" : ", each meld counted as three";
        return "the hand has "
                + size
                + (size == 1 ? " tile" : " tiles")
                + counted
                + "; it needs 13, or 14 with the tile just drawn.";
    }

    private static void checkCopies(Hand hand, List<Tile> visible) throws RowError {
        int[] counts = new int[Tile.KINDS];
        count(counts, hand.tiles());
        for (Meld meld : hand.melds()) {
            count(counts, meld.tiles());
        }
        count(counts, visible);
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > 4) {
                throw new RowError(
                        "too_many_copies",
                        "there are "
                                + counts[kind]
                                + " of "
                                + Tile.ofKind(kind)
                                + ", of which four exist.");
            }
        }
    }

    private static void count(int[] counts, List<Tile> tiles) throws RowError {
        for (Tile tile : tiles) {
            if (tile.kind() >= Tile.KINDS) {
                throw new RowError("bad_tiles", "Riichi has no " + tile.title() + ".");
            }
            counts[tile.kind()]++;
        }
    }

    boolean isFull() {
        return size(hand) == FULL;
    }
}
