package sparrow.riichi.play;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// What a hand is worth as a flush that has no tile of another suit any more.
final class Flush {
    private static final int SUITS = 3;
    private static final int SUIT = 9;
    private static final int HALF = 2;
    private static final int FULL = 5;

    /// How many tiles are of each suit, and of none.
    private final int[] tiles = new int[SUITS + 1];

    private final int closed;

    Flush(int[] held, List<Meld> melds) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            tiles[kind / SUIT] += held[kind];
        }
        for (Meld meld : melds) {
            if (meld.face().kind() < Tile.KINDS) {
                tiles[meld.face().kind() / SUIT] += meld.tiles().size();
            }
        }
        this.closed = RoughWays.isClosed(melds) ? 1 : 0;
    }

    /// The han once a kind is discarded; none while there are two suits.
    ///
    /// @param discard [RoughWay#NOTHING] for none
    int han(int discard) {
        int suits = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            suits += left(suit, discard) > 0 ? 1 : 0;
        }
        return suits > 1 ? 0 : (left(SUITS, discard) > 0 ? HALF : FULL) + closed;
    }

    private int left(int suit, int discard) {
        return tiles[suit] - (discard < Tile.KINDS && discard / SUIT == suit ? 1 : 0);
    }
}
