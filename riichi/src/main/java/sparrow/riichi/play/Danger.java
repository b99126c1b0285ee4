package sparrow.riichi.play;

import java.util.Arrays;
import sparrow.core.tile.Tile;

/// How likely each kind deals into a ready hand, from the tiles it cannot be waiting for and from
/// how many of each kind are unseen.
///
/// Every pair of tiles somebody may hold to wait with is counted as often as it can be made of
/// unseen tiles, and weighs as much as such waits are frequent. A wait on a tile that is safe is
/// impossible as a whole: that is why the tiles three ranks from a safe one are safer.
///
/// The danger of `riichi.advice` is for people: it weighs every shape of a riichi hand by how often
/// it was recorded and says why; this one also judges open hands, holds honors for likelier pairs
/// and takes one pass over the kinds, for a bot asks it at every turn.
final class Danger {
    private static final double TWO_SIDED = 1;
    private static final double CLOSED = 0.22;
    private static final double EDGE = 0.3;
    private static final double DUAL_PAIR = 0.32;
    private static final double SINGLE = 0.19;

    /// Honors make better pairs to wait with.
    private static final double HONOR = 1.5;

    private final double[] weights = new double[Tile.KINDS];
    private final long safe;
    private final int[] unseen;
    private double all;

    private Danger(long safe, int[] unseen) {
        this.safe = safe;
        this.unseen = unseen;
    }

    /// The chance of each kind.
    ///
    /// @param safe a bit for each kind that is certainly no wait
    static double[] of(long safe, int[] unseen) {
        Danger danger = new Danger(safe, unseen);
        for (int suit = 0; suit < 27; suit += 9) {
            danger.runs(suit);
        }
        danger.groups();
        double sum = danger.all;
        return sum == 0
                ? danger.weights
                : Arrays.stream(danger.weights).map(weight -> weight / sum).toArray();
    }

    private void runs(int suit) {
        for (int low = suit; low < suit + 8; low++) {
            double ways = unseen[low] * unseen[low + 1];
            if (low == suit) {
                add(EDGE * ways, low + 2);
            } else if (low == suit + 7) {
                add(EDGE * ways, low - 1);
            } else if (!isSafe(low - 1) && !isSafe(low + 2)) {
                all += TWO_SIDED * ways;
                weights[low - 1] += TWO_SIDED * ways;
                weights[low + 2] += TWO_SIDED * ways;
            }
            if (low < suit + 7) {
                add(CLOSED * unseen[low] * unseen[low + 2], low + 1);
            }
        }
    }

    /// A pair waits together with another pair, so each counts half of it.
    private void groups() {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            double liking = kind < 27 ? 1 : HONOR;
            double pairs = unseen[kind] * (unseen[kind] - 1) / 2.0;
            if (!isSafe(kind)) {
                double pair = 2 * DUAL_PAIR * liking * pairs;
                weights[kind] += pair;
                all += pair / 2;
            }
            add(SINGLE * liking * unseen[kind], kind);
        }
    }

    private void add(double weight, int kind) {
        if (!isSafe(kind)) {
            weights[kind] += weight;
            all += weight;
        }
    }

    private boolean isSafe(int kind) {
        return (safe >>> kind & 1) != 0;
    }
}
