package sparrow.odds;

import java.util.function.ToIntFunction;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// Looks one tile ahead: how many tiles a hand will win with once it is ready.
///
/// @param accepted of a hand with a tile too many: how many tiles left bring it nearer after its
///   best discard
public record Ahead(Dangers dangers, ToIntFunction<Tiles> accepted) {
    private static final int MAKES_READY = 2;

    /// The mean over the tiles that make it ready; 0 for a hand that is farther away, or nearer.
    public double of(Left left) {
        if (left.distance() != MAKES_READY || left.hand().size() % 3 != 1) {
            return 0;
        }
        int copies = 0;
        double sum = 0;
        for (long kinds = left.accepted(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            int unseen = dangers.unseen(kind);
            if (unseen > 0) {
                copies += unseen;
                sum += unseen * accepted.applyAsInt(left.hand().with(Tile.ofKind(kind)));
            }
        }
        return copies == 0 ? 0 : sum / copies;
    }
}
