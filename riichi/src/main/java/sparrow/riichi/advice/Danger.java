package sparrow.riichi.advice;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Tile;
import sparrow.shapes.Wait;

/// How likely a ready hand waits for each tile, as far as the tiles in sight tell.
///
/// Before anything is seen, each type of wait has the share of [#SHARES], spread evenly over the
/// ways its tiles can be held. Shapes that the unseen tiles no longer allow, and those that wait
/// for a tile which is safe, fall away; of what remains, the share that waits for a tile becomes
/// its chance as recorded games have it, see [Calibration].
///
/// Shares and calibration are those of riichi hands; ready open hands of recorded games are told by
/// them as well.
public final class Danger {
    /// The share of each type of wait in a hundred riichi hands, as counted in recorded games.
    public static final Map<Wait, Integer> SHARES = shares();

    /// What one tile risks against one hand.
    ///
    /// @param chance that the hand waits for it, if it is ready
    /// @param reasons in words, such as "suji of 4m"
    public record Risk(
            Threat threat, Tile tile, double chance, Safety safety, List<String> reasons) {
        public Risk {
            reasons = List.copyOf(reasons);
        }

        /// The chance that a discard of the tile deals in.
        public double dealsIn() {
            return threat.ready() * chance;
        }
    }

    private final Threat threat;
    private final Calibration calibration;
    private final int[] unseen;
    private final long safe;
    private final double[] share;

    private Danger(Threat threat, int[] unseen, Calibration calibration) {
        this.threat = threat;
        this.calibration = calibration;
        this.unseen = unseen.clone();
        this.safe = threat.safe();
        this.share = WaitShares.of(safe, unseen);
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
        return new Danger(threat, unseen, calibration);
    }

    public Threat threat() {
        return threat;
    }

    /// The chance that the hand, if it is ready, waits for the tile.
    public double chance(Tile tile) {
        int kind = tile.kind();
        return calibration.chance(share[kind], tile.plain(), Safety.of(kind, safe, unseen));
    }

    /// The points that a discard of the tile loses on average.
    public double loss(Tile tile) {
        return threat.ready() * threat.cost() * chance(tile);
    }

    /// What a discard of the tile risks, and why.
    public Risk risk(Tile tile) {
        int kind = tile.kind();
        return new Risk(
                threat,
                tile.plain(),
                chance(tile),
                Safety.of(kind, safe, unseen),
                Safety.reasons(kind, threat, unseen));
    }
}
