package sparrow.changchun;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Meld;

/// How many sets may lie open. Who has taken a chi keeps more than one tile in hand; a concealed
/// kong counts as hand.
final class Exposure {
    private static final int SETS = 4;

    private Exposure() {}

    static boolean allows(TableRules rules, List<Meld> melds, Meld next) {
        if (melds.size() == SETS) {
            return false;
        }
        List<Meld> all = new ArrayList<>(melds);
        all.add(next);
        return allows(rules.hand(), all);
    }

    /// Whether these sets may lie before one player.
    static boolean allows(ChangchunRules rules, List<Meld> melds) {
        boolean bound = !rules.doesChiBarSingle();
        int open = 0;
        for (Meld meld : melds) {
            bound |= meld.kind() == Meld.Kind.RUN;
            open += MustHaves.isConcealedKong(meld) ? 0 : 1;
        }
        return open < SETS || !bound;
    }
}
