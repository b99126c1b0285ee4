package sparrow.american.advice;

import java.util.Locale;

/// How promising a line is, in a word.
public enum Level {
    EXCELLENT(80, 0.60),
    GOOD(65, 0.35),
    FAIR(45, 0.15),
    POOR(25, 0.03),
    /// Possible, but hardly ever completed.
    REMOTE(0, 0),
    /// Tiles it needs are all gone.
    IMPOSSIBLE(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    private final double score;
    private final double chance;

    Level(double score, double chance) {
        this.score = score;
        this.chance = chance;
    }

    /// The level of a score out of 100.
    static Level ofScore(double score) {
        for (Level level : values()) {
            if (score >= level.score) {
                return level;
            }
        }
        return IMPOSSIBLE;
    }

    /// The level of a chance to complete the line.
    static Level ofChance(double chance) {
        for (Level level : values()) {
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
