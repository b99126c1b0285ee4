package sparrow.changchun;

/// How the last tile came.
public enum Way {
    /// From somebody's discard, or a tile somebody added to a kong.
    DISCARD,
    SELF_DRAW,
    /// The bao is one of the tiles waited for: won before drawing.
    BAO_HIT,
    /// A copy of the bao was drawn; it stands for any tile waited for.
    BAO_DRAWN;

    /// Whether everybody pays as for a self-drawn win.
    public boolean isSelfDrawn() {
        return this != DISCARD;
    }
}
