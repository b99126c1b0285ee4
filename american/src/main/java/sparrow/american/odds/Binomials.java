package sparrow.american.odds;

/// Binomial coefficients for as many tiles as there are.
public final class Binomials {
    private static final int MOST = 200;
    private static final double[][] TABLE = new double[MOST + 1][];

    static {
        for (int n = 0; n <= MOST; n++) {
            TABLE[n] = new double[n + 1];
            TABLE[n][0] = 1;
            for (int k = 1; k <= n; k++) {
                TABLE[n][k] = TABLE[n - 1][k - 1] + (k < n ? TABLE[n - 1][k] : 0);
            }
        }
    }

    private Binomials() {}

    /// In how many ways `k` of `n` can be chosen.
    public static double of(int n, int k) {
        return k < 0 || k > n || n < 0 ? 0 : TABLE[n][k];
    }
}
