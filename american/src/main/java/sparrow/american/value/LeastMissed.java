package sparrow.american.value;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import sparrow.american.card.Kinds;
import sparrow.american.position.Held;
import sparrow.american.value.Parting.Thrown;
import sparrow.core.tile.Tile;

/// Looks for the tile that leaves a hand worth most when it goes, what it costs counted in; a
/// natural tile among equals, and the first of them. What cannot be that tile is not valued to the
/// end.
final class LeastMissed {
    /// More points than rounding can make.
    private static final double ROUNDING = 1e-9;

    /// Less than any tile leaves.
    private static final double ANYTHING = -1e9;

    private final HandValue value;
    private final List<Tile> tiles;
    private final ToDoubleFunction<Tile> cost;

    /// @param tiles of the hand, one of each face
    /// @param cost what a tile gives to others, never less than nothing
    LeastMissed(HandValue value, List<Tile> tiles, ToDoubleFunction<Tile> cost) {
        this.value = value;
        this.tiles = tiles;
        this.cost = cost;
    }

    static LeastMissed ofFree(HandValue value, List<Tile> tiles) {
        return new LeastMissed(value, tiles, _ -> 0);
    }

    /// The tile, whatever it leaves.
    Thrown of(Held held) {
        return of(held, ANYTHING).orElseThrow();
    }

    /// The tile, unless all leave less than `least`.
    Optional<Thrown> of(Held held, double least) {
        Optional<Thrown> best = Optional.empty();
        int first = tiles.size();
        double enough = least;
        value.look(held);
        for (int at : leastAtStakeFirst()) {
            Optional<Thrown> found = weigh(tiles.get(at), enough - ROUNDING);
            if (found.isPresent()
                    && (best.isEmpty() || isBetter(found.get(), at, best.get(), first))) {
                best = found;
                first = at;
                enough = Math.max(enough, found.get().net());
            }
        }
        return best;
    }

    /// The places of the tiles, those first that the hand may do without.
    private int[] leastAtStakeFirst() {
        int[] places = new int[tiles.size()];
        double[] stakes = new double[places.length];
        for (int tile = 0; tile < places.length; tile++) {
            double stake = value.atStake(tiles.get(tile));
            int at = tile;
            for (; at > 0 && stakes[at - 1] > stake; at--) {
                stakes[at] = stakes[at - 1];
                places[at] = places[at - 1];
            }
            stakes[at] = stake;
            places[at] = tile;
        }
        return places;
    }

    private Optional<Thrown> weigh(Tile tile, double enough) {
        if (value.mostWithout(tile) < enough) {
            return Optional.empty();
        }
        double given = cost.applyAsDouble(tile);
        double left = value.without(tile, enough + given);
        return left - given < enough
                ? Optional.empty()
                : Optional.of(new Thrown(tile, left, given));
    }

    private static boolean isBetter(Thrown one, int at, Thrown other, int otherAt) {
        boolean natural = Kinds.isNatural(one.tile());
        return one.net() != other.net()
                ? one.net() > other.net()
                : natural == Kinds.isNatural(other.tile()) ? at < otherAt : natural;
    }
}
