package sparrow.arena;

/// Decides between two claims about the challenger's lead as soon as the sets allow it, with one
/// chance in twenty of either mistake.
///
/// What counts is how much likelier the sets are under one claim than under the other. How far sets
/// scatter is not known; each claim is given the scatter under which it explains them best (a
/// generalised likelihood ratio of normal set means).
///
/// @param sum of the set means
/// @param squares the sum of their squares
public record SequentialTest(Hypotheses hypotheses, int sets, double sum, double squares) {
    /// Fewer sets tell nothing about their scatter.
    private static final int FEWEST = 20;

    /// What a test has come to.
    public enum Verdict {
        UNDECIDED,
        BETTER,
        NOT_BETTER
    }

    public static SequentialTest of(Hypotheses hypotheses) {
        return new SequentialTest(hypotheses, 0, 0, 0);
    }

    public SequentialTest plus(double mean) {
        return new SequentialTest(hypotheses, sets + 1, sum + mean, squares + mean * mean);
    }

    /// How much likelier the sets are if the lead is worth having than if it is not, as a
    /// logarithm.
    public double ratio() {
        if (sets < FEWEST || squares == 0) {
            return 0;
        }
        return likelihood(hypotheses.some()) - likelihood(hypotheses.none());
    }

    public Verdict verdict() {
        double ratio = ratio();
        if (Math.abs(ratio) < Hypotheses.BOUND) {
            return Verdict.UNDECIDED;
        }
        return ratio > 0 ? Verdict.BETTER : Verdict.NOT_BETTER;
    }

    /// The logarithm of the likelihood of the sets if their mean is so many deviations, with the
    /// deviation that makes it largest. With u for one over the deviation it is n ln u − u² Σx² / 2
    /// + u lead Σx − n lead² / 2, largest where its slope n / u − u Σx² + lead Σx is nothing.
    private double likelihood(double lead) {
        double pull = lead * sum;
        double u = (pull + Math.sqrt(pull * pull + 4 * sets * squares)) / (2 * squares);
        return sets * Math.log(u) - u * u * squares / 2 + u * pull - sets * lead * lead / 2;
    }
}
