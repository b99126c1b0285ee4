package sparrow.riichi.advice;

import java.util.List;
import java.util.Map;
import sparrow.core.tile.Tile;

/// How the share of the shapes that wait for a tile becomes the chance that a riichi hand does.
///
/// On the scale of log odds it is a line, moved for each way of being safe and for each place in a
/// suit. A tile that no shape waits for stays without a chance.
///
/// @param safety how far a tile so called is moved; not at all if it is not named
/// @param places how far a terminal, a 2 or 8, a 3 or 7, and a 4, 5 or 6 are moved
public record Calibration(
        double base, double slope, Map<Safety, Double> safety, List<Double> places) {
    private static final int MIDDLE = 3;

    /// The shares as they are.
    public static final Calibration NONE =
            new Calibration(0, 1, Map.of(), List.of(0.0, 0.0, 0.0, 0.0));

    /// As fitted to the riichi hands of recorded games by `./check long riichi-danger`.
    public static final Calibration RECORDED =
            new Calibration(
                    0.07,
                    0.8,
                    Map.of(
                            Safety.NO_CHANCE, 0.05,
                            Safety.SUJI, -0.4,
                            Safety.HONOR, 0.52,
                            Safety.ONE_CHANCE, 0.08,
                            Safety.HALF_SUJI, -0.16,
                            Safety.NOTHING, -0.09),
                    List.of(0.23, -0.3, -0.2, -0.25));

    public Calibration {
        safety = Map.copyOf(safety);
        places = List.copyOf(places);
    }

    /// The chance of a tile that has this share of the shapes and is called so.
    public double chance(double share, Tile tile, Safety called) {
        if (share <= 0) {
            return 0;
        }
        double moved =
                safety.getOrDefault(called, 0.0)
                        + (tile.isNumbered() ? places.get(place(tile)) : 0);
        double odds = base + slope * logOdds(share) + moved;
        return 1 / (1 + StrictMath.exp(-odds));
    }

    /// The logarithm of the odds of a share; of all there is, those of nearly all.
    public static double logOdds(double share) {
        double some = Math.clamp(share, 1e-6, 1 - 1e-6);
        return StrictMath.log(some / (1 - some));
    }

    /// How far a numbered tile is from the end of its suit: 0 for a terminal, 3 for the middle.
    public static int place(Tile tile) {
        return Math.min(MIDDLE, Math.min(tile.rank() - 1, 9 - tile.rank()));
    }
}
