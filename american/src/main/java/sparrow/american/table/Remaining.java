package sparrow.american.table;

import java.util.Arrays;
import sparrow.american.card.Kinds;
import sparrow.core.table.Place;
import sparrow.core.table.Table;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The tiles that may still come to a hand, as everybody at the table can count them: all but those
/// exposed and discarded. A joker that lies exposed may still be exchanged, one discarded is gone.
final class Remaining {
    private static final int COPIES = 4;

    static final Remaining UNLIMITED = new Remaining(1_000);

    private final int[] naturals = new int[Kinds.COUNT];
    private int jokers;

    private Remaining(int each) {
        Arrays.fill(naturals, each);
        this.jokers = each;
    }

    static Remaining of(Table table, AmericanRules rules) {
        Remaining remaining = new Remaining(COPIES);
        remaining.naturals[Kinds.FLOWER] = rules.flowers;
        remaining.jokers = rules.jokers;
        for (Place place : table.places().values()) {
            place.melds().forEach(remaining::without);
            if (rules.blanks == 0) {
                place.pond().forEach(remaining::without);
            }
        }
        return remaining;
    }

    private void without(Meld meld) {
        for (Tile tile : meld.tiles()) {
            if (tile != Tile.JOKER) {
                naturals[Kinds.of(tile)]--;
            }
        }
    }

    private void without(Thrown thrown) {
        if (thrown.claimedBy().isPresent()) {
            return;
        }
        if (thrown.tile() == Tile.JOKER) {
            jokers--;
        } else {
            naturals[Kinds.of(thrown.tile())]--;
        }
    }

    /// Whether all that is short may still come.
    boolean covers(Shortage shortage) {
        int byJokers = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            int spare = naturals[kind] - shortage.natural(kind);
            if (spare < 0) {
                return false;
            }
            byJokers += Math.max(0, shortage.eligible(kind) - spare);
        }
        return byJokers <= jokers;
    }
}
