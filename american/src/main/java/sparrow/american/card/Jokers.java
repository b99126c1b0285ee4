package sparrow.american.card;

/// Whether a winning hand holds jokers.
public enum Jokers {
    NONE,
    SOME
}
