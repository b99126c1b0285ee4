package sparrow.changchun;

import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.shapes.HandReading;

/// What a win is worth, in the reading that is worth most.
///
/// @param as the tile that completed the hand: the last one, or what a bao stands for
public record Score(List<Fan> fans, HandReading reading, Tile as) {
    public Score {
        fans = List.copyOf(fans);
    }

    public int fan() {
        return fans.stream().mapToInt(Fan::value).sum();
    }

    public boolean has(Fan fan) {
        return fans.contains(fan);
    }
}
