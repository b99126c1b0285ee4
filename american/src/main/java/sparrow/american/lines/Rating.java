package sparrow.american.lines;

import java.util.Locale;

/// How promising a line is, in a word.
public enum Rating {
    EXCELLENT(80, 0.60),
    GOOD(65, 0.35),
    FAIR(45, 0.15),
    POOR(25, Rating.VIABLE),
    /// Possible, but hardly ever completed: no line to play for.
    REMOTE(0, 0),
    /// Tiles it needs are all gone.
    IMPOSSIBLE(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /// A line less likely than this is none to play for.
    static final double VIABLE = 0.01;

    private final double score;
    private final double chance;

    Rating(double score, double chance) {
        this.score = score;
        this.chance = chance;
    }

    /// Whether a line of this level is one to play for.
    boolean isViable() {
        return compareTo(POOR) <= 0;
    }

    /// This level for a line that is completed with such a chance: a line to play for is never
    /// called remote, and what is remote by chance is remote whatever its score.
    Rating within(double chance) {
        Rating byChance = ofChance(chance);
        return !byChance.isViable() ? byChance : isViable() ? this : POOR;
    }

    /// The level of a score out of 100.
    static Rating ofScore(double score) {
        for (Rating level : values()) {
            if (score >= level.score) {
                return level;
            }
        }
        return IMPOSSIBLE;
    }

    /// The level of a chance to complete the line.
    static Rating ofChance(double chance) {
        for (Rating level : values()) {
            if (chance >= level.chance) {
                return level;
            }
        }
        return IMPOSSIBLE;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
