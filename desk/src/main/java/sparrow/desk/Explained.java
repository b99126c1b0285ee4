package sparrow.desk;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The claimed melds of which the ponds say where their tile came from.
final class Explained {
    private Explained() {}

    /// The melds to each of which a claimed tile of its own can be given, as many as can be.
    static List<Meld> among(List<Meld> melds, List<Tile> claimed) {
        @Nullable Meld[] owners = new Meld[claimed.size()];
        for (Meld meld : melds) {
            if (meld.manner() == Meld.Manner.CLAIMED) {
                give(meld, claimed, owners, new boolean[claimed.size()]);
            }
        }
        List<Meld> explained = new ArrayList<>();
        for (Meld owner : owners) {
            if (owner != null) {
                explained.add(owner);
            }
        }
        return explained;
    }

    /// Whether a meld gets a tile, others making room where they can.
    private static boolean give(
            Meld meld, List<Tile> claimed, @Nullable Meld[] owners, boolean[] tried) {
        for (int i = 0; i < owners.length; i++) {
            if (!tried[i] && meld.tiles().contains(claimed.get(i))) {
                tried[i] = true;
                Meld owner = owners[i];
                if (owner == null || give(owner, claimed, owners, tried)) {
                    owners[i] = meld;
                    return true;
                }
            }
        }
        return false;
    }
}
