package sparrow.core.tile;

/// The families of tiles. The first three are numbered 1–9 and can form runs.
public enum Suit {
    CHARACTERS(0, 9),
    DOTS(9, 9),
    BAMBOO(18, 9),
    WINDS(27, 4),
    DRAGONS(31, 3),
    FLOWERS(34, 4),
    SEASONS(38, 4),
    SPECIAL(42, 3);

    private final int firstKind;
    private final int ranks;

    Suit(int firstKind, int ranks) {
        this.firstKind = firstKind;
        this.ranks = ranks;
    }

    /// How many ranks the family has, counted from 1.
    public int ranks() {
        return ranks;
    }

    /// The [Tile#kind()] of its tile of rank 1.
    int firstKind() {
        return firstKind;
    }

    public boolean isNumbered() {
        return ranks == 9;
    }

    public boolean isHonor() {
        return this == WINDS || this == DRAGONS;
    }
}
