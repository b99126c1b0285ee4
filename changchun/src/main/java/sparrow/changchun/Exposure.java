package sparrow.changchun;

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
        boolean bound = !rules.chiBarsSingle() || next.kind() == Meld.Kind.RUN;
        int open = 1;
        for (Meld meld : melds) {
            bound |= meld.kind() == Meld.Kind.RUN;
            open += MustHaves.isConcealedKong(meld) ? 0 : 1;
        }
        return open < SETS || !bound;
    }
}
