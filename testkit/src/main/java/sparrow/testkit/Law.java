package sparrow.testkit;

/// What every variant obeys, at every step of every hand.
public enum Law {
    /// Replaying the log rebuilds the same table, and the rules say the same of it.
    REPLAY,
    /// No tile appears or disappears.
    TILES,
    /// Points and pot together stay what they were, within a hand and from hand to hand.
    POINTS,
    /// Every offered action can be done.
    OFFERED,
    /// Every other action is refused, and changes nothing.
    REFUSED,
    /// What a viewer may not know makes no difference to what it sees, to its choices, or to who is
    /// asked.
    TWINS,
    /// A log survives the way to disk and back.
    DISK,
    /// The same seed and players give the same log, in any order and on any number of threads.
    THREADS,
    /// A hand ends.
    ENDS
}
