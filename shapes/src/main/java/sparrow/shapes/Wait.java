package sparrow.shapes;

/// How the last tile completed its block.
public enum Wait {
    /// Either end of a run: 34 waiting for 2 or 5.
    TWO_SIDED("two-sided"),
    /// The middle of a run: 24 waiting for 3.
    CLOSED("closed"),
    /// The inner end of a run at the edge of its suit: 12 waiting for 3, 89 for 7.
    EDGE("edge"),
    /// One of two pairs growing to a triplet.
    DUAL_PAIR("dual-pair"),
    /// A single tile waiting for its twin, or the one orphan missing.
    SINGLE("single"),
    /// All thirteen orphans waiting for any of them.
    THIRTEEN_SIDED("thirteen-sided");

    private final String title;

    Wait(String title) {
        this.title = title;
    }

    /// Such as `two-sided`.
    public String title() {
        return title;
    }
}
