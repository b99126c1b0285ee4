package sparrow.american.advice;

import java.util.List;
import sparrow.core.tile.Tile;

/// Whether to claim a tile when another player throws it.
///
/// @param group the tiles that would then lie open; empty for a win
/// @param before what the hand is worth if the tile is let go
/// @param after what it is worth after the claim
/// @param line the line it is for
public record ClaimAdvice(Tile tile, List<Tile> group, double before, double after, String line) {
    public ClaimAdvice {
        group = List.copyOf(group);
    }

    /// Whether the tile completes the hand.
    public boolean wins() {
        return group.isEmpty();
    }

    /// Whether the hand is won by it, or worth more after it.
    public boolean advised() {
        return wins() || after > before;
    }

    /// The call as it is spoken.
    public String call() {
        return switch (group.size()) {
            case 0 -> "mah jongg";
            case 3 -> "pung";
            case 4 -> "kong";
            case 5 -> "quint";
            default -> "sextet";
        };
    }
}
