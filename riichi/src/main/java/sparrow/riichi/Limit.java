package sparrow.riichi;

import java.util.Locale;

/// A cap on what a hand is worth, or none.
public enum Limit {
    NONE(0),
    MANGAN(2_000),
    HANEMAN(3_000),
    BAIMAN(4_000),
    SANBAIMAN(6_000),
    YAKUMAN(8_000);

    private final int base;

    Limit(int base) {
        this.base = base;
    }

    /// The basic points.
    int base() {
        return base;
    }

    /// The name in lower case; empty for none.
    public String title() {
        return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
    }
}
