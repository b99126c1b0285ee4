package sparrow.riichi.play;

import java.util.List;
import sparrow.core.table.Event;
import sparrow.core.table.Rules;
import sparrow.core.table.Table;
import sparrow.riichi.table.Words;

/// The chances of each place at the end of a match, from the scores, the round, who deals and the
/// sticks.
///
/// The hands to come move every score by chance, by so much a hand, whoever plays: two scores drift
/// apart as the square root of their number. Once no hand is left, the order is that of the scores,
/// of equal ones the earlier seat first.
public final class PlaceChances {
    /// The deviation of what a hand changes a score by, in points.
    private static final double A_HAND = 4_700;

    /// So many hands are played for one that is due: dealers repeat.
    private static final double REPEATS = 1.25;

    /// What a hand brings its dealer more than the others, on average.
    private static final double DEALER = 600;

    /// What one wins another loses, so that two of four scores drift apart faster than each moves.
    private static final double APART = 4.0 / 3;

    /// Steps of the own score, in deviations, over which chances are summed.
    private static final int STEPS = 16;

    private static final double STEP = 0.25;

    /// By which a logistic curve lies close to the normal one.
    private static final double LOGISTIC = 1.702;

    private final double[] scores;
    private final double spread;

    private PlaceChances(double[] scores, double spread) {
        this.scores = scores;
        this.spread = spread;
    }

    /// When a hand has just begun or goes on: what follows it is not known, nor how it ends.
    public static PlaceChances of(Table table) {
        List<Integer> scores =
                table.seats().stream().map(seat -> table.place(seat).points()).toList();
        int dealer = table.seats().indexOf(table.dealer());
        int round = table.started().tally().getOrDefault(Words.ROUND, 0);
        return of(table.rules(), scores, round, dealer, table.pot());
    }

    /// The same of numbers.
    ///
    /// @param scores by seat, the first dealer's first
    /// @param round 0 in the east round
    /// @param dealer the place of the dealer among the scores
    /// @param pot points of the sticks on the table
    public static PlaceChances of(
            Rules rules, List<Integer> scores, int round, int dealer, int pot) {
        double hands = REPEATS * due(rules, scores.size(), round, dealer);
        double[] expected = new double[scores.size()];
        for (int seat = 0; seat < expected.length; seat++) {
            double dealt = seat == dealer ? DEALER : -DEALER / (expected.length - 1);
            expected[seat] = scores.get(seat) + dealt + (double) pot / expected.length;
        }
        double apart = A_HAND * A_HAND * hands * APART + (double) pot * pot / expected.length;
        return new PlaceChances(expected, StrictMath.sqrt(apart));
    }

    /// When the last hand is over.
    public static PlaceChances last(List<Integer> scores) {
        return new PlaceChances(scores.stream().mapToDouble(Integer::doubleValue).toArray(), 0);
    }

    /// How many hands are still due, the one under way among them: more follow where a dealer
    /// repeats.
    public static int due(Rules rules, int players, int round, int dealer) {
        String length = rules.value("length");
        int last = length.equals("south") ? 1 : 0;
        boolean single = length.equals("hand");
        return single || round > last ? 1 : (last - round) * players + players - dealer;
    }

    /// How many hands are likely to follow a hand that opens so; 0 after the last.
    public static double handsAfter(Rules rules, Event.Started started) {
        int round = started.tally().getOrDefault(Words.ROUND, 0);
        int due = due(rules, started.points().size(), round, started.dealer().ordinal());
        return REPEATS * (due - 1);
    }

    /// The chance of each place for a seat, of the first one first.
    public double[] chances(int seat) {
        double[] chances = new double[scores.length];
        if (spread == 0) {
            chances[place(seat)] = 1;
            return chances;
        }
        double all = 0;
        for (int step = -STEPS; step <= STEPS; step++) {
            double deviations = STEP * step;
            double weight = StrictMath.exp(-deviations * deviations / 2);
            double own = scores[seat] + deviations * spread;
            double[] above = {1};
            for (int other = 0; other < scores.length; other++) {
                if (other != seat) {
                    above = more(above, isAbove(scores[other] - own));
                }
            }
            for (int place = 0; place < chances.length; place++) {
                chances[place] += weight * above[place];
            }
            all += weight;
        }
        for (int place = 0; place < chances.length; place++) {
            chances[place] /= all;
        }
        return chances;
    }

    private int place(int seat) {
        int place = 0;
        for (int other = 0; other < scores.length; other++) {
            boolean first = other < seat && scores[other] == scores[seat];
            place += scores[other] > scores[seat] || first ? 1 : 0;
        }
        return place;
    }

    /// The chance that another who has so much more now is above in the end.
    private double isAbove(double lead) {
        return 1 / (1 + StrictMath.exp(-LOGISTIC * lead / spread));
    }

    /// The chances that so many are above, with one more of whom it is known how likely that is.
    private static double[] more(double[] above, double chance) {
        double[] more = new double[above.length + 1];
        for (int count = 0; count < above.length; count++) {
            more[count] += above[count] * (1 - chance);
            more[count + 1] += above[count] * chance;
        }
        return more;
    }

    /// The place to be expected, 1 for the first.
    public double expected(int seat) {
        double[] chances = chances(seat);
        double sum = 0;
        for (int place = 0; place < chances.length; place++) {
            sum += (place + 1) * chances[place];
        }
        return sum;
    }
}
