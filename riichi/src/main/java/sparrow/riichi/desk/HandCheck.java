package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.TileSentence;
import sparrow.desk.Counting;
import sparrow.desk.Refusal;
import sparrow.riichi.RiichiRules;

/// Whether a Riichi hand can be analysed: 13 tiles, or 14 with the one just drawn, none of a kind
/// more than four times, those seen elsewhere included.
final class HandCheck {
    static final int FULL = 14;

    private HandCheck() {}

    /// Refuses a hand that cannot be; the refusal says what is wrong with it.
    ///
    /// @param visible all tiles seen elsewhere
    static void check(Hand hand, List<Tile> visible, RiichiRules rules) throws Refusal {
        for (Meld meld : hand.melds()) {
            checkMeld(meld, rules);
        }
        Counting.checkCopies("Riichi", hand, visible);
        Counting.checkSize(hand, FULL - 1);
        List<Tile> all = new ArrayList<>(hand.tiles());
        hand.melds().forEach(meld -> all.addAll(meld.tiles()));
        all.addAll(visible);
        checkHouse(all, rules);
    }

    /// Whether a hand as given has too few or too many tiles to be won.
    static boolean isUnfit(Hand hand) {
        return Counting.size(hand) != FULL;
    }

    private static void checkMeld(Meld meld, RiichiRules rules) throws Refusal {
        boolean three = rules.players() == 3;
        boolean set = meld.kind() == Meld.Kind.GROUP || (meld.kind() == Meld.Kind.RUN && !three);
        if (!set || meld.tiles().size() > Counting.COPIES) {
            throw new Refusal(
                    "bad_tiles",
                    meld
                            + " is no run, triplet or kan"
                            + (three ? " of a three-player game." : "."));
        }
    }

    /// Refuses tiles that the house does not play with.
    private static void checkHouse(List<Tile> all, RiichiRules rules) throws Refusal {
        for (Tile tile : all) {
            boolean leftOut =
                    tile.kind() >= Tile.M2.kind()
                            && tile.kind() <= Tile.M8.kind()
                            && rules.players() == 3;
            if (leftOut) {
                throw new Refusal("bad_tiles", TileSentence.threePlayers(tile.plain()));
            }
            int most = tile.isRed() ? rules.redFives(tile) : 0;
            int reds = most > 0 ? Collections.frequency(all, tile) : 0;
            if (reds > most) {
                throw new Refusal("too_many_copies", TileSentence.redFives(reds, tile, most));
            }
        }
    }
}
