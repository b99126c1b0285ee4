package sparrow.core.tile;

import java.util.List;

/// A hand as somebody wrote it down: tiles in the order given, and the melds beside them.
///
/// It is *given*, not yet *valid*: any tiles in any number.
public record Hand(List<Tile> tiles, List<Meld> melds) {
    public Hand {
        tiles = List.copyOf(tiles);
        melds = List.copyOf(melds);
    }

    /// A hand read from compact notation that is known to be right, as in a test.
    public static Hand of(String compact) {
        return Notation.COMPACT.read(compact).orThrow();
    }

    public Tiles concealed() {
        return Tiles.of(tiles);
    }

    @Override
    public String toString() {
        return Notation.COMPACT.write(this);
    }
}
