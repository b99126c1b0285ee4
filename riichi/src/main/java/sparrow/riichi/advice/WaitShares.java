package sparrow.riichi.advice;

import java.util.Map;
import sparrow.core.tile.Tile;
import sparrow.shapes.Wait;

/// For each kind, the share of the shapes still possible that wait for it: every two tiles or one
/// that a hidden hand may wait with, as often as unseen tiles make them up. Waits for three tiles
/// and more count as several.
final class WaitShares {
    private static final int RANKS = 9;
    private static final int SUITED = 27;

    // What one way to hold a shape weighs: the share of its type over all ways with nothing seen.
    private static final int FOUR_BY_FOUR = 16;
    private static final double TWO_SIDED = weight(Wait.TWO_SIDED, 18 * FOUR_BY_FOUR);
    private static final double CLOSED = weight(Wait.CLOSED, 21 * FOUR_BY_FOUR);
    private static final double EDGE = weight(Wait.EDGE, 6 * FOUR_BY_FOUR);
    private static final double SINGLE = weight(Wait.SINGLE, 4 * Tile.KINDS);
    private static final double DUAL_PAIR =
            weight(Wait.DUAL_PAIR, 6 * 6 * Tile.KINDS * (Tile.KINDS - 1) / 2);

    private final long safe;
    private final int[] unseen;
    private final double[] hit = new double[Tile.KINDS];
    private double all;

    private WaitShares(long safe, int[] unseen) {
        this.safe = safe;
        this.unseen = unseen;
    }

    private static double weight(Wait type, int ways) {
        Map<Wait, Integer> shares = Danger.SHARES;
        return (double) shares.getOrDefault(type, 0) / ways;
    }

    /// @param safe a bit for each kind that is no wait
    /// @param unseen for each kind, the copies that may be hidden
    static double[] of(long safe, int[] unseen) {
        WaitShares shares = new WaitShares(safe, unseen);
        for (int suit = 0; suit < SUITED; suit += RANKS) {
            shares.runs(suit);
        }
        shares.groups();
        if (shares.all > 0) {
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                shares.hit[kind] /= shares.all;
            }
        }
        return shares.hit;
    }

    private void runs(int suit) {
        int last = suit + RANKS - 2;
        for (int low = suit; low <= last; low++) {
            int ways = unseen[low] * unseen[low + 1];
            if (low == suit) {
                add(EDGE * ways, low + 2);
            } else if (low == last) {
                add(EDGE * ways, low - 1);
            } else if (!isSafe(low - 1) && !isSafe(low + 2)) {
                all += TWO_SIDED * ways;
                hit[low - 1] += TWO_SIDED * ways;
                hit[low + 2] += TWO_SIDED * ways;
            }
            if (low < last) {
                add(CLOSED * unseen[low] * unseen[low + 2], low + 1);
            }
        }
    }

    /// A pair waits together with any other pair, a single tile alone.
    private void groups() {
        int sum = 0;
        int squares = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            int pairs = pairs(kind);
            sum += pairs;
            squares += pairs * pairs;
        }
        all += DUAL_PAIR * (sum * sum - squares) / 2;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            int pairs = pairs(kind);
            hit[kind] += DUAL_PAIR * pairs * (sum - pairs);
            add(SINGLE * unseen[kind], kind);
        }
    }

    private int pairs(int kind) {
        return isSafe(kind) ? 0 : unseen[kind] * (unseen[kind] - 1) / 2;
    }

    private void add(double weight, int kind) {
        if (!isSafe(kind)) {
            hit[kind] += weight;
            all += weight;
        }
    }

    private boolean isSafe(int kind) {
        return (safe >>> kind & 1) != 0;
    }
}
