package sparrow.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.table.Table;
import sparrow.core.tile.Seat;
import sparrow.desk.Placement;
import sparrow.odds.Forecast;
import sparrow.odds.HandEnd;
import sparrow.review.Lookahead.Ahead;
import sparrow.review.ReviewedChoice.PlacementCost;

/// What points are worth when the place at the end of the match decides.
///
/// The hands that follow are taken to change the points of each seat by chance: normally, by the
/// measured spread of a hand, and for all seats together by nothing.
final class Placing {
    private static final int SAMPLES = 100;

    private final Placement placement;
    private final double spread;

    /// For each sample and place at the table, what a hand may bring, in spreads. Every second one
    /// is the one before it turned round, so that their mean is nothing.
    private final double[][] samples;

    /// @param spread the standard deviation of what a hand brings a seat
    Placing(Placement placement, double spread, int seats) {
        this.placement = placement;
        this.spread = spread;
        this.samples = new double[SAMPLES][seats];
        for (int number = 0; number < SAMPLES; number += 2) {
            samples[number] = drawn(number, seats);
            for (int i = 0; i < seats; i++) {
                samples[number + 1][i] = -samples[number][i];
            }
        }
    }

    String unit() {
        return placement.unit();
    }

    /// What a choice that cost so much is to be called by: what it cost in points, but no more than
    /// it cost in placement. Where points decide nothing any more, nobody is reproached with them.
    double counted(double cost, PlacementCost placed) {
        return Math.min(cost, placed.cost() * placement.pointsAUnit());
    }

    /// What the place is worth after each of two actions; nothing where it is not known how the
    /// hand ends after one of them.
    Optional<PlacementCost> cost(
            Table table, Seat seat, Optional<Ahead> played, Optional<Ahead> advised) {
        return played.flatMap(ahead -> worth(table, seat, ahead))
                .flatMap(one ->
                        advised.flatMap(ahead -> worth(table, seat, ahead))
                                .map(other -> new PlacementCost(one, other, 0)));
    }

    private Optional<Double> worth(Table table, Seat seat, Ahead ahead) {
        return ahead.hand() == Ahead.Hand.IS_OVER
                ? Optional.of(worth(table, seat, ahead.value()))
                : ahead.told().map(forecast -> worth(table, seat, forecast));
    }

    /// The mean over the ends of the hand.
    private double worth(Table table, Seat seat, Forecast forecast) {
        double sum = 0;
        for (HandEnd end : HandEnd.values()) {
            if (forecast.chance(end) > 0) {
                sum += forecast.chance(end) * worth(table, seat, forecast.points(end));
            }
        }
        return sum;
    }

    /// What a seat takes home on average if the hand brings it so many points, of which the others
    /// pay equal parts.
    double worth(Table table, Seat seat, double gained) {
        List<Seat> seats = table.seats();
        int own = seats.indexOf(seat);
        double[] points = new double[seats.size()];
        for (int i = 0; i < points.length; i++) {
            points[i] =
                    table.place(seats.get(i)).points()
                            + (i == own ? gained : -gained / (points.length - 1));
        }
        double chance = spread * Math.sqrt(placement.handsAfter(table.started()));
        if (chance == 0) {
            return placement.results(moved(points, new double[points.length], 0)).get(own);
        }
        double sum = 0;
        for (double[] sample : samples) {
            sum += placement.results(moved(points, sample, chance)).get(own);
        }
        return sum / SAMPLES;
    }

    private static List<Double> moved(double[] points, double[] by, double chance) {
        List<Double> moved = new ArrayList<>(points.length);
        for (int i = 0; i < points.length; i++) {
            moved.add(points[i] + chance * by[i]);
        }
        return moved;
    }

    private static double[] drawn(int number, int seats) {
        Chance chance = Seed.splitMix64(number).hand(0);
        double[] sample = new double[seats];
        double mean = 0;
        for (int i = 0; i < seats; i++) {
            sample[i] = normal(chance);
            mean += sample[i] / seats;
        }
        double scale = Math.sqrt(seats / (seats - 1.0));
        for (int i = 0; i < seats; i++) {
            sample[i] = (sample[i] - mean) * scale;
        }
        return sample;
    }

    /// By Box and Muller.
    private static double normal(Chance chance) {
        double one = ((chance.next() >>> 11) + 1) * 0x1p-53;
        double other = (chance.next() >>> 11) * 0x1p-53;
        return StrictMath.sqrt(-2 * StrictMath.log(one)) * StrictMath.cos(2 * Math.PI * other);
    }
}
