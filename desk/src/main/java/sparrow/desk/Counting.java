package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;

/// Counts the tiles of a hand somebody wrote down.
public final class Counting {
    public static final int COPIES = 4;

    private Counting() {}

    /// How many tiles there are, a meld counting for three.
    public static int size(Hand hand) {
        return hand.tiles().size() + 3 * hand.melds().size();
    }

    /// What is wrong with the number of tiles, if anything is.
    ///
    /// @param needed how many a hand has that has nothing to discard
    public static void checkSize(Hand hand, int needed) throws Refusal {
        int size = size(hand);
        if (size != needed && size != needed + 1) {
            String counted = hand.melds().isEmpty() ? "" : "each meld counted as three";
            throw new Refusal("wrong_tile_count", TileSentence.size(size, counted, needed));
        }
    }

    /// Refuses tiles a game does not have, and more than four of a kind.
    public static void checkCopies(String game, Hand hand, List<Tile> visible) throws Refusal {
        int[] counts = new int[Tile.KINDS];
        count(game, counts, hand.tiles());
        for (Meld meld : hand.melds()) {
            count(game, counts, meld.tiles());
        }
        count(game, counts, visible);
        refuseFive(counts);
    }

    /// How often each suited tile and honor is there.
    public static int[] kinds(Hand hand) {
        int[] counts = new int[Tile.KINDS];
        List<Tile> all = new ArrayList<>(hand.tiles());
        hand.melds().forEach(meld -> all.addAll(meld.tiles()));
        all.removeIf(tile -> tile.kind() >= Tile.KINDS);
        all.forEach(tile -> counts[tile.kind()]++);
        return counts;
    }

    /// Refuses more than four of a kind.
    public static void refuseFive(int[] counts) throws Refusal {
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > COPIES) {
                throw new Refusal(
                        "too_many_copies",
                        TileSentence.tooMany(counts[kind], Tile.ofKind(kind).toString(), COPIES));
            }
        }
    }

    private static void count(String game, int[] counts, List<Tile> tiles) throws Refusal {
        for (Tile tile : tiles) {
            if (tile.kind() >= Tile.KINDS) {
                throw new Refusal("bad_tiles", TileSentence.foreign(game, tile));
            }
            counts[tile.kind()]++;
        }
    }
}
