package sparrow.american.advice;

/// What a tile does for the lines in reach.
public enum Tier {
    /// No viable line has a use for it.
    NONE(0),
    /// The best line needs it.
    PRIMARY(1.0),
    /// Another variation of the best line needs it.
    VARIATION(0.75),
    /// Another viable line needs it.
    OTHER_LINE(0.5);

    private final double value;

    Tier(double value) {
        this.value = value;
    }

    double value() {
        return value;
    }

    /// 1 for the best line, 2 for its variations, 3 for other lines, 0 for nothing.
    public int number() {
        return ordinal();
    }
}
