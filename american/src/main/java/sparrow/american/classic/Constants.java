package sparrow.american.classic;

/// The two sets of constants the player was written down with.
public enum Constants {
    ORIGINAL(55) {
        @Override
        double weight(double rank, double delta) {
            return rank > STRONG ? rank : 1;
        }

        @Override
        public int courtesy(double rank) {
            return rank < 50 ? 3 : rank < 60 ? 2 : rank < 70 ? 1 : 0;
        }
    },
    /// A lower threshold for exposures; a penalty for great losses, which no single tile brings;
    /// and a formula for the courtesy that asks for nothing from rank 35 on.
    UPDATED(45) {
        @Override
        double weight(double rank, double delta) {
            double weight = rank > STRONG ? Math.min(rank, 100) : 1;
            return delta < GREAT_LOSS ? 2 * weight : weight;
        }

        @Override
        public int courtesy(double rank) {
            return Math.max(0, 3 - (int) Math.floor((rank - 5) / 10));
        }
    };

    private static final double STRONG = 50;
    private static final double GREAT_LOSS = -10;

    private final double exposure;

    Constants(double exposure) {
        this.exposure = exposure;
    }

    /// A line must rank above this before a group is exposed for it.
    public double exposure() {
        return exposure;
    }

    /// What a change of a line's rank counts.
    ///
    /// @param rank of the line before the change
    abstract double weight(double rank, double delta);

    /// How many tiles the player asks for in the courtesy pass, by the formula; it may be more than
    /// the three there are.
    public abstract int courtesy(double rank);
}
