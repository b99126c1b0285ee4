package sparrow.filipino.play;

import sparrow.core.tile.Tile;

/// The tiles of a hand counted, and what this seat has not seen of each kind.
final class Counts {
    final int[] kinds;
    private final int[] free;

    /// @param kinds how many of each kind are in the hand
    /// @param free how many of each kind neither sets laid nor the table show
    Counts(int[] kinds, int[] free) {
        this.kinds = kinds;
        this.free = free;
    }

    int unseen(int kind) {
        return Math.max(0, free[kind] - kinds[kind]);
    }

    /// The same without a tile.
    Counts without(Tile tile) {
        int[] fewer = kinds.clone();
        fewer[tile.kind()]--;
        return new Counts(fewer, free);
    }
}
