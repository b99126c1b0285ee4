package sparrow.american.value;

/// How much of a position is weighed.
public enum Skill {
    /// The one line that is most worth aiming at; not what the others may want.
    BEGINNER(1, 0, 0),
    /// Every line that can still be made, and what a discard gives to others.
    INTERMEDIATE(Integer.MAX_VALUE, 0.5, 0),
    /// The same, and that a Charleston brings tiles; whether a hand is worth playing for is left to
    /// a forecast.
    ADVANCED(Integer.MAX_VALUE, 0.5, 3);

    private final int lines;
    private final double caution;
    private final double charleston;

    Skill(int lines, double caution, double charleston) {
        this.lines = lines;
        this.caution = caution;
        this.charleston = charleston;
    }

    /// The lines that count, the best first.
    int lines() {
        return lines;
    }

    /// What a point given to others counts.
    double caution() {
        return caution;
    }

    /// So many turns the passes before play are worth.
    double charleston() {
        return charleston;
    }

    /// Whether a hand may be given up before anything is forecast of it.
    boolean givesUp() {
        return this != ADVANCED;
    }
}
