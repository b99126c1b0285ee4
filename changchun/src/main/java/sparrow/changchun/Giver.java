package sparrow.changchun;

/// What somebody knew who gave a winning tile.
public enum Giver {
    /// It had not said ting.
    NOT_TING,
    /// It had said ting, but not yet seen the bao.
    BLIND,
    /// It had said ting, and nothing was hidden from it.
    SEEING
}
