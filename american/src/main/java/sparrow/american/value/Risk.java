package sparrow.american.value;

import java.util.Locale;

/// How likely another player wants a tile: one scale for all advice.
public enum Risk {
    NONE(0),
    LOW(0.05),
    MEDIUM(0.25),
    HIGH(0.5);

    private final double from;

    Risk(double from) {
        this.from = from;
    }

    public static Risk of(double probability) {
        Risk found = NONE;
        for (Risk risk : values()) {
            found = probability >= risk.from ? risk : found;
        }
        return found;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
