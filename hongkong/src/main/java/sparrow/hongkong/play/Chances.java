package sparrow.hongkong.play;

/// How likely all missing tiles are found in the turns left: the next mostly as this hand stands,
/// later ones as in a usual hand.
final class Chances {
    /// Helpful tiles of a usual hand that lacks so many, where nothing is claimed.
    private static final double[] USUAL = {0, 3, 7, 11, 16, 20};

    /// How much more often they come to a hand that claims.
    private static final double CLAIMING = 1.6;

    /// How much the next tile comes as in a usual hand: few helpful ones can still grow more.
    private static final double GROWTH = 0.4;

    /// No tile is surer to come in a turn.
    private static final double MOST = 0.9;

    /// No hand lacks more tiles.
    static final int MISSING = 14;

    private static final double ROUNDED = 1 + 1e-9;

    private final Way way;
    private final int turns;
    private final int hidden;

    /// By the tiles missing: how likely the next one comes to a usual hand in a turn.
    private final double[] usually = new double[MISSING + 1];

    /// By the tiles missing: the most that can be hoped for, once somebody has asked.
    private final double[] atMost = new double[MISSING + 1];

    /// @param hidden how many tiles this seat does not see
    Chances(Way way, int turns, int hidden) {
        this.way = way;
        this.turns = turns;
        this.hidden = hidden;
        for (int missing = 1; missing <= MISSING; missing++) {
            usually[missing] = Math.min(MOST, usual(missing) / hidden);
        }
    }

    /// @param coming the helpful tiles, each as often as there are hands it may come from
    double of(int distance, double coming) {
        double usual = usual(distance);
        return found(distance, Math.min(MOST, (coming + GROWTH * (usual - coming)) / hidden));
    }

    /// No hand that lacks so many tiles, or more, is likelier to find them than this, whatever
    /// helps it; a little more than it comes to, so that no rounding makes it less.
    double atMost(int distance) {
        if (distance > MISSING) {
            return 0;
        }
        if (atMost[distance] == 0) {
            atMost[distance] = found(distance, MOST) * ROUNDED;
        }
        return atMost[distance];
    }

    /// @param next how likely the next tile comes in a turn
    private double found(int distance, double next) {
        double[] found = new double[distance + 1];
        found[0] = 1;
        for (int turn = 0; turn < turns; turn++) {
            for (int missing = 1; missing < distance; missing++) {
                int have = distance - missing;
                double step = found[have] * usually[missing];
                found[have] -= step;
                found[have + 1] += step;
            }
            if (distance > 0) {
                double step = found[0] * next;
                found[0] -= step;
                found[1] += step;
            }
        }
        return found[distance];
    }

    private double usual(int missing) {
        double alone = USUAL[Math.min(missing, USUAL.length - 1)];
        if (missing == 1) {
            return way.mustBeDrawn() ? alone : alone * Arrivals.WAITING;
        }
        return way.allowsClaims() ? alone * CLAIMING : alone;
    }
}
