package sparrow.riichi;

/// A cap on what a hand is worth, or none.
public enum Limit {
    NONE("", 0),
    MANGAN("mangan", 2_000),
    HANEMAN("haneman", 3_000),
    BAIMAN("baiman", 4_000),
    SANBAIMAN("sanbaiman", 6_000),
    YAKUMAN("yakuman", 8_000);

    private final String title;
    private final int base;

    Limit(String title, int base) {
        this.title = title;
        this.base = base;
    }

    /// What it is worth before it is multiplied for dealer and payers.
    public int base() {
        return base;
    }

    /// What players call it; empty for none.
    public String title() {
        return title;
    }
}
