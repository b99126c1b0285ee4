package sparrow.answers;

import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Counts the tiles of a hand somebody wrote down.
final class Counting {
    private Counting() {}

    /// How many tiles there are, a meld counting for three.
    static int size(Hand hand) {
        return hand.tiles().size() + 3 * hand.melds().size();
    }

    /// What is wrong with that many tiles.
    static String sizeSentence(Hand hand, int size) {
        String counted = hand.melds().isEmpty() ? "" : ", each meld counted as three";
        return "the hand has "
                + size
                + (size == 1 ? " tile" : " tiles")
                + counted
                + "; it needs 13, or 14 with the tile just drawn.";
    }

    /// Refuses tiles a game does not have, and more than four of a kind.
    static void checkCopies(String game, Hand hand, List<Tile> visible) throws RowError {
        int[] counts = new int[Tile.KINDS];
        count(game, counts, hand.tiles());
        for (Meld meld : hand.melds()) {
            count(game, counts, meld.tiles());
        }
        count(game, counts, visible);
        refuseFive(counts);
    }

    /// Refuses more than four of a kind.
    static void refuseFive(int[] counts) throws RowError {
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

    private static void count(String game, int[] counts, List<Tile> tiles) throws RowError {
        for (Tile tile : tiles) {
            if (tile.kind() >= Tile.KINDS) {
                throw new RowError("bad_tiles", game + " has no " + tile.title() + ".");
            }
            counts[tile.kind()]++;
        }
    }
}
