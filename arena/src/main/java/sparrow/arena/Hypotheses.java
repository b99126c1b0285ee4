package sparrow.arena;

/// The two claims between which a sequential test decides: how far the challenger is ahead, in
/// standard deviations of a set.
///
/// @param none a lead that does not count as being better
/// @param some a lead worth having
public record Hypotheses(double none, double some) {
    /// A lead of a tenth of a standard deviation against none at all; some 600 sets tell them
    /// apart.
    public static final Hypotheses USUAL = new Hypotheses(0, 0.1);

    /// The chance of either mistake that is put up with.
    static final double MISTAKE = 0.05;

    /// How much likelier one claim must have become than the other, as a logarithm.
    public static final double BOUND = Math.log((1 - MISTAKE) / MISTAKE);

    public Hypotheses {
        if (!(none < some)) {
            throw new IllegalArgumentException("a lead worth having is more than none");
        }
    }
}
