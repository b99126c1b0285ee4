package sparrow.riichi.advice;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;

/// The odds of a hand with nothing to discard: to be ready, to win, and what it wins.
///
/// They are those of a player who draws from the unseen tiles, each equally likely; keeps a tile
/// that brings the hand nearer, throwing another away so that it wins most points on average;
/// throws every other tile away at once; calls nothing; declares riichi as soon as a closed hand is
/// ready; and is disturbed by nobody.
public final class Odds {
    /// The farthest distance with odds: three away from ready.
    public static final int FARTHEST = 4;

    private final double[] ready;
    private final double[] win;
    private final double points;

    private Odds(double[] ready, double[] win, double points) {
        this.ready = ready;
        this.win = win;
        this.points = points;
    }

    /// The odds of a hand of 13 tiles; none if it is farther than [#FARTHEST].
    public static Optional<Odds> of(Position position, TurnsAhead draws) {
        if (position.holding().size() % 3 != 1) {
            throw new IllegalArgumentException(
                    "a tile is to be discarded first: " + position.hand());
        }
        int distance = Distance.of(position.holding(), Form.RIICHI);
        return distance > FARTHEST || distance < 1
                ? Optional.empty()
                : Optional.of(of(new Ways(position, draws), draws.turns()));
    }

    /// Follows the best ways forward in time.
    static Odds of(Ways ways, int turns) {
        Way start = ways.start();
        double[] ready = new double[turns + 1];
        double[] win = new double[turns + 1];
        ready[0] = start.isReady() ? 1 : 0;
        Map<Way, Double> now = Map.of(start, 1.0);
        for (int turn = 0; turn < turns; turn++) {
            Map<Way, Double> then = new HashMap<>();
            ready[turn + 1] = ready[turn];
            win[turn + 1] = win[turn];
            for (Map.Entry<Way, Double> entry : now.entrySet()) {
                Way way = entry.getKey();
                double share = entry.getValue();
                if (way.isReady()) {
                    win[turn + 1] += share * way.hit(turn);
                    then.merge(way, share * (1 - way.hit(turn)), Double::sum);
                } else {
                    ready[turn + 1] += moved(ways, way, turn, share, then);
                }
            }
            now = then;
        }
        return new Odds(ready, win, start.points(0));
    }

    /// Moves the share of a hand on by one draw; answers how much of it became ready.
    private static double moved(Ways ways, Way way, int turn, double share, Map<Way, Double> then) {
        double ready = 0;
        double left = share;
        double[] chances = ways.chances(way, turn);
        for (int i = 0; i < chances.length; i++) {
            Way next = way.next(i, turn + 1);
            double part = share * chances[i];
            then.merge(next, part, Double::sum);
            ready += next.isReady() ? part : 0;
            left -= part;
        }
        then.merge(way, left, Double::sum);
        return ready;
    }

    public int turns() {
        return win.length - 1;
    }

    /// The chance to be ready, or to have won, after that many draws.
    public double ready(int turn) {
        return Math.min(1, ready[turn]);
    }

    /// The chance to have won after that many draws.
    public double win(int turn) {
        return Math.min(ready(turn), win[turn]);
    }

    /// The points won on average over all turns, a hand that is not won counting nothing; without
    /// honba and sticks.
    public double points() {
        return points;
    }

    @Override
    public String toString() {
        return "ready "
                + ready(turns())
                + ", win "
                + win(turns())
                + ", points "
                + points
                + " in "
                + turns()
                + " turns";
    }
}
