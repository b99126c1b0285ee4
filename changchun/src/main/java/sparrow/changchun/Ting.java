package sparrow.changchun;

import java.util.List;
import sparrow.core.table.Place;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Being ready, said aloud: when one may say it, and what one may do afterwards.
final class Ting {
    private Ting() {}

    static boolean isDeclared(Place place) {
        return place.hasSaid(Words.TING);
    }

    /// Whether some discard leaves a hand that may be declared.
    static boolean isOpenTo(ChangchunRules rules, Place place) {
        return !isDeclared(place)
                && rules.completion().shape(place.hand(), place.melds()) <= 1
                && leavesAnyReady(rules, place);
    }

    private static boolean leavesAnyReady(ChangchunRules rules, Place place) {
        for (Tile face : place.hand().faces()) {
            if (leavesReady(rules, place, face)) {
                return true;
            }
        }
        return false;
    }

    /// The discards that leave a hand fit to be declared.
    static List<Tile> discards(ChangchunRules rules, Place place) {
        return place.hand().faces().stream()
                .filter(face -> leavesReady(rules, place, face))
                .toList();
    }

    private static boolean leavesReady(ChangchunRules rules, Place place, Tile discard) {
        return rules.mayDeclareTing(place.hand().without(discard), place.melds());
    }

    /// Whether a kong leaves a ting player waiting for the same tiles.
    static boolean keepsWaits(
            ChangchunRules rules, Place place, Tiles waiting, Tiles hand, List<Meld> melds) {
        return rules.completion().waits(waiting, place.melds())
                == rules.completion().waits(hand, melds);
    }
}
