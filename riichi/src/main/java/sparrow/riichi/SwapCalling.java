package sparrow.riichi;

import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Which discards a call bars: the tile called, and the one at the other end of the run that it was
/// called for.
public enum SwapCalling {
    BOTH_BARRED,
    SAME_BARRED,
    ALLOWED;

    /// Whether a tile may not be discarded right after the meld was called with another.
    public boolean bars(Tile discard, Meld meld, Tile called) {
        return switch (this) {
            case BOTH_BARRED ->
                    discard.kind() == called.kind() || discard.kind() == otherEnd(meld, called);
            case SAME_BARRED -> discard.kind() == called.kind();
            case ALLOWED -> false;
        };
    }

    /// The kind that would have made the same run at its other end; -1 if there is none.
    private static int otherEnd(Meld meld, Tile called) {
        if (meld.kind() != Meld.Kind.RUN) {
            return -1;
        }
        int low = meld.tiles().getFirst().rank();
        if (called.rank() == low) {
            return called.rank() <= 6 ? called.kind() + 3 : -1;
        }
        return called.rank() == low + 2 && called.rank() >= 4 ? called.kind() - 3 : -1;
    }
}
