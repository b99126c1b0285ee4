package sparrow.review;

import java.util.Locale;

/// How much a choice cost.
public enum Size {
    NONE,
    INACCURACY,
    MISTAKE,
    BLUNDER;

    /// As people and programs read it.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
