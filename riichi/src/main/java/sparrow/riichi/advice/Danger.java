package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Tile;
import sparrow.shapes.Wait;

/// How likely a riichi hand waits for each tile, as far as the tiles in sight tell.
///
/// Before anything is seen, each type of wait has the share of [#SHARES], spread evenly over the
/// ways its tiles can be held. Shapes that the unseen tiles no longer allow, and those that wait
/// for a tile which is safe, fall away; of what remains, the share that waits for a tile becomes
/// its chance as recorded games have it, see [Calibration].
public final class Danger {
    /// The share of each type of wait in a hundred riichi hands, as counted in recorded games.
    public static final Map<Wait, Integer> SHARES = shares();

    /// What one tile risks against one hand.
    ///
    /// @param chance that the hand waits for it
    /// @param reasons in words, such as "suji of 4m"
    public record Risk(Tile tile, double chance, Safety safety, List<String> reasons) {
        public Risk {
            reasons = List.copyOf(reasons);
        }
    }

    private final Threat threat;
    private final int[] unseen;
    private final double[] chance;

    private Danger(Threat threat, int[] unseen, double[] chance) {
        this.threat = threat;
        this.unseen = unseen;
        this.chance = chance;
    }

    private static Map<Wait, Integer> shares() {
        Map<Wait, Integer> shares = new EnumMap<>(Wait.class);
        shares.put(Wait.TWO_SIDED, 61);
        shares.put(Wait.CLOSED, 17);
        shares.put(Wait.EDGE, 4);
        shares.put(Wait.DUAL_PAIR, 10);
        shares.put(Wait.SINGLE, 8);
        return Collections.unmodifiableMap(shares);
    }

    /// @param unseen for each kind, the copies that the player in danger does not see
    public static Danger of(Threat threat, int[] unseen) {
        return of(threat, unseen, Calibration.RECORDED);
    }

    /// @param calibration what makes chances of shares
    public static Danger of(Threat threat, int[] unseen, Calibration calibration) {
        double[] shares = shares(threat, unseen);
        double[] chance = new double[Tile.KINDS];
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            Safety safety = Safety.of(tile, threat, unseen, new ArrayList<>());
            chance[kind] = calibration.chance(shares[kind], tile, safety);
        }
        return new Danger(threat, unseen.clone(), chance);
    }

    /// For each kind, the share of the shapes still possible that wait for it.
    private static double[] shares(Threat threat, int[] unseen) {
        double[] hit = new double[Tile.KINDS];
        double all = 0;
        for (WaitShape shape : WaitShape.ALL) {
            if (shape.waits().stream().noneMatch(threat::isSafe)) {
                double weight = shape.ways(unseen) * WEIGHTS.getOrDefault(shape.type(), 0.0);
                all += weight;
                for (int kind : shape.waits()) {
                    hit[kind] += weight;
                }
            }
        }
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            hit[kind] = all == 0 ? 0 : hit[kind] / all;
        }
        return hit;
    }

    private static final Map<Wait, Double> WEIGHTS = weights();

    private static Map<Wait, Double> weights() {
        Map<Wait, Double> weights = new EnumMap<>(Wait.class);
        SHARES.forEach(
                (type, share) -> weights.put(type, (double) share / WaitShape.allWays(type)));
        return weights;
    }

    /// The chance that the hand waits for the tile.
    public double chance(Tile tile) {
        return chance[tile.kind()];
    }

    /// What a discard of the tile risks, and why.
    public Risk risk(Tile tile) {
        List<String> reasons = new ArrayList<>();
        Safety safety = Safety.of(tile.plain(), threat, unseen, reasons);
        return new Risk(tile.plain(), chance(tile), safety, reasons);
    }
}
