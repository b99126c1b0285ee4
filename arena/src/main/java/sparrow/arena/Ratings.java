package sparrow.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;

/// How strong levels are, from how often each came out ahead of each other one.
///
/// A lead of 400 leaves the other behind ten times as often as it is left behind, as in chess; the
/// mean of all is nothing. The numbers explain all pairings together best (Bradley and Terry);
/// their intervals come from sets drawn anew from those that were played.
public final class Ratings {
    private static final double SCALE = 400 / Math.log(10);
    private static final int STEPS = 2_000;
    private static final int DRAWN_ANEW = 400;
    private static final double TAIL = 0.025;

    /// Half a set that each pairing is thought to have had, split evenly: who never lost is not
    /// endlessly strong.
    private static final double PRIOR = 0.5;

    /// @param low the lower end of the 95 % interval
    public record Rating(double value, double low, double high) {}

    private Ratings() {}

    /// @param levels how many there are
    public static List<Rating> of(int levels, List<Pairing> pairings, long seed) {
        double[] best = fit(levels, pairings);
        double[][] others = new double[levels][DRAWN_ANEW];
        Seed chances = Seed.splitMix64(seed);
        for (int draw = 0; draw < DRAWN_ANEW; draw++) {
            Chance chance = chances.hand(draw);
            double[] fitted =
                    fit(levels, pairings.stream().map(each -> anew(each, chance)).toList());
            for (int level = 0; level < levels; level++) {
                others[level][draw] = fitted[level];
            }
        }
        List<Rating> ratings = new ArrayList<>();
        for (int level = 0; level < levels; level++) {
            Arrays.sort(others[level]);
            int cut = (int) (TAIL * DRAWN_ANEW);
            ratings.add(
                    new Rating(
                            best[level],
                            Math.min(best[level], others[level][cut]),
                            Math.max(best[level], others[level][DRAWN_ANEW - 1 - cut])));
        }
        return ratings;
    }

    private static Pairing anew(Pairing pairing, Chance chance) {
        List<Double> scores = new ArrayList<>();
        for (int i = 0; i < pairing.scores().size(); i++) {
            scores.add(pairing.scores().get(chance.below(pairing.scores().size())));
        }
        return new Pairing(pairing.challenger(), pairing.champion(), scores);
    }

    /// Each level in turn takes the strength that explains its pairings, until none moves.
    private static double[] fit(int levels, List<Pairing> pairings) {
        double[][] ahead = new double[levels][levels];
        for (Pairing pairing : pairings) {
            double sets = pairing.scores().size();
            double won = pairing.mean() * sets;
            ahead[pairing.challenger()][pairing.champion()] += won + PRIOR / 2;
            ahead[pairing.champion()][pairing.challenger()] += sets - won + PRIOR / 2;
        }
        double[] strength = new double[levels];
        Arrays.fill(strength, 1);
        for (int step = 0; step < STEPS; step++) {
            if (improve(ahead, strength) < 1e-12) {
                break;
            }
        }
        double mean = Arrays.stream(strength).map(Math::log).average().orElse(0);
        return Arrays.stream(strength).map(each -> SCALE * (Math.log(each) - mean)).toArray();
    }

    private static double improve(double[][] ahead, double[] strength) {
        double moved = 0;
        for (int a = 0; a < strength.length; a++) {
            double wins = 0;
            double meetings = 0;
            for (int b = 0; b < strength.length; b++) {
                double met = ahead[a][b] + ahead[b][a];
                if (a != b && met > 0) {
                    wins += ahead[a][b];
                    meetings += met / (strength[a] + strength[b]);
                }
            }
            double next = meetings == 0 ? strength[a] : wins / meetings;
            moved = Math.max(moved, Math.abs(Math.log(next / strength[a])));
            strength[a] = next;
        }
        return moved;
    }
}
