package sparrow.riichi.advice;

import java.util.List;

/// A hand that the draws may lead to, with what comes of it from any turn on.
///
/// @see Ways
final class Way {
    /// The counts of the 34 kinds.
    final int[] kinds;

    final int distance;

    /// The kinds accepted that are left, and how many copies of each.
    final int[] accepted;

    final int[] left;

    /// A bit for each kind that was accepted ever since the start, so that none was thrown away.
    final long kept;

    /// For each accepted kind the hands that a discard may leave; none for a ready hand.
    private final List<List<Way>> next;

    private final double[] hit;
    private final double[] win;
    private final double[] points;

    Way(
            int[] kinds,
            int distance,
            int[] accepted,
            int[] left,
            long kept,
            List<List<Way>> next,
            int turns) {
        this.kinds = kinds;
        this.distance = distance;
        this.accepted = accepted;
        this.left = left;
        this.kept = kept;
        this.next = next;
        hit = new double[turns + 1];
        win = new double[turns + 1];
        points = new double[turns + 1];
    }

    boolean isReady() {
        return distance == 1;
    }

    /// The best hand after the draw of an accepted kind, that many draws having been made.
    Way next(int accepted, int turn) {
        List<Way> options = next.get(accepted);
        Way best = options.getFirst();
        for (int i = 1; i < options.size(); i++) {
            Way other = options.get(i);
            best = other.isBetterThan(best, turn) ? other : best;
        }
        return best;
    }

    private boolean isBetterThan(Way other, int turn) {
        return points[turn] != other.points[turn]
                ? points[turn] > other.points[turn]
                : win[turn] > other.win[turn];
    }

    /// The chance that a ready hand wins in the turn after that many draws.
    double hit(int turn) {
        return hit[turn];
    }

    /// The chance to win, that many draws having been made.
    double win(int turn) {
        return win[turn];
    }

    /// The points to come on average, that many draws having been made.
    double points(int turn) {
        return points[turn];
    }

    /// What one more turn of a ready hand brings.
    void ready(int turn, double chance, double gain) {
        hit[turn] = chance;
        win[turn] = chance + (1 - chance) * win[turn + 1];
        points[turn] = gain + (1 - chance) * points[turn + 1];
    }

    /// What one more draw of any other hand brings, by the chance of each accepted kind.
    void draw(int turn, double[] chances) {
        double stay = 1;
        for (int i = 0; i < chances.length; i++) {
            Way best = next(i, turn + 1);
            win[turn] += chances[i] * best.win[turn + 1];
            points[turn] += chances[i] * best.points[turn + 1];
            stay -= chances[i];
        }
        win[turn] += stay * win[turn + 1];
        points[turn] += stay * points[turn + 1];
    }
}
