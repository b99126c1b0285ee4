package sparrow.american.value;

/// How much of a position is weighed.
public enum Skill {
    /// The one line that is most worth aiming at; not what the others may want.
    BEGINNER(1, 0),
    /// Every line that can still be made, and what a discard gives to others.
    INTERMEDIATE(Integer.MAX_VALUE, 0.5);

    private final int lines;
    private final double caution;

    Skill(int lines, double caution) {
        this.lines = lines;
        this.caution = caution;
    }

    /// The lines that count, the best first.
    int lines() {
        return lines;
    }

    /// What a point given to others counts.
    double caution() {
        return caution;
    }
}
