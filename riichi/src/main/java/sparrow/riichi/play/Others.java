package sparrow.riichi.play;

import sparrow.core.table.Place;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;

/// What the others have claimed.
final class Others {
    private static final int SUIT = 9;
    private static final int SUITS = 3;

    private int most;
    private int all;
    private int dora;

    /// By suit: the most melds of one who claims that suit and honors alone.
    private final int[] suits = new int[SUITS];

    Others(View view, Counted now) {
        for (Seat seat : view.table().seats()) {
            Place place = view.table().place(seat);
            if (seat != view.seat() && !place.melds().isEmpty()) {
                int claimed = 0;
                int seen = 0;
                for (Meld meld : place.melds()) {
                    claimed += meld.manner() == Meld.Manner.CLAIMED ? 1 : 0;
                    dora += now.bonus(meld.tiles());
                    int kind = meld.tiles().getFirst().kind();
                    seen |= kind < SUITS * SUIT ? 1 << (kind / SUIT) : 0;
                }
                most = Math.max(most, claimed);
                all += claimed;
                for (int suit = 0; suit < SUITS; suit++) {
                    suits[suit] =
                            (seen & ~(1 << suit)) == 0 && claimed > 1
                                    ? Math.max(suits[suit], claimed)
                                    : suits[suit];
                }
            }
        }
    }

    /// The most melds that one of them has claimed.
    int most() {
        return most;
    }

    /// The melds that all of them have claimed.
    int all() {
        return all;
    }

    /// The dora in those melds.
    int dora() {
        return dora;
    }

    /// How many melds somebody has claimed who may collect this suit; an honor serves any suit.
    int flush(Tile tile) {
        if (tile.isNumbered()) {
            return suits[tile.kind() / SUIT];
        }
        int most = 0;
        for (int melds : suits) {
            most = Math.max(most, melds);
        }
        return most;
    }
}
