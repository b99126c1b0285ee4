package sparrow.riichi.advice;

import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A hand that declared riichi, as the others see it.
///
/// @param discards all its discards, called ones too
/// @param passed tiles discarded by others since the riichi, which it did not win on
public record Threat(List<Tile> discards, Tiles passed) {
    public Threat {
        discards = List.copyOf(discards);
    }

    /// Whether the hand cannot win on the tile: it threw one away or let one pass.
    public boolean isSafe(Tile tile) {
        return isSafe(tile.kind());
    }

    boolean isSafe(int kind) {
        return isDiscarded(kind) || passed.countKind(Tile.ofKind(kind)) > 0;
    }

    boolean isDiscarded(int kind) {
        return discards.stream().anyMatch(tile -> tile.kind() == kind);
    }
}
