package sparrow.odds;

/// Powers by multiplication: the same bits on every machine, which [Math#pow] does not promise.
public final class Power {
    private Power() {}

    /// @param exponent none below 0
    public static double of(double base, int exponent) {
        double power = 1;
        double square = base;
        for (int left = exponent; left > 0; left >>= 1) {
            if ((left & 1) == 1) {
                power *= square;
            }
            square *= square;
        }
        return power;
    }
}
