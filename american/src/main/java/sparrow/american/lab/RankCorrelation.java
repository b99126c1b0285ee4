package sparrow.american.lab;

import java.util.List;

/// How well two orders of the same things agree, after Spearman: 1 if they are the same, 0 if they
/// have nothing to do with each other.
final class RankCorrelation {
    private RankCorrelation() {}

    static double of(List<Double> some, List<Double> others) {
        double[] a = ranks(some);
        double[] b = ranks(others);
        double middle = (a.length + 1) / 2.0;
        double together = 0;
        double spreadA = 0;
        double spreadB = 0;
        for (int at = 0; at < a.length; at++) {
            together += (a[at] - middle) * (b[at] - middle);
            spreadA += (a[at] - middle) * (a[at] - middle);
            spreadB += (b[at] - middle) * (b[at] - middle);
        }
        return spreadA == 0 || spreadB == 0 ? 0 : together / Math.sqrt(spreadA * spreadB);
    }

    /// The place of each number, from 1; equal numbers share the mean of their places.
    private static double[] ranks(List<Double> numbers) {
        double[] ranks = new double[numbers.size()];
        for (int at = 0; at < ranks.length; at++) {
            double number = numbers.get(at);
            long less = numbers.stream().filter(other -> other < number).count();
            long equal = numbers.stream().filter(other -> other == number).count();
            ranks[at] = less + (equal + 1) / 2.0;
        }
        return ranks;
    }
}
