package sparrow.riichi.play;

import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// The points that a ready hand wins with each tile: scored when first asked for and only once,
/// however many ways wait for the tile.
final class Waits {
    /// What the player declares with the discard that leaves the hand ready.
    enum Said {
        NOTHING,
        RIICHI
    }

    private static final long UNKNOWN = -1;
    private static final long[] NONE = {};

    private final Counted now;
    private final Tiles hand;
    private final List<Meld> melds;
    private final Said said;
    private long[] byDiscard = NONE;
    private long[] byDraw = NONE;

    Waits(Counted now, Tiles hand, List<Meld> melds, Said said) {
        this.now = now;
        this.hand = hand;
        this.melds = melds;
        this.said = said;
    }

    Said said() {
        return said;
    }

    /// What a win on somebody's discard of this kind brings; nothing if it has no yaku.
    long byDiscard(int kind) {
        byDiscard = byDiscard.length == 0 ? unknown() : byDiscard;
        if (byDiscard[kind] == UNKNOWN) {
            byDiscard[kind] = points(win(Tile.ofKind(kind)));
        }
        return byDiscard[kind];
    }

    /// What a win on an own draw of this kind brings.
    long byDraw(int kind) {
        byDraw = byDraw.length == 0 ? unknown() : byDraw;
        if (byDraw[kind] == UNKNOWN) {
            byDraw[kind] = points(win(Tile.ofKind(kind)).with(Circumstance.TSUMO));
        }
        return byDraw[kind];
    }

    private static long[] unknown() {
        long[] points = new long[Tile.KINDS];
        Arrays.fill(points, UNKNOWN);
        return points;
    }

    private Win win(Tile tile) {
        List<Tile> tiles = hand.list();
        tiles.add(tile);
        Win win = now.position.win(new Hand(tiles, melds), tile);
        return said == Said.RIICHI ? win.with(Circumstance.RIICHI) : win;
    }

    private long points(Win win) {
        return now.rules.score(win) instanceof Score score ? score.points() : 0;
    }
}
