package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Chances that were told, and how often it came true: in ten groups of the same width, and by the
/// Brier score, the mean square of how far off they were.
///
/// What is told in one match hangs together. So how sure it is by how much a group is off follows
/// from how much that differs from match to match.
public final class Reliability {
    private static final int GROUPS = 10;
    private static final int SUMS = 3 * GROUPS + 1;

    /// So many standard errors are exceeded 5 times of 100.
    private static final double SURE = 1.96;

    private final long[] counts = new long[GROUPS];
    private final double[] told = new double[GROUPS];
    private final long[] came = new long[GROUPS];
    private final double[] spread = new double[GROUPS];
    private double squares;

    /// A tenth of all chances.
    ///
    /// @param told the mean of the chances told
    /// @param truth how often it came true
    /// @param sure so far, 95 times of 100, the truth is from what more matches would show
    public record Group(long count, double told, double truth, double sure) {
        public double off() {
            return told - truth;
        }
    }

    /// @param truth 1 if it came true, 0 if it did not
    public void add(double chance, int truth) {
        int group = Math.clamp((long) (chance * GROUPS), 0, GROUPS - 1);
        counts[group]++;
        told[group] += chance;
        came[group] += truth;
        squares += (chance - truth) * (chance - truth);
    }

    /// Adds what was told in another match.
    void addMatch(Reliability match) {
        for (int i = 0; i < GROUPS; i++) {
            double off = match.told[i] - match.came[i];
            counts[i] += match.counts[i];
            told[i] += match.told[i];
            came[i] += match.came[i];
            spread[i] += off * off;
        }
        squares += match.squares;
    }

    /// What was told in one match, as numbers that [#of] understands.
    public List<Double> sums() {
        List<Double> sums = new ArrayList<>(SUMS);
        for (int i = 0; i < GROUPS; i++) {
            sums.add((double) counts[i]);
            sums.add(told[i]);
            sums.add((double) came[i]);
        }
        sums.add(squares);
        return sums;
    }

    /// What [#sums] tells.
    public static Reliability of(List<Double> sums) {
        if (sums.size() != SUMS) {
            throw new IllegalArgumentException(sums.size() + " sums instead of " + SUMS);
        }
        Reliability all = new Reliability();
        for (int i = 0; i < GROUPS; i++) {
            all.counts[i] = sums.get(3 * i).longValue();
            all.told[i] = sums.get(3 * i + 1);
            all.came[i] = sums.get(3 * i + 2).longValue();
        }
        all.squares = sums.getLast();
        return all;
    }

    /// The groups, those without any chance too.
    public List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < GROUPS; i++) {
            double count = Math.max(1, counts[i]);
            groups.add(
                    new Group(
                            counts[i],
                            told[i] / count,
                            came[i] / count,
                            SURE * Math.sqrt(spread[i]) / count));
        }
        return groups;
    }

    public long count() {
        return Arrays.stream(counts).sum();
    }

    /// How often it came true in all.
    public double rate() {
        return Arrays.stream(came).sum() / (double) Math.max(1, count());
    }

    public double brier() {
        return squares / Math.max(1, count());
    }

    /// The score of whoever tells the same chance every time, the true one.
    public double baseBrier() {
        return rate() * (1 - rate());
    }

    /// The most that a group of at least so many is off.
    public double worst(long atLeast) {
        double worst = 0;
        for (Group group : groups()) {
            if (group.count >= atLeast) {
                worst = Math.max(worst, Math.abs(group.off()));
            }
        }
        return worst;
    }
}
