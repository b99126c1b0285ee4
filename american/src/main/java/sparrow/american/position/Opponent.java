package sparrow.american.position;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tiles;

/// What everybody sees of another player.
///
/// @param name how advice calls the player
/// @param exposed the groups laid open
/// @param discards what the player threw away, unless somebody claimed it
public record Opponent(String name, List<Meld> exposed, Tiles discards) {
    public Opponent {
        exposed = List.copyOf(exposed);
    }

    /// A player of whom only exposures are known.
    public static Opponent of(String name, List<Meld> exposed) {
        return new Opponent(name, exposed, Tiles.EMPTY);
    }

    /// How many tiles the player holds concealed between turns.
    public int concealed() {
        int open = 0;
        for (Meld meld : exposed) {
            open += meld.tiles().size();
        }
        return Math.max(0, Position.HELD - open);
    }
}
