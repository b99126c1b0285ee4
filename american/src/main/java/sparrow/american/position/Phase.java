package sparrow.american.position;

/// When advice is asked for.
public enum Phase {
    /// Three tiles are to be passed.
    CHARLESTON,
    /// Tiles are drawn, claimed and discarded.
    PLAY
}
