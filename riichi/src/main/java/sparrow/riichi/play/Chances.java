package sparrow.riichi.play;

import java.util.Arrays;

/// How likely a hand wins before the wall ends, from how far it is, how many unseen tiles help it
/// now, and how many draws are left.
///
/// The tiles that help now are counted; later steps are taken to be as wide as such steps usually
/// are. Every turn somebody else may win first.
final class Chances {
    /// Whose tiles a hand can use.
    enum Reach {
        /// The own draws, and when ready the discards of others, who are warned by a riichi.
        CLOSED(1, 2),
        /// Others' discards too.
        OPEN(1.6, 2.4),
        /// A ready hand that nobody knows of.
        SILENT(1, 2.6),
        /// The own draws alone.
        FURITEN(1, 1);

        private final double far;
        private final double ready;

        Reach(double far, double ready) {
            this.far = far;
            this.ready = ready;
        }

        /// How many tiles an own draw of one tile is worth at that distance.
        double of(int distance) {
            return distance == 1 ? ready : far;
        }
    }

    /// By distance: how many tiles usually help.
    private static final double[] USUAL = {0, 5.5, 15, 26, 38, 48, 56, 62};

    private static final double USUALLY_UNSEEN = 85;
    private static final double NOBODY_ELSE_WINS = 0.965;
    private static final int MOST_DRAWS = 20;
    private static final double[][][] TABLES = tables();

    private Chances() {}

    private static double[][][] tables() {
        double[][][] tables = new double[Reach.values().length][][];
        for (Reach reach : Reach.values()) {
            double[][] chance = new double[USUAL.length][MOST_DRAWS + 1];
            Arrays.fill(chance[0], 1);
            for (int distance = 1; distance < USUAL.length; distance++) {
                double hit = hit(USUAL[distance] * reach.of(distance), USUALLY_UNSEEN);
                for (int draws = 1; draws <= MOST_DRAWS; draws++) {
                    chance[distance][draws] =
                            NOBODY_ELSE_WINS
                                    * (hit * chance[distance - 1][draws - 1]
                                            + (1 - hit) * chance[distance][draws - 1]);
                }
            }
            tables[reach.ordinal()] = chance;
        }
        return tables;
    }

    private static double hit(double helpful, double unseen) {
        return Math.min(0.95, helpful / unseen);
    }

    /// @param helpful how many of the unseen tiles bring the hand nearer
    static double win(Reach reach, int distance, int helpful, int unseen, int draws) {
        if (distance == 0) {
            return 1;
        }
        if (distance >= USUAL.length || helpful == 0) {
            return 0;
        }
        double[] next = TABLES[reach.ordinal()][distance - 1];
        double hit = hit(helpful * reach.of(distance), unseen);
        double still = hit;
        double sum = 0;
        for (int left = Math.min(draws, MOST_DRAWS) - 1; left >= 0; left--) {
            still *= NOBODY_ELSE_WINS;
            sum += still * next[left];
            still *= 1 - hit;
        }
        return sum;
    }
}
