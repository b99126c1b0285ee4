package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Variation;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tiles;

/// What a variation still asks of the concealed tiles when some of its groups lie exposed.
final class Shortage {
    private final int[] natural = new int[Kinds.COUNT];
    private final int[] eligible = new int[Kinds.COUNT];
    private final boolean fits;

    Shortage(Variation variation, List<Meld> exposed) {
        List<Group> left = new ArrayList<>(variation.groups());
        boolean all = exposed.isEmpty() || !variation.line().concealed();
        for (Meld meld : exposed) {
            all &= remove(left, meld);
        }
        this.fits = all;
        for (Group group : left) {
            (group.jokers() ? eligible : natural)[group.kind()] += group.count();
        }
    }

    private static boolean remove(List<Group> groups, Meld meld) {
        int kind = Kinds.of(meld.face());
        for (Group group : groups) {
            if (group.exposable() && group.kind() == kind && group.count() == meld.tiles().size()) {
                return groups.remove(group);
            }
        }
        return false;
    }

    /// Whether every exposure is one of the variation's groups.
    boolean fits() {
        return fits;
    }

    /// How many of a kind must be natural.
    int natural(int kind) {
        return natural[kind];
    }

    /// How many of a kind jokers may replace.
    int eligible(int kind) {
        return eligible[kind];
    }

    /// Whether these tiles, as many as are asked for, complete the variation.
    boolean isFilledBy(Tiles concealed) {
        int asked = 0;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            int held = concealed.count(Kinds.tile(kind));
            if (held < natural[kind] || held > natural[kind] + eligible[kind]) {
                return false;
            }
            asked += natural[kind] + eligible[kind];
        }
        return fits && asked == concealed.size();
    }
}
