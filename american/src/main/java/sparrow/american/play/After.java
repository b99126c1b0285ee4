package sparrow.american.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sparrow.american.position.Held;
import sparrow.american.value.HandValue;
import sparrow.american.value.Outlook;
import sparrow.core.tile.Tile;

/// What an action leaves a seat with.
///
/// @param thrown the tile it lets go of
/// @param coming how many tiles come for those that were given away
/// @param passes how many passes of the Charleston may follow
/// @param outlook how the hand stands then
record After(Held held, Optional<Tile> thrown, int coming, int passes, Supplier<Outlook> outlook) {
    /// The hand as it is.
    static After kept(HandValue value, Held held) {
        return new After(held, Optional.empty(), 0, 0, () -> value.outlook(held));
    }

    static After thrown(HandValue value, Held full, Tile tile) {
        return new After(
                full.without(tile), Optional.of(tile), 0, 0, () -> value.outlook(full, tile));
    }

    /// A hand after the discard that leaves it worth most.
    static After discarding(HandValue value, Held full) {
        List<Tile> faces = full.concealed().faces();
        double[] left = value.without(full, faces);
        int best = 0;
        for (int i = 1; i < left.length; i++) {
            best = left[i] > left[best] ? i : best;
        }
        return thrown(value, full, faces.get(best));
    }

    /// @param tiles natural ones
    static After given(HandValue value, Held held, List<Tile> tiles, int passes) {
        Held left = held.without(tiles);
        return new After(
                left,
                Optional.empty(),
                tiles.size(),
                passes,
                () -> value.outlookOfPart(held, left));
    }
}
