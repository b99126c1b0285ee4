package sparrow.core.table;

/// Where a discard came from.
public enum Origin {
    /// From among the tiles held before.
    HAND,
    /// The tile just drawn, passed straight on.
    DRAWN
}
